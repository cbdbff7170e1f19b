import { useMemo, useState } from 'react';
import type { ChartModel } from '#machines/graph/model/chartModel.ts';
import { REVIEW, VERDICT_WORDS } from '#src/content/visualizer/review.ts';
import { type NoteDrafts, useNoteDraft } from './noteDrafts.ts';
import { judge, judgementOf, type Review, type Verdict, verdictOf } from './review.ts';
import { nextOpenItem, progress, type ReviewItem, reviewItems } from './reviewItems.ts';

/** What a reviewer says, as the viewer receives it. */
export type VerdictGiven = {
  readonly id: string;
  readonly verdict: Verdict | null;
  readonly note: string;
  readonly at: string;
};

/** A verdict that waits for a note. Each request is another object. */
type RequestedNote = { readonly id: string; readonly verdict: 'questioned' | 'rejected' };

/** What it takes to judge the items of a chart one by one. */
export type JudgingProps = {
  readonly model: ChartModel;
  readonly review: Review;
  readonly selectedId: string | null;
  readonly drafts: NoteDrafts;
  readonly now: () => Date;
  readonly onSelect: (id: string) => void;
  readonly onVerdict: (given: VerdictGiven) => void;
};

const KEYS: Readonly<Record<string, Verdict>> = { a: 'approved', q: 'questioned', r: 'rejected' };
const NEXT_KEY = 'n';

/**
 * The judging of one item after the other, by buttons and by keys; used by the panel and by the list of items alike.
 */
export function useJudging({ model, review, selectedId, drafts, now, onSelect, onVerdict }: JudgingProps) {
  const [requestedNote, setRequestedNote] = useState<RequestedNote | null>(null);
  const [announcement, setAnnouncement] = useState('');
  const items = useMemo(() => reviewItems(model), [model]);
  const item = items.find(({ id }) => id === selectedId) ?? null;
  const next = nextOpenItem(items, review, selectedId);
  const draft = useNoteDraft(drafts, selectedId ?? '');
  const note = draft ?? currentNote(item, review);

  const say = (verdict: Verdict | null) => {
    if (item === null) return;
    if ((verdict === 'questioned' || verdict === 'rejected') && note.trim() === '') {
      setRequestedNote({ id: item.id, verdict });
      return;
    }
    const given = { verdict, note: verdict === null ? '' : note, at: now().toISOString() };
    drafts.write(item.id, null);
    setRequestedNote(null);
    onVerdict({ id: item.id, ...given });
    const { approved, all } = progress(model, judge(review, item, given));
    const text = verdict === null ? REVIEW.takenBack(item.title) : VERDICT_WORDS[verdict];
    setAnnouncement(verdict === null ? text : REVIEW.said(text, item.title, REVIEW.approved(approved, all)));
  };
  const goNext = () => {
    setAnnouncement(next === null ? REVIEW.nothingOpen : `${next.title}. ${next.sentence}`);
    if (next !== null) onSelect(next.id);
  };
  const onKey = (event: KeyboardEvent) => {
    if (event.altKey || event.metaKey || event.ctrlKey || isWriting(event)) return;
    const key = event.key.toLowerCase();
    const verdict = KEYS[key];
    if (verdict === undefined && key !== NEXT_KEY) return;
    event.preventDefault();
    if (verdict === undefined) goNext();
    else say(verdict);
  };
  return {
    items,
    item,
    next,
    note,
    isDraft: draft !== null,
    requestedNote: requestedNote?.id === item?.id ? requestedNote : null,
    announcement,
    say,
    goNext,
    onKey,
  };
}

export type Judging = ReturnType<typeof useJudging>;

/** The note of a judgement of the present version; an older one is shown separately. */
function currentNote(item: ReviewItem | null, review: Review): string {
  if (item === null || verdictOf(item, review) === 'stale') return '';
  return judgementOf(item.id, review)?.note ?? '';
}

function isWriting({ target }: KeyboardEvent): boolean {
  return target instanceof HTMLElement && target.matches('textarea, input, select');
}
