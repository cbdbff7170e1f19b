import { useEffect, useRef } from 'react';
import type { Choice } from '#machines/graph/moments/moment.ts';
import { LIVE } from '#src/content/visualizer/live.ts';
import { Button } from '#src/visualizer/parts/Button.tsx';
import classes from './Live.module.css';
import { Reasons } from './Reasons.tsx';

type ChoicesProps = {
  readonly choices: readonly Choice[];
  /** Why none of them can be pressed from here; null when each can. */
  readonly problem: string | null;
  /** What is said while nothing is known of what can be done. */
  readonly nothingKnown: string;
  readonly onPress: (choice: Choice) => void;
};

const SOURCES = ['creator', 'outside', 'time'] as const;
const ADDRESS = 'url.opened';

/** What can be done now, and what not, with the reason. */
export function Choices({ choices, problem, nothingKnown, onPress }: ChoicesProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const hasPressed = useRef(false);
  // What was pressed may be gone by then: who works by keyboard goes on from the head of the list.
  useEffect(() => {
    if (!hasPressed.current || document.activeElement !== document.body) return;
    hasPressed.current = false;
    heading.current?.focus({ preventScroll: true });
  }, [choices]);
  const press = (choice: Choice) => {
    hasPressed.current = true;
    onPress(choice);
  };
  const open = choices.filter(({ takes }) => takes.length > 0);
  const refused = choices.filter(({ takes }) => takes.length === 0);
  const isAddress = ({ event }: Choice) => event.type === ADDRESS;
  const list = (some: readonly Choice[]) => (
    <ul className={classes.list}>
      {some.map((choice) => (
        <OpenChoice key={keyOf(choice)} choice={choice} problem={problem} onPress={press} />
      ))}
    </ul>
  );
  return (
    <>
      <section className={classes.part}>
        <h3 ref={heading} className={classes.heading} tabIndex={-1}>
          {LIVE.open}
        </h3>
        {choices.length === 0 && <p className={classes.quiet}>{nothingKnown}</p>}
        {choices.length > 0 && open.length === 0 && <p className={classes.quiet}>{LIVE.noneOpen}</p>}
        {SOURCES.map((source) => {
          const some = open.filter((choice) => choice.source === source && !isAddress(choice));
          if (some.length === 0) return null;
          return (
            <div key={source}>
              <h4 className={classes.subheading}>{LIVE.source[source]}</h4>
              {list(some)}
            </div>
          );
        })}
        {open.some(isAddress) && (
          <details>
            <summary>{LIVE.anyAddress}</summary>
            {list(open.filter(isAddress))}
          </details>
        )}
      </section>
      {refused.length > 0 && (
        <section className={classes.part}>
          <h3 className={classes.heading}>{LIVE.refused}</h3>
          <ul className={classes.list}>
            {refused.map((choice) => (
              <li key={keyOf(choice)}>
                <details>
                  <summary>{choice.text}</summary>
                  <Reasons choice={choice} />
                </details>
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  );
}

type OpenChoiceProps = Omit<ChoicesProps, 'choices' | 'nothingKnown'> & { readonly choice: Choice };

function OpenChoice({ choice, problem, onPress }: OpenChoiceProps) {
  return (
    <li className={classes.choice}>
      <span>{choice.text}</span>
      <Button
        aria-disabled={problem !== null}
        title={problem ?? undefined}
        aria-label={LIVE.pressWhat(choice.text)}
        onClick={() => {
          if (problem === null) onPress(choice);
        }}
      >
        {LIVE.press}
      </Button>
    </li>
  );
}

function keyOf({ event, takes }: Choice): string {
  return `${JSON.stringify(event)} ${takes.join(' ')}`;
}
