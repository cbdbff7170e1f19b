import { IconCheck, IconX } from '@tabler/icons-react';
import type { GuardTruth } from '#machines/graph/moments/moment.ts';
import { SIMULATION_TEXT } from '#src/content/visualizer/simulation.ts';
import classes from './TruthList.module.css';

const { choices: TEXT } = SIMULATION_TEXT;

/** What a rule asks and what the answers are now, part by part. Each answer is told by sign and word. */
export function TruthList({ truths }: { readonly truths: readonly GuardTruth[] }) {
  return (
    <ul className={classes.truths}>
      {truths.map((truth) => (
        <Truth key={truth.tree.text} truth={truth} />
      ))}
    </ul>
  );
}

function Truth({ truth }: { readonly truth: GuardTruth }) {
  const { isTrue, tree } = truth;
  const parts = shownParts(truth);
  const Sign = isTrue ? IconCheck : IconX;
  return (
    <li className={isTrue ? classes.yes : classes.no}>
      <span className={classes.line}>
        <Sign className={classes.sign} size={16} aria-hidden />
        <span>
          {tree.text}
          <span className={classes.answer}>{` (${isTrue ? TEXT.isTrue : TEXT.isFalse})`}</span>
        </span>
      </span>
      {parts.length === 0 ? null : (
        <>
          <span className={classes.how}>{howMany(truth)}</span>
          <TruthList truths={parts} />
        </>
      )}
    </li>
  );
}

/** A negation and a question about the state say all in their own text; a name says less than what it is made of. */
function shownParts(truth: GuardTruth): readonly GuardTruth[] {
  const { kind } = truth.tree;
  if (kind === 'named') return truth.parts.flatMap(shownParts);
  return kind === 'and' || kind === 'or' ? truth.parts : [];
}

function howMany({ tree, parts }: GuardTruth): string {
  if (tree.kind === 'named') return parts.map(howMany).join('');
  return tree.kind === 'or' ? TEXT.anyOf : TEXT.allOf;
}
