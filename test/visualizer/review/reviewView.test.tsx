import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, it } from 'vitest';
import { createNoteDrafts } from '#src/visualizer/review/noteDrafts.ts';
import { blankReview, judge, judgementOf, type Review } from '#src/visualizer/review/review.ts';
import { exportReview } from '#src/visualizer/review/reviewFile.ts';
import { reviewItems } from '#src/visualizer/review/reviewItems.ts';
import { ReviewView } from '#src/visualizer/review/ReviewView.tsx';
import { expectNoAxeViolations } from '#test/support/renderScreen.tsx';
import { press } from '#test/visualizer/page.ts';
import { changed, SMALL_CHART } from './smallChart.ts';

const AT = '2026-11-21T09:00:00.000Z';
const items = reviewItems(SMALL_CHART);
const shelf = items[2] ?? SMALL_CHART;
const APPROVED = { verdict: 'approved', note: '', at: AT } as const;
const approved = judge(blankReview(), shelf, APPROVED);
const REJECTED = { verdict: 'rejected', note: 'no', at: '2026-11-22T09:00:00.000Z' } as const;
const theirs = (hash: string) => judge({ ...blankReview(), reviewer: 'Sam' }, { id: 'shelf', hash }, REJECTED);

/** The review as the viewer holds it, with what was sent to the viewer. */
function renderReview(first = blankReview(), isSaved = true) {
  const current = { review: first };
  const drafts = createNoteDrafts(null);
  const now = () => new Date(AT);
  function Desk() {
    const [review, setReview] = useState(first);
    const [selectedId, onSelect] = useState<string | null>(null);
    const show = (next: Review) => {
      current.review = next;
      setReview(next);
    };
    return (
      <ReviewView
        {...{ model: SMALL_CHART, review, selectedId, drafts, now, isSaved, onSelect }}
        onReviewer={(reviewer) => show({ ...review, reviewer })}
        onVerdict={({ id, ...given }) =>
          show(judge(review, items.find((item) => item.id === id) ?? SMALL_CHART, given))
        }
        onImport={show}
        onSave={() => {}}
        onPrint={() => {}}
      />
    );
  }
  const { container } = render(<Desk />);
  const user = userEvent.setup({ delay: null });
  const option = (id: string) => document.getElementById(`review-item-${id}`) as HTMLElement;
  const upload = (text: string) =>
    user.upload(screen.getByLabelText('Open a review file'), new File([text], 'r.json', { type: 'application/json' }));
  return { container, current, user, option, upload };
}

describe('The review', () => {
  it('can be gone through to its end by keyboard alone, from the name to the last item', async () => {
    const open = [shelf, items.at(-1)];
    const done = items.filter((item) => !open.includes(item));
    const { container, current, user } = renderReview(
      done.reduce((all, item) => judge(all, item, APPROVED), blankReview()),
    );
    const name = screen.getByLabelText('Your name');
    while (document.activeElement !== name) await user.tab();
    await user.keyboard('Dana');
    await user.tab();
    expect(document.activeElement?.textContent).toBe('Next open item');
    await user.keyboard('{Enter}anan');
    expect(container.textContent).toContain('20 of 20 approved');
    expect(container.textContent).toContain('Nothing is open: every state and rule has a verdict.');
    expect(open.map((item) => judgementOf(item?.id ?? '', current.review))).toEqual(
      open.map((item) => ({ ...APPROVED, reviewer: 'Dana', hash: item?.hash })),
    );
  });

  it('asks for words before it takes a question, and keeps what was begun while another is open', async () => {
    const { current, user, option } = renderReview();
    const note = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Note' });
    await user.click(option('shelf'));
    await user.keyboard('q');
    expect([current.review.judgements, document.activeElement]).toEqual([{}, note()]);
    // The keys of verdicts are letters where somebody writes.
    await user.keyboard('Why a shelf? arq n');
    await user.click(option('basket'));
    expect([current.review.judgements, note().value]).toEqual([{}, '']);
    await user.click(option('shelf'));
    await user.type(note(), '{Control>}{Enter}{/Control}');
    expect(judgementOf('shelf', current.review)).toMatchObject({ verdict: 'questioned', note: 'Why a shelf? arq n' });
    await press('Take it back');
    expect(current.review.judgements).toEqual({});
  });

  it('says when this browser refuses to save it, and hinders nobody in its questions', async () => {
    renderReview(approved, false);
    expect(screen.getByRole('alert').textContent).toContain('save it as a file before you leave');
    await press('Questions (7)', 'tab');
    await expectNoAxeViolations(screen.getByRole('tabpanel'));
  });

  it('is put together with that of a file, and it is said where the two do not agree', async () => {
    const { container, current, upload } = renderReview(approved);
    await upload(exportReview(changed(SMALL_CHART, 'shelf'), theirs(shelf.hash)));
    await waitFor(() => expect(current.review.judgements).toEqual(theirs(shelf.hash).judgements));
    expect(container.textContent).toContain('Shelf: rejected by Sam (“no”), set aside approved by nobody named');
    const words = 'The file reviews another version of the chart: what changed since is marked.';
    expect(container.textContent).toContain(words);
  });

  const bakery = exportReview({ id: 'bakery', hash: 'other' }, theirs('other'));
  it.each([
    ['of another chart', bakery, 'This file reviews another chart: “bakery”, not “shop”. Your review is as it was.'],
    ['that is none', 'hello', 'This file is no review: it cannot be read. Your review is as it was.'],
  ])('is not changed by a file %s, and it is said', async (_, text, words) => {
    const { container, current, upload } = renderReview(approved);
    await upload(text);
    await waitFor(() => expect(container.textContent).toContain(words));
    expect(current.review).toBe(approved);
  });
});
