import { IconCheck, IconX } from '@tabler/icons-react';
import type { Choice, GuardTruth } from '#machines/graph/moments/moment.ts';
import { LIVE } from '#src/content/visualizer/live.ts';
import classes from './Live.module.css';

/** Why a choice is open or refused: what each rule asks, part by part, with the answer of this moment. */
export function Reasons({ choice }: { readonly choice: Choice }) {
  const asked = choice.truths.flatMap(({ transitionId, truth }) => (truth === null ? [] : [{ transitionId, truth }]));
  if (asked.length === 0) return <p className={classes.quiet}>{LIVE.noQuestion}</p>;
  return (
    <ul className={classes.truths}>
      {asked.map(({ transitionId, truth }) => (
        <Truth key={transitionId} truth={truth} />
      ))}
    </ul>
  );
}

function Truth({ truth: { tree, isTrue, parts } }: { readonly truth: GuardTruth }) {
  const Mark = isTrue ? IconCheck : IconX;
  return (
    <li>
      <span className={classes.truth} data-is={isTrue ? 'yes' : 'no'}>
        <Mark size={16} aria-hidden />
        {`${tree.text}: ${isTrue ? LIVE.isTrue : LIVE.isFalse}`}
      </span>
      {parts.length > 0 && (
        <ul className={classes.truths}>
          {parts.map((part) => (
            <Truth key={part.tree.text} truth={part} />
          ))}
        </ul>
      )}
    </li>
  );
}
