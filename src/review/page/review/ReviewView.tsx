import { useHotkeys } from '@mantine/hooks';
import { useMemo, useState } from 'react';
import { REVIEW, VERDICT_WORDS } from '#src/review/page/words/review.ts';
import { LiveRegion } from '#src/review/page/parts/LiveRegion.tsx';
import { Tabs } from '#src/review/page/parts/Tabs.tsx';
import { proofOf } from '#src/review/engine/model/proof.ts';
import { useDrawnModel, useSend, useViewer } from '#src/review/page/viewer/hooks.tsx';
import { PartReview } from './PartReview.tsx';
import { photograph } from './photograph.ts';
import { judge, judgementOf, type Review, type Verdict } from '#src/review/page/facts/review.ts';
import { ReviewFiles } from './ReviewFiles.tsx';
import {
  nextOpenPart,
  partWith,
  progress,
  type ReviewPart,
  reviewParts,
  verdictOf,
} from '#src/review/page/facts/reviewParts.ts';
import { ReviewProgress } from './ReviewProgress.tsx';
import classes from './ReviewView.module.css';
import { SignOff } from './SignOff.tsx';
import { VerdictMark } from './VerdictMark.tsx';

/** What is written about each part and not said yet; it is there again when the view is. */
const notes = new Map<string, string>();

const TABS = ['changes', 'screens', 'signOff'] as const;
type Tab = (typeof TABS)[number];

/** The review: what changed since the last approval, every screen with its verdict, files and the sheet. */
export function ReviewView() {
  const isReading = useViewer(({ value }) => value.review === 'reading');
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
  const parts = useMemo(() => reviewParts(model), [model]);
  const screens = parts.filter(({ isScreen }) => isScreen);
  const stale = parts.filter((part) => verdictOf(part, review) === 'stale');
  const [tab, setTab] = useState<Tab>(() => firstTab(parts, review, selectedId));
  const [openId, setOpenId] = useState(() => partWith(parts, selectedId)?.id ?? null);
  const [, showNote] = useState('');
  const [announcement, setAnnouncement] = useState('');
  const listed = tab === 'changes' ? stale : parts;
  const part = listed.find(({ id }) => id === openId) ?? nextOpenPart(listed, review, null) ?? listed[0] ?? null;
  const isListed = tab !== 'signOff';
  const said = part === null || stale.includes(part) ? null : judgementOf(part.id, review);
  const note = notes.get(part?.id ?? '') ?? said?.note ?? '';

  const write = (text: string) => {
    if (part !== null) notes.set(part.id, text);
    showNote(text);
  };
  const say = (verdict: Verdict | null) => {
    if (part === null) return;
    const picture = photograph(document.querySelector('#review-panel iframe'));
    const given = { verdict, note: verdict === null ? '' : note, at: new Date().toISOString(), picture };
    notes.delete(part.id);
    send({ type: 'review.verdictGiven', id: part.id, ...given });
    const judged = judge(review, part, given);
    if (verdict === null) return setAnnouncement(REVIEW.takenBack(part.title));
    const { approved, all } = progress(parts, judged);
    setOpenId(nextOpenPart(listed, judged, part.id)?.id ?? part.id);
    setAnnouncement(REVIEW.said(VERDICT_WORDS[verdict], part.title, REVIEW.approved(approved, all)));
  };
  const sayOfListed = (verdict: Verdict) => isListed && say(verdict);
  useHotkeys([
    ['a', () => sayOfListed('approved')],
    ['q', () => sayOfListed('questioned')],
    ['r', () => sayOfListed('rejected')],
  ]);
  const words = {
    changes: REVIEW.changesTab(stale.length),
    screens: REVIEW.screensTab(screens.length, parts.length - screens.length),
    signOff: REVIEW.signOff,
  };
  return (
    <div className={classes.view} role="group" aria-label={REVIEW.title}>
      <header className={classes.head}>
        <ReviewProgress progress={progress(parts, review)} />
        <label className={classes.field}>
          <span>{REVIEW.reviewer}</span>
          <input
            type="text"
            autoComplete="name"
            value={review.reviewer}
            onChange={({ target }) => send({ type: 'review.reviewerNamed', reviewer: target.value })}
          />
        </label>
        <ReviewFiles />
      </header>
      {!isSaved && (
        <p className={classes.warning} role="alert">
          {REVIEW.notSaved}
        </p>
      )}
      <Tabs label={REVIEW.tabs} id="review" names={TABS} words={words} current={tab} onOpen={setTab} />
      <div role="tabpanel" id="review-panel" aria-labelledby={`review-tab-${tab}`}>
        {tab === 'changes' && stale.length === 0 && <p className={classes.quiet}>{REVIEW.nothingChanged}</p>}
        {isListed && part !== null && (
          <div className={classes.columns}>
            <div className={classes.side}>
              <ol className={classes.list} aria-label={REVIEW.parts}>
                {listed.map((one) => (
                  <li key={one.id}>
                    <button
                      type="button"
                      aria-current={one.id === part.id ? 'true' : undefined}
                      onClick={() => setOpenId(one.id)}
                    >
                      <span className={classes.title}>{one.title}</span>
                      <VerdictMark verdict={verdictOf(one, review)} />
                    </button>
                  </li>
                ))}
              </ol>
              <p className={classes.quiet}>{REVIEW.keys}</p>
            </div>
            <PartReview
              key={part.id}
              part={part}
              review={review}
              note={note}
              picture={part.isScreen && proof !== null ? (proofOf(part.id, proof).pictures[0] ?? null) : null}
              onNote={write}
              onVerdict={say}
            />
          </div>
        )}
        {tab === 'signOff' && <SignOff model={model} parts={parts} review={review} />}
      </div>
      <LiveRegion text={announcement} />
    </div>
  );
}

/** What is judged earlier is read first for what changed since; a review that begins, or that has a goal, with the screens. */
function firstTab(parts: readonly ReviewPart[], review: Review, selectedId: string | null): Tab {
  const goal = partWith(parts, selectedId);
  if (goal !== null) return verdictOf(goal, review) === 'stale' ? 'changes' : 'screens';
  return parts.every((part) => verdictOf(part, review) === 'open') ? 'screens' : 'changes';
}
