import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { createNoteDrafts } from '#src/visualizer/review/noteDrafts.ts';
import { blankReview, judge, judgementOf, type Review } from '#src/visualizer/review/review.ts';
import { exportReview, readReview } from '#src/visualizer/review/reviewFile.ts';
import { reviewItems } from '#src/visualizer/review/reviewItems.ts';
import { ReviewView } from '#src/visualizer/review/ReviewView.tsx';
import { expectNoAxeViolations } from '#test/support/renderScreen.tsx';
import { changed, SMALL_CHART } from './smallChart.ts';

const AT = '2026-11-21T09:00:00.000Z';
const items = reviewItems(SMALL_CHART);
const shelf = items[2] ?? SMALL_CHART;
const APPROVED = { verdict: 'approved', note: '', at: AT } as const;
const approved = judge(blankReview(), shelf, APPROVED);
const theirs = (hash: string) =>
  judge(
    { ...blankReview(), reviewer: 'Sam' },
    { id: 'shelf', hash },
    {
      verdict: 'rejected',
      note: 'no',
      at: '2026-11-22T09:00:00.000Z',
    },
  );

/** The review as the viewer holds it, with what was told to the viewer. */
function renderReview({ first = blankReview(), isKept = true } = {}) {
  const told = { review: first, onSave: vi.fn<(text: string, name: string) => void>(), onPrint: vi.fn<() => void>() };
  const drafts = createNoteDrafts(null);
  const now = () => new Date(AT);
  function Desk() {
    const [review, setReview] = useState(first);
    const [selectedId, onSelect] = useState<string | null>(null);
    const show = (next: Review) => {
      told.review = next;
      setReview(next);
    };
    return (
      <ReviewView
        {...{ model: SMALL_CHART, review, selectedId, drafts, now, isKept, onSelect }}
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
  const { container } = render(<Desk />);
  const user = userEvent.setup({ delay: null });
  const option = (id: string) => document.getElementById(`review-item-${id}`) as HTMLElement;
  const press = (name: string, role = 'button') => user.click(screen.getByRole(role, { name }));
  const upload = (text: string) =>
    user.upload(screen.getByLabelText('Open a review file'), new File([text], 'r.json', { type: 'application/json' }));
  return { container, told, user, option, press, upload };
}

const note = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Note' });

describe('The review', () => {
  it('can be gone through to its end by keyboard alone, from the name to the last item', async () => {
    const left = [shelf, items.at(-1)];
    const first = items
      .filter((item) => !left.includes(item))
      .reduce((all, item) => judge(all, item, APPROVED), blankReview());
    const { container, told, user } = renderReview({ first });
    const name = screen.getByLabelText('Your name');
    while (document.activeElement !== name) await user.tab();
    await user.keyboard('Dana');
    await user.tab();
    expect(document.activeElement?.textContent).toBe('Next open item');
    await user.keyboard('{Enter}anan');
    expect(container.textContent).toContain('20 of 20 approved');
    expect(container.textContent).toContain('Nothing is open: every state and rule has a verdict.');
    expect(left.map((item) => judgementOf(item?.id ?? '', told.review))).toEqual(
      left.map((item) => ({ ...APPROVED, reviewer: 'Dana', hash: item?.hash })),
    );
  });

  it('asks for words before it takes a question, and keeps what was begun while another item is looked at', async () => {
    const { told, user, option, press } = renderReview();
    await user.click(option('shelf'));
    await user.keyboard('q');
    expect([told.review.judgements, document.activeElement]).toEqual([{}, note()]);
    // The keys of verdicts are letters where somebody writes.
    await user.keyboard('Why a shelf? arq n');
    expect(told.review.judgements).toEqual({});
    await user.click(option('basket'));
    expect(note().value).toBe('');
    await user.click(option('shelf'));
    expect(note().value).toBe('Why a shelf? arq n');
    await user.click(note());
    await user.keyboard('{Control>}{Enter}{/Control}');
    expect(judgementOf('shelf', told.review)).toMatchObject({ verdict: 'questioned', note: 'Why a shelf? arq n' });
    await press('Take it back');
    expect(told.review.judgements).toEqual({});
  });

  it('lists what is open, changed or questioned, and goes on from an item that has left the list', async () => {
    const first = judge(blankReview(), { ...shelf, hash: 'older' }, { ...APPROVED, note: 'fine then' });
    const { container, user, option, press } = renderReview({ first });
    const list = screen.getByRole('listbox');
    const active = () => list.getAttribute('aria-activedescendant');
    await press('Changed since 1');
    expect([...list.children]).toEqual([option('shelf')]);
    await user.click(option('shelf'));
    expect(container.textContent).toContain('It was approved in an earlier version and has changed since.');
    expect(container.textContent).toContain('fine then');
    await press('Open 19');
    list.focus();
    await user.keyboard('{ArrowDown}');
    expect(active()).toBe(`review-item-${items[3]?.id}`);
    await user.keyboard('a{ArrowDown}{ArrowUp}{Home}{End}');
    expect(active()).toBe(`review-item-${items.at(-1)?.id}`);
    expect(container.textContent).toContain('1 of 20 approved');
  });

  it('says when this browser refuses to keep it', () => {
    renderReview({ isKept: false });
    expect(screen.getByRole('alert').textContent).toContain('save it as a file before you leave');
  });

  it('has nothing in its questions and its sheet that hinders anybody', async () => {
    const { press } = renderReview({ first: approved });
    for (const name of ['Questions (8)', 'Sign-off sheet']) {
      // One part after the other is open.
      await press(name, 'tab');
      await expectNoAxeViolations(screen.getByRole('tabpanel'));
    }
  });
});

describe('A review file', () => {
  it('is saved under the name of the chart and the day', async () => {
    const { told, press } = renderReview({ first: approved });
    await press('Save as a file');
    const saved = told.onSave.mock.calls.map(([text, name]) => [readReview(text).review, name]);
    expect(saved).toEqual([[approved, 'review-shop-2026-11-21.json']]);
  });

  it('is put into this review, and it is said where the two do not agree', async () => {
    const { container, told, upload } = renderReview({ first: approved });
    await upload(exportReview(changed(SMALL_CHART, 'shelf'), theirs(shelf.hash)));
    await waitFor(() => expect(told.review.judgements).toEqual(theirs(shelf.hash).judgements));
    expect(container.textContent).toContain('Shelf: rejected by Sam (“no”), set aside approved by nobody named');
    expect(container.textContent).toContain(
      'The file reviews another version of the chart: what changed since is marked.',
    );
  });

  it.each([
    [
      'of another chart',
      exportReview({ id: 'bakery', hash: 'other' }, theirs('other')),
      'This file reviews another chart: “bakery”, not “shop”. Your review is as it was.',
    ],
    ['that is none', 'hello', 'This file is no review: it cannot be read. Your review is as it was.'],
  ])('%s changes nothing and says so', async (_, text, words) => {
    const { container, told, upload } = renderReview({ first: approved });
    await upload(text);
    await waitFor(() => expect(container.textContent).toContain(words));
    expect(told.review).toBe(approved);
  });
});

describe('The sign-off sheet', () => {
  it('says which version, every verdict with its note, and has a line for each who judged', async () => {
    const mine = judge({ ...blankReview(), reviewer: 'Dana' }, shelf, APPROVED);
    const question = { verdict: 'questioned', note: 'Why?', at: AT } as const;
    const { told, press } = renderReview({
      first: judge({ ...mine, reviewer: 'Sam' }, items[3] ?? SMALL_CHART, question),
    });
    await press('Sign-off sheet', 'tab');
    const sheet = screen.getByRole('region', { name: 'Sign-off' });
    expect(sheet.textContent).toContain(`The shop, version ${SMALL_CHART.hash}`);
    expect(sheet.textContent).toContain('18 items have no verdict yet.');
    const rows = [...sheet.querySelectorAll('tr')].slice(1);
    expect(rows.map((row) => [...row.querySelectorAll('td')].map((cell) => cell.textContent))).toEqual([
      ['Approved', expect.stringMatching(/^DanaNov 21, 2026/), ''],
      ['Questioned', expect.stringMatching(/^SamNov 21, 2026/), 'Why?'],
    ]);
    expect(within(sheet).getAllByText('Signature')).toHaveLength(2);
    await press('Print');
    expect(told.onPrint).toHaveBeenCalledOnce();
  });
});
