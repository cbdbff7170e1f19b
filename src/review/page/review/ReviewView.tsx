import { useHotkeys } from '@mantine/hooks';
import { useMemo, useState } from 'react';
import { proofOf } from '#src/review/engine/model/proof.ts';
import { type Judgement, judgementOn, ownSaying, type Review, type Verdict } from '#src/review/page/facts/review.ts';
import {
  isAsked,
  isCounted,
  nextOpenPart,
  ownState,
  partState,
  partWith,
  progress,
  type ReviewPart,
  reviewParts,
} from '#src/review/page/facts/reviewParts.ts';
import { Button } from '#src/review/page/parts/Button.tsx';
import { LiveRegion } from '#src/review/page/parts/LiveRegion.tsx';
import { Tabs } from '#src/review/page/parts/Tabs.tsx';
import { useDrawnModel, useSend, useViewer } from '#src/review/page/viewer/hooks.tsx';
import { REVIEW, VERDICT_WORDS } from '#src/review/page/words/review.ts';
import { PartList } from './PartList.tsx';
import { PartReview } from './PartReview.tsx';
import { photograph } from './photograph.ts';
import { ReviewerForm } from './ReviewerForm.tsx';
import { ReviewFiles } from './ReviewFiles.tsx';
import { ReviewProgress } from './ReviewProgress.tsx';
import classes from './ReviewView.module.css';
import { SignOff } from './SignOff.tsx';
import { useStoryParts } from './useStoryParts.ts';

const TABS = ['changes', 'parts', 'signOff'] as const;
type Tab = (typeof TABS)[number];

/** A verdict that can be undone: what was said of the part before it. */
type Given = { readonly part: ReviewPart; readonly verdict: Verdict; readonly before: Judgement | null };

/** The review: what changed since, every part with everybody's verdicts, files and the sheet. */
export function ReviewView() {
  const isReading = useViewer(({ value }) => ['unread', 'reading'].includes(value.review) || value.texts === 'reading');
  // What it opens on depends on what was said before.
  return isReading ? null : <Desk />;
}

function Desk() {
  const send = useSend();
  const model = useDrawnModel();
  const review = useViewer(({ context }) => context.review);
  const proof = useViewer(({ context }) => context.proof);
  const selectedId = useViewer(({ context }) => context.selectedId);
  const isSaved = useViewer(({ value }) => value.review !== 'refused');
  const texts = useViewer(({ context }) => context.texts);
  const stories = useStoryParts(model);
  const parts = useMemo(() => [...reviewParts(model, texts), ...stories], [model, texts, stories]);
  const counted = parts.filter((one) => isCounted(one, review));
  const stale = parts.filter((part) => ownState(part, review) === 'stale');
  const asked = parts.filter((part) => isAsked(part, review));
  const [tab, setTab] = useState<Tab>(() => firstTab(parts, review, selectedId));
  const [openId, setOpenId] = useState(() => partWith(parts, selectedId)?.id ?? null);
  const [given, setGiven] = useState<Given | null>(null);
  const [missingNoteId, setMissingNoteId] = useState<string | null>(null);
  const [announcement, setAnnouncement] = useState('');
  const listed = tab === 'changes' ? stale : parts;
  const inTurn = tab === 'changes' ? stale : asked;
  // A part that was judged just now stays, so that a second press cannot meet the next one.
  const opened = parts.find(({ id }) => id === openId);
  const part = opened ?? nextOpenPart(inTurn, review, null) ?? listed[0] ?? null;
  const next = part === null ? null : nextOpenPart(inTurn, review, part.id);

  const open = (id: string | null) => {
    setOpenId(id);
    setMissingNoteId(null);
  };
  const judge = (verdict: Verdict | null, picture: string | null) => {
    if (part === null || review.me === null) return;
    const before = ownSaying(part.id, review);
    if (verdict !== null && verdict !== 'approved' && (before?.note.trim() ?? '') === '') {
      setMissingNoteId(part.id);
      document.getElementById('review-note')?.focus();
      return;
    }
    if (verdict !== null && verdict === ownState(part, review)) return;
    open(part.id);
    const judgement = verdict && judgementOn(part, { verdict, at: nowText(), picture, version: model.hash });
    send({ type: 'review.judged', id: part.id, judgement });
    setGiven(verdict && { part, verdict, before: before?.judgement ?? null });
    if (verdict === null) return setAnnouncement(REVIEW.takenBack(part.title));
    const { approved, all } = progress(asked, (one) => (one === part ? verdict : ownState(one, review)));
    setAnnouncement(REVIEW.said(VERDICT_WORDS[verdict], part.title, REVIEW.mine(approved, all)));
  };
  const undo = ({ part: { id, title }, before }: Given) => {
    send({ type: 'review.judged', id, judgement: before });
    setGiven(null);
    open(id);
    setAnnouncement(REVIEW.takenBack(title));
  };
  /** A key that is held is pressed once. */
  const byKey = (act: () => void) => (event: KeyboardEvent) => {
    if (!event.repeat && tab !== 'signOff') act();
  };
  const judgeByKey = (verdict: Verdict) =>
    byKey(() => judge(verdict, photograph(document.querySelector('#review-panel iframe'))));
  useHotkeys([
    ['a', judgeByKey('approved')],
    ['q', judgeByKey('questioned')],
    ['r', judgeByKey('rejected')],
    ['n', byKey(() => next && open(next.id))],
  ]);
  const words = {
    changes: REVIEW.changesTab(stale.length),
    parts: REVIEW.partsTab(counted.length),
    signOff: REVIEW.signOff,
  };
  return (
    <div className={classes.view} role="group" aria-label={REVIEW.title}>
      <header className={classes.head}>
        <ReviewProgress
          mine={review.me === null ? null : progress(asked, (one) => ownState(one, review))}
          everybody={progress(counted, (one) => partState(one, review))}
        />
        {review.me !== null && (
          <p className={classes.me}>
            <strong>{REVIEW.person(review.me)}</strong>
            <Button variant="subtle" onClick={() => send({ type: 'review.reviewerNamed', reviewer: null })}>
              {REVIEW.who.change}
            </Button>
          </p>
        )}
        <ReviewFiles />
      </header>
      {review.me === null && <ReviewerForm onBegin={(reviewer) => send({ type: 'review.reviewerNamed', reviewer })} />}
      {!isSaved && (
        <p className={classes.warning} role="alert">
          {REVIEW.notSaved}
        </p>
      )}
      <Tabs label={REVIEW.tabs} id="review" names={TABS} words={words} current={tab} onOpen={setTab} />
      <div role="tabpanel" id="review-panel" aria-labelledby={`review-tab-${tab}`}>
        {tab === 'changes' && stale.length === 0 && <p className={classes.quiet}>{REVIEW.nothingChanged}</p>}
        {tab !== 'signOff' && part !== null && (tab === 'parts' || stale.length > 0 || opened !== undefined) && (
          <div className={classes.columns}>
            <div className={classes.side}>
              <PartList parts={listed} review={review} openId={part.id} onOpen={open} />
              <p className={classes.quiet}>{REVIEW.keys}</p>
            </div>
            <PartReview
              key={part.id}
              part={part}
              review={review}
              picture={part.isScreen && proof !== null ? (proofOf(part.id, proof).pictures[0] ?? null) : null}
              isNoteMissing={missingNoteId === part.id}
              isUndoable={given?.part.id === part.id}
              onNote={(note) => {
                setMissingNoteId(null);
                send({ type: 'review.noteWritten', id: part.id, note });
              }}
              onVerdict={judge}
              onNeed={(role, isNeeded) =>
                send({ type: 'review.needMarked', id: part.id, role, isNeeded, at: nowText() })
              }
            >
              {given !== null && (
                <div className={classes.given}>
                  <Button variant="subtle" onClick={() => undo(given)}>
                    {REVIEW.undo(VERDICT_WORDS[given.verdict], given.part.title)}
                  </Button>
                  {next === null ? (
                    <span>{REVIEW.allDone}</span>
                  ) : (
                    <Button variant="primary" onClick={() => open(next.id)}>
                      {REVIEW.next(next.title)}
                    </Button>
                  )}
                </div>
              )}
            </PartReview>
          </div>
        )}
        {tab === 'signOff' && <SignOff model={model} parts={counted} review={review} proof={proof} />}
      </div>
      <LiveRegion text={announcement} />
    </div>
  );
}

function nowText(): string {
  return new Date().toISOString();
}

/** Who judged before reads first what changed since; who begins, or comes for one part, the parts. */
function firstTab(parts: readonly ReviewPart[], review: Review, selectedId: string | null): Tab {
  const goal = partWith(parts, selectedId);
  const isChanged =
    goal === null ? parts.some((part) => ownState(part, review) === 'stale') : ownState(goal, review) === 'stale';
  return isChanged ? 'changes' : 'parts';
}
