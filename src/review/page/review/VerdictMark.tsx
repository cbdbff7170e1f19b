import { IconCheck, IconCircle, IconHistory, IconQuestionMark, IconX } from '@tabler/icons-react';
import { VERDICT_WORDS } from '#src/review/page/words/review.ts';
import type { ReviewState } from '#src/review/page/facts/reviewParts.ts';
import classes from './VerdictMark.module.css';

const ICONS = {
  approved: IconCheck,
  questioned: IconQuestionMark,
  rejected: IconX,
  stale: IconHistory,
  open: IconCircle,
} as const;

/** The review state of an item, as a sign and a word. */
export function VerdictMark({ verdict }: { readonly verdict: ReviewState }) {
  const Icon = ICONS[verdict];
  return (
    <span className={classes.mark} data-verdict={verdict}>
      <Icon size={16} stroke={2.25} aria-hidden />
      {VERDICT_WORDS[verdict]}
    </span>
  );
}
