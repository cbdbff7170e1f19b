import { IconCheck, IconCircle, IconHistory, IconQuestionMark, IconX } from '@tabler/icons-react';
import { isSamePerson, type Review, type Role } from '#src/review/page/facts/review.ts';
import { ownState, type ReviewPart, type ReviewState, standingOf } from '#src/review/page/facts/reviewParts.ts';
import { REVIEW, VERDICT_WORDS } from '#src/review/page/words/review.ts';
import classes from './VerdictMark.module.css';

export const VERDICT_ICONS = {
  approved: IconCheck,
  questioned: IconQuestionMark,
  rejected: IconX,
  stale: IconHistory,
  open: IconCircle,
} as const;

/** A review state as an icon and words. */
export function VerdictMark({ verdict, text }: { readonly verdict: ReviewState; readonly text?: string }) {
  const Icon = VERDICT_ICONS[verdict];
  return (
    <span className={classes.mark} data-verdict={verdict}>
      <Icon size={16} stroke={2.25} aria-hidden />
      {text ?? VERDICT_WORDS[verdict]}
    </span>
  );
}

type PartProps = { readonly part: ReviewPart; readonly review: Review };

/** The state of a part: the reviewer's own verdict, then who objects or whom it waits for. */
export function PartStatus({ part, review }: PartProps) {
  const own = ownState(part, review);
  const { people } = standingOf(part, review);
  const isMineAlone = people.length > 0 && people.every((one) => isSamePerson(one, review.me));
  return (
    <span className={classes.status}>
      {own !== 'open' && <VerdictMark verdict={own} text={REVIEW.own(own)} />}
      {!isMineAlone && <OverallMark part={part} review={review} you={review.me?.role ?? null} />}
    </span>
  );
}

/** The state of a part for everybody, on paper as well; nothing where it waits for nobody. */
export function OverallMark({ part, review, you = null }: PartProps & { readonly you?: Role | null }) {
  const { state, people, waitsFor } = standingOf(part, review);
  if (state !== 'open') return <VerdictMark verdict={state} text={REVIEW.overall(state, people)} />;
  return waitsFor.length === 0 ? null : <VerdictMark verdict="open" text={REVIEW.waits(waitsFor, you)} />;
}
