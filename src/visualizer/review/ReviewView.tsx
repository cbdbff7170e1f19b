import { useMemo, useRef, useState } from 'react';
import type { ChartModel } from '#machines/graph/model/chartModel.ts';
import { REVIEW, VERDICT_WORDS } from '#src/content/visualizer/review.ts';
import { LiveRegion } from '#src/visualizer/outline/LiveRegion.tsx';
import { Tabs } from '#src/visualizer/parts/Tabs.tsx';
import { useKeys } from '#src/visualizer/parts/useKeys.ts';
import { PartList } from './PartList.tsx';
import { PartReview } from './PartReview.tsx';
import { judge, judgementOf, type Review, type Saying, type Verdict } from './review.ts';
import { ReviewFiles } from './ReviewFiles.tsx';
import { nextOpenPart, partWith, progress, type ReviewPart, reviewParts, verdictOf } from './reviewParts.ts';
import { ReviewProgress } from './ReviewProgress.tsx';
import classes from './ReviewView.module.css';
import { SignOff } from './SignOff.tsx';

type ReviewViewProps = {
  readonly model: ChartModel;
  readonly review: Review;
  /** What is selected when the review is opened: it begins there. */
  readonly selectedId: string | null;
  /** What is written about each part and not said yet; it outlives the view. */
  readonly notes: Map<string, string>;
  readonly now: () => Date;
  /** Whether this browser saves the review. */
  readonly isSaved: boolean;
  /** The address of a picture of a screen; null when there is none. */
  readonly pictureOf: (partId: string) => string | null;
  readonly onReviewer: (name: string) => void;
  readonly onVerdict: (given: Saying & { readonly id: string }) => void;
  /** The review with what a file brought. */
  readonly onImport: (review: Review) => void;
  /** Gives a text to the reviewer as a file of this name. */
  readonly onSave: (text: string, name: string) => void;
  readonly onPrint: () => void;
};

const TABS = ['changes', 'screens', 'signOff'] as const;
type Tab = (typeof TABS)[number];
const KEYS: Readonly<Record<string, Verdict>> = { a: 'approved', q: 'questioned', r: 'rejected' };

/** The review: what changed since the last approval, every screen with its verdict, files and the sheet. */
export function ReviewView(props: ReviewViewProps) {
  const { model, review, notes, now, isSaved, pictureOf, onReviewer, onVerdict, onImport, onSave, onPrint } = props;
  const parts = useMemo(() => reviewParts(model), [model]);
  const stale = parts.filter((part) => verdictOf(part, review) === 'stale');
  const [tab, setTab] = useState<Tab>(() => firstTab(parts, props));
  const [openId, setOpenId] = useState(() => partWith(parts, props.selectedId)?.id ?? null);
  const [, showNote] = useState('');
  const [announcement, setAnnouncement] = useState('');
  const page = useRef(document);
  const listed = tab === 'changes' ? stale : parts;
  const part = listed.find(({ id }) => id === openId) ?? nextOpenPart(listed, review, null) ?? listed[0] ?? null;
  const isReading = tab !== 'signOff';
  const said = part === null || stale.includes(part) ? null : judgementOf(part.id, review);
  const note = notes.get(part?.id ?? '') ?? said?.note ?? '';

  const write = (text: string) => {
    if (part !== null) notes.set(part.id, text);
    showNote(text);
  };
  const say = (verdict: Verdict | null) => {
    if (part === null) return;
    const given = { verdict, note: verdict === null ? '' : note, at: now().toISOString() };
    notes.delete(part.id);
    onVerdict({ id: part.id, ...given });
    const judged = judge(review, part, given);
    if (verdict === null) return setAnnouncement(REVIEW.takenBack(part.title));
    const { approved, all } = progress(parts, judged);
    setOpenId(nextOpenPart(listed, judged, part.id)?.id ?? part.id);
    setAnnouncement(REVIEW.said(VERDICT_WORDS[verdict], part.title, REVIEW.approved(approved, all)));
  };
  useKeys(page, (event) => {
    const verdict = KEYS[event.key.toLowerCase()];
    if (
      !isReading ||
      verdict === undefined ||
      event.altKey ||
      event.metaKey ||
      event.ctrlKey ||
      isMeantElsewhere(event)
    )
      return;
    event.preventDefault();
    say(verdict);
  });
  const words = {
    changes: REVIEW.changesTab(stale.length),
    screens: REVIEW.screensTab(parts.length),
    signOff: REVIEW.signOff,
  };
  return (
    <div className={classes.view} role="group" aria-label={REVIEW.title}>
      <header className={classes.head}>
        <ReviewProgress progress={progress(parts, review)} />
        <ReviewerField reviewer={review.reviewer} onReviewer={onReviewer} />
        <ReviewFiles model={model} review={review} now={now} onImport={onImport} onSave={onSave} />
      </header>
      {!isSaved && (
        <p className={classes.warning} role="alert">
          {REVIEW.notSaved}
        </p>
      )}
      <Tabs label={REVIEW.tabs} id="review" names={TABS} words={words} current={tab} onOpen={setTab} />
      <div role="tabpanel" id="review-panel" aria-labelledby={`review-tab-${tab}`}>
        {tab === 'changes' && stale.length === 0 && <p className={classes.quiet}>{REVIEW.nothingChanged}</p>}
        {isReading && part !== null && (
          <div className={classes.columns}>
            <div className={classes.side}>
              <PartList parts={listed} review={review} openId={part.id} onOpen={setOpenId} />
              <p className={classes.quiet}>{REVIEW.keys}</p>
            </div>
            <PartReview
              key={part.id}
              part={part}
              review={review}
              note={note}
              picture={part.isScreen ? pictureOf(part.id) : null}
              onNote={write}
              onVerdict={say}
            />
          </div>
        )}
        {tab === 'signOff' && <SignOff model={model} parts={parts} review={review} today={now()} onPrint={onPrint} />}
      </div>
      <LiveRegion text={announcement} />
    </div>
  );
}

/** What is judged earlier is read first for what changed since; a review that begins, or that has a goal, with the screens. */
function firstTab(parts: readonly ReviewPart[], { review, selectedId }: ReviewViewProps): Tab {
  const goal = partWith(parts, selectedId);
  if (goal !== null) return verdictOf(goal, review) === 'stale' ? 'changes' : 'screens';
  return parts.every((part) => verdictOf(part, review) === 'open') ? 'screens' : 'changes';
}

type ReviewerFieldProps = { readonly reviewer: string; readonly onReviewer: (name: string) => void };

function ReviewerField({ reviewer, onReviewer }: ReviewerFieldProps) {
  return (
    <label className={classes.field}>
      <span>{REVIEW.reviewer}</span>
      <input type="text" autoComplete="name" value={reviewer} onChange={(event) => onReviewer(event.target.value)} />
    </label>
  );
}

/** Whether somebody is writing, or is asked something else. */
function isMeantElsewhere({ target }: KeyboardEvent): boolean {
  const isWriting = target instanceof HTMLElement && target.matches('textarea, input, select');
  return isWriting || document.querySelector('dialog[open], [role="dialog"], [role="menu"]') !== null;
}
