import { IconCheck, IconCircle, IconCircleHalf2, IconHistory, IconQuestionMark, IconX } from '@tabler/icons-react';
import { isSamePerson, type Review, type Role } from '#src/review/page/facts/review.ts';
import { ownState, type ReviewPart } from '#src/review/page/facts/reviewParts.ts';
import { statusOf } from '#src/review/page/facts/partStatus.ts';
import { REVIEW, VERDICT_WORDS } from '#src/review/page/words/review.ts';
import { Row } from '#src/components/layout/Row.tsx';
import classes from './VerdictMark.module.css';

export const VERDICT_ICONS = {
  approved: IconCheck,
  questioned: IconQuestionMark,
  rejected: IconX,
  stale: IconHistory,
  open: IconCircle,
  partly: IconCircleHalf2,
} as const;

type MarkProps = { readonly verdict: keyof typeof VERDICT_WORDS; readonly text?: string };

export function VerdictMark({ verdict, text }: MarkProps) {
  const Icon = VERDICT_ICONS[verdict];
  return (
    <Row as="span" isOneLine gap={1} className={classes.mark} data-verdict={verdict} data-framed>
      <Icon size={16} stroke={2.25} aria-hidden />
      {text ?? VERDICT_WORDS[verdict]}
    </Row>
  );
}

type PartProps = { readonly part: ReviewPart; readonly review: Review };

/** The reviewer's own verdict on a part, then its overall state and the missing roles. */
export function PartStatus({ part, review }: PartProps) {
  const own = ownState(part, review);
  const { state, people, waitsFor } = statusOf(part, review);
  // A reviewer who approved isn't asked again, even if the approval doesn't count.
  const you = own === 'approved' ? null : (review.me?.role ?? null);
  const isMineAlone = state !== 'approved' && people.length > 0 && people.every((one) => isSamePerson(one, review.me));
  return (
    <Row as="span" gap={2}>
      {own !== 'open' && <VerdictMark verdict={own} text={REVIEW.own(own)} />}
      {!isMineAlone && <OverallMark part={part} review={review} you={you} />}
      {(isMineAlone || state !== 'open') && waitsFor.length > 0 && (
        <VerdictMark verdict="open" text={REVIEW.waits(waitsFor, you)} />
      )}
    </Row>
  );
}

/** The overall state of a part; nothing for an open part that no role has to review. */
export function OverallMark({ part, review, you = null }: PartProps & { readonly you?: Role | null }) {
  const { state, people, waitsFor } = statusOf(part, review);
  if (state !== 'open') return <VerdictMark verdict={state} text={REVIEW.overall(state, people)} />;
  if (waitsFor.length === 0) return null;
  const verdict = people.length === 0 ? 'open' : 'partly';
  return <VerdictMark verdict={verdict} text={REVIEW.waits(waitsFor, you, people)} />;
}

export function Repeats({ part, review }: PartProps) {
  return statusOf(part, review).repeats.map(({ reviewer, counted }) => (
    <p key={reviewer.role}>{REVIEW.repeated(reviewer, counted)}</p>
  ));
}
