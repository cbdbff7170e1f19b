import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { createNoteDrafts } from '#src/visualizer/review/noteDrafts.ts';
import { blankReview, judge, judgementOf, type Review } from '#src/visualizer/review/review.ts';
import { exportReview, readReview } from '#src/visualizer/review/reviewFile.ts';
import { progress, reviewItems } from '#src/visualizer/review/reviewItems.ts';
import { ReviewView } from '#src/visualizer/review/ReviewView.tsx';
import { expectNoAxeViolations } from '#test/support/renderScreen.tsx';
import { changed, SMALL_CHART } from './smallChart.ts';

const AT = '2026-11-21T09:00:00.000Z';
const items = reviewItems(SMALL_CHART);
const shelf = items[2] ?? SMALL_CHART;

/** The review as the viewer holds it, with what was told to the viewer. */
function renderReview({ first = blankReview(), isKept = true } = {}) {
  const told = { review: first, onSave: vi.fn<(text: string, name: string) => void>(), onPrint: vi.fn<() => void>() };
  const drafts = createNoteDrafts(null);
  function Desk() {
    const [review, setReview] = useState(first);
    const [selectedId, setSelectedId] = useState<string | null>(null);
    const show = (next: Review) => {
      told.review = next;
      setReview(next);
    };
    return (
      <ReviewView
        model={SMALL_CHART}
        review={review}
        selectedId={selectedId}
        drafts={drafts}
        now={() => new Date(AT)}
        isKept={isKept}
        onSelect={setSelectedId}
        onReviewer={(reviewer) => show({ ...review, reviewer })}
        onVerdict={({ id, ...given }) =>
          show(judge(review, items.find((item) => item.id === id) ?? SMALL_CHART, given))
        }
        onImport={show}
        onSave={told.onSave}
        onPrint={told.onPrint}
      />
    );
  }
  const view = render(<Desk />);
  return { ...view, told, user: userEvent.setup({ delay: null }) };
}

const option = (id: string) => screen.getByRole('option', { name: (_, element) => element.id === `review-item-${id}` });
const note = () => screen.getByRole('textbox', { name: 'Note' });

describe('The review', () => {
  it('can be gone through to its end by keyboard alone, from the name to the last item', async () => {
    const { told, user } = renderReview();
    const name = screen.getByRole('textbox', { name: 'Your name' });
    while (document.activeElement !== name) await user.tab();
    await user.keyboard('Dana');
    await user.tab();
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Next open item' }));
    await user.keyboard('{Enter}');
    for (let count = 0; count < items.length; count += 1) await user.keyboard('an');
    expect(screen.getByText('20 of 20 approved')).toBeDefined();
    expect(progress(SMALL_CHART, told.review)).toMatchObject({ approved: 20, open: 0 });
    expect(judgementOf('shelf', told.review)).toMatchObject({ reviewer: 'Dana', at: AT });
    expect(
      screen.getByText('Nothing is open: every state and rule has a verdict.', { selector: ':not([role])' }),
    ).toBeDefined();
  });

  it('asks for words before it takes a question, and keeps what was begun when another item is looked at', async () => {
    const { told, user } = renderReview();
    await user.click(option('shelf'));
    await user.keyboard('q');
    expect(told.review.judgements).toEqual({});
    expect(document.activeElement).toBe(note());
    await user.keyboard('Why a shelf?');
    await user.click(option('basket'));
    expect(note()).toHaveProperty('value', '');
    await user.click(option('shelf'));
    expect(note()).toHaveProperty('value', 'Why a shelf?');
    await user.click(note());
    await user.keyboard('{Control>}{Enter}{/Control}');
    expect(judgementOf('shelf', told.review)).toMatchObject({ verdict: 'questioned', note: 'Why a shelf?' });
    await user.click(screen.getByRole('button', { name: 'Take it back' }));
    expect(told.review.judgements).toEqual({});
  });

  it('takes the keys of its verdicts as letters where somebody writes', async () => {
    const { told, user } = renderReview();
    await user.click(option('shelf'));
    await user.type(note(), 'arq and n');
    expect(note()).toHaveProperty('value', 'arq and n');
    expect(told.review.judgements).toEqual({});
  });

  it('lists what is open, changed or questioned, and goes on from an item that has left the list', async () => {
    const first = judge(blankReview(), { ...shelf, hash: 'older' }, { verdict: 'approved', note: 'fine then', at: AT });
    const { user } = renderReview({ first });
    await user.click(screen.getByRole('button', { name: 'Changed since 1' }));
    expect(screen.getAllByRole('option').map((option) => option.id)).toEqual(['review-item-shelf']);
    await user.click(screen.getByRole('option'));
    expect(screen.getByText('It was approved in an earlier version and has changed since.')).toBeDefined();
    expect(screen.getByText('fine then')).toBeDefined();
    await user.click(screen.getByRole('button', { name: 'Open 19' }));
    screen.getByRole('listbox').focus();
    await user.keyboard('{ArrowDown}');
    expect(screen.getByRole('listbox').getAttribute('aria-activedescendant')).toBe(`review-item-${items[3]?.id}`);
    await user.keyboard('a{ArrowDown}{ArrowUp}{Home}{End}');
    expect(screen.getByRole('listbox').getAttribute('aria-activedescendant')).toBe(`review-item-${items.at(-1)?.id}`);
    expect(screen.getByText('1 of 20 approved')).toBeDefined();
  });

  it('says when this browser refuses to keep it', () => {
    renderReview({ isKept: false });
    expect(screen.getByRole('alert').textContent).toContain('save it as a file before you leave');
  });

  it('finds nothing wrong with its use, whichever part is open', async () => {
    const first = judge(blankReview(), shelf, { verdict: 'approved', note: '', at: AT });
    const { container, user } = renderReview({ first });
    await user.click(option('shelf'));
    await expectNoAxeViolations(container);
    await user.click(screen.getByRole('tab', { name: 'Questions (8)' }));
    await expectNoAxeViolations(container);
    await user.click(screen.getByRole('tab', { name: 'Sign-off sheet' }));
    await expectNoAxeViolations(container);
  });
});

describe('A review file', () => {
  it('is saved under the name of the chart and the day', async () => {
    const first = judge(blankReview(), shelf, { verdict: 'approved', note: '', at: AT });
    const { told, user } = renderReview({ first });
    await user.click(screen.getByRole('button', { name: 'Save as a file' }));
    expect(told.onSave.mock.calls.map(([, name]) => name)).toEqual(['review-shop-2026-11-21.json']);
    expect(readReview(told.onSave.mock.calls[0]?.[0] ?? '').review).toEqual(first);
  });

  it('is put into this review, and it is said where the two do not agree', async () => {
    const first = judge(blankReview(), shelf, { verdict: 'approved', note: '', at: AT });
    const theirs = judge({ ...blankReview(), reviewer: 'Sam' }, shelf, {
      verdict: 'rejected',
      note: 'no',
      at: '2026-11-22T09:00:00.000Z',
    });
    const { told, user } = renderReview({ first });
    const text = exportReview(changed(SMALL_CHART, 'shelf'), theirs);
    await user.upload(screen.getByLabelText('Open a review file'), new File([text], 'r.json'));
    await waitFor(() => expect(judgementOf('shelf', told.review)).toMatchObject({ verdict: 'rejected' }));
    expect(screen.getByText('Shelf: rejected by Sam (“no”), set aside approved by nobody named')).toBeDefined();
    expect(
      screen.getByText('The file reviews another version of the chart: what changed since is marked.'),
    ).toBeDefined();
  });

  it('of another chart changes nothing and says so', async () => {
    const first = judge(blankReview(), shelf, { verdict: 'approved', note: '', at: AT });
    const { told, user } = renderReview({ first });
    const theirs = judge(blankReview(), { id: 'shelf', hash: 'other' }, { verdict: 'rejected', note: 'no', at: AT });
    const text = exportReview({ id: 'bakery', hash: 'other' }, theirs);
    await user.upload(screen.getByLabelText('Open a review file'), new File([text], 'r.json'));
    expect(
      await screen.findByText('This file reviews another chart: “bakery”, not “shop”. Your review is as it was.'),
    ).toBeDefined();
    expect(told.review).toBe(first);
  });

  it('that is none changes nothing and says so', async () => {
    const first = judge(blankReview(), shelf, { verdict: 'approved', note: '', at: AT });
    const { told, user } = renderReview({ first });
    await user.upload(screen.getByLabelText('Open a review file'), new File(['hello'], 'r.json'));
    expect(
      await screen.findByText('This file is no review: it cannot be read. Your review is as it was.'),
    ).toBeDefined();
    expect(told.review).toBe(first);
  });
});

describe('The sign-off sheet', () => {
  it('says which version, every verdict with its note, and has a line for each who judged', async () => {
    const mine = judge({ ...blankReview(), reviewer: 'Dana' }, shelf, { verdict: 'approved', note: '', at: AT });
    const both = judge({ ...mine, reviewer: 'Sam' }, items[3] ?? SMALL_CHART, {
      verdict: 'questioned',
      note: 'Why?',
      at: AT,
    });
    const { told, user } = renderReview({ first: both });
    await user.click(screen.getByRole('tab', { name: 'Sign-off sheet' }));
    const sheet = screen.getByRole('region', { name: 'Sign-off' });
    expect(within(sheet).getByText(`The shop, version ${SMALL_CHART.hash}`)).toBeDefined();
    const rows = within(sheet).getAllByRole('row').slice(1);
    expect(
      rows.map((row) =>
        within(row)
          .getAllByRole('cell')
          .map((cell) => cell.textContent),
      ),
    ).toEqual([
      ['Approved', expect.stringMatching(/^DanaNov 21, 2026/), ''],
      ['Questioned', expect.stringMatching(/^SamNov 21, 2026/), 'Why?'],
    ]);
    expect(within(sheet).getByText('18 items have no verdict yet.')).toBeDefined();
    expect(within(sheet).getAllByText('Signature')).toHaveLength(2);
    await user.click(within(sheet).getByRole('button', { name: 'Print' }));
    expect(told.onPrint).toHaveBeenCalledOnce();
  });
});
