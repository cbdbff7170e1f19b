import { useId } from 'react';
import { Row } from '#src/components/layout/Row.tsx';
import { DEMONSTRATION } from '#src/review/page/words/live.ts';
import { REVIEWED } from '#src/review/journey/reviewed.ts';
import type { ProductCommand } from '#src/review/engine/session/framedProduct.ts';
import { useSend, useViewer } from '#src/review/page/viewer/hooks.tsx';
import textClasses from '#src/review/page/parts/text.module.css';
import classes from './Live.module.css';

/** Speed factors of the product's clock; 0 stops it. */
const SPEEDS = [0, 1, 10, 60];
const NONE: readonly string[] = [];

export function DemonstrationControls() {
  const send = useSend();
  const speed = useViewer(({ context }) => context.product?.speed ?? null);
  const isHeld = useViewer(({ context }) => context.product?.isHeld === true);
  const failing = useViewer(({ context }) => context.product?.failing ?? NONE);
  const name = useId();
  const request = (command: ProductCommand) => send({ type: 'product.commanded', command });
  return (
    <>
      <Row as="fieldset" gap={3} className={classes.fields} disabled={speed === null}>
        <legend>{DEMONSTRATION.time}</legend>
        {SPEEDS.map((factor) => (
          <Row key={factor} as="label" gap={2} isOneLine className={classes.tick}>
            <input
              type="radio"
              name={name}
              checked={speed === factor}
              onChange={() => request({ kind: 'setSpeed', factor })}
            />
            {DEMONSTRATION.speed(factor)}
          </Row>
        ))}
        {isHeld && <p className={textClasses.note}>{DEMONSTRATION.held}</p>}
      </Row>
      <details>
        <summary>{DEMONSTRATION.fail}</summary>
        <fieldset className={classes.fields} disabled={speed === null} aria-label={DEMONSTRATION.fail}>
          <p className={textClasses.note}>{DEMONSTRATION.failHint}</p>
          {Object.entries(REVIEWED.calls).map(([call, words]) => (
            <Row key={call} as="label" gap={2} isOneLine className={classes.tick}>
              <input
                type="checkbox"
                checked={failing.includes(call)}
                onChange={({ target }) =>
                  request({
                    kind: 'fail',
                    calls: target.checked ? [...failing, call] : failing.filter((other) => other !== call),
                  })
                }
              />
              {words}
            </Row>
          ))}
        </fieldset>
      </details>
    </>
  );
}
