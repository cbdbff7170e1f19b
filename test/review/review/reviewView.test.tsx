import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { REVIEW } from '#src/review/page/words/review.ts';
import { blankReview, judge, judgementOf } from '#src/review/page/facts/review.ts';
import { exportReview } from '#src/review/page/facts/reviewFile.ts';
import { type ReviewPart, reviewParts } from '#src/review/page/facts/reviewParts.ts';
import { ReviewView } from '#src/review/page/review/ReviewView.tsx';
import { expectNoAxeViolations } from '#test/support/renderScreen.tsx';
import { shownRun } from '#test/review/proof/shownRun.ts';
import { showPart, press } from '#test/review/showPart.tsx';
import { answered } from '#test/review/viewer/viewerAt.ts';
import { changed, SMALL_CHART } from './smallChart.ts';

const AT = '2026-11-21T09:00:00.000Z';
const parts = reviewParts(SMALL_CHART);
const part = (id: string) => parts.find((one) => one.id === id) as ReviewPart;
const shelf = part('shelf');
const APPROVED = { verdict: 'approved', note: '', at: AT, picture: '<svg/>' } as const;
const approved = judge(blankReview(), shelf, APPROVED);
const REJECTED = { verdict: 'rejected', note: 'no', at: '2026-11-22T09:00:00.000Z', picture: null } as const;
const theirs = (hash: string) => judge({ ...blankReview(), reviewer: 'Sam' }, { ...shelf, hash }, REJECTED);

const proof = shownRun(SMALL_CHART, { shelf: { pictures: ['/proof/shelf.html'] } });

/** The review of the small chart, in which something may have been said already. */
async function renderReview(first = blankReview(), model = SMALL_CHART, canSave = () => true) {
  const page = await showPart(<ReviewView />, { model, canSave, savedReview: first, proof });
  const user = userEvent.setup({ delay: null });
  const heading = () => screen.getByRole('article').querySelector('h2')?.textContent;
  const upload = (text: string) =>
    user.upload(screen.getByLabelText('Open a review file'), new File([text], 'r.json', { type: 'application/json' }));
  return { ...page, user, review: () => page.context().review, heading, upload };
}

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
});

describe('The review', () => {
  it('is gone through by three keys, each of which judges a screen and shows the next', async () => {
    const { container, review, user, heading } = await renderReview();
    const name = screen.getByLabelText('Your name');
    expect(heading()).toBe('Shelf');
    await user.keyboard('aaq');
    expect(heading()).toBe('Lobby');
    await user.keyboard('raaa');
    expect(container.textContent).toContain('5 of 7 parts approved');
    const verdicts = parts.map(({ id }) => judgementOf(id, review())?.verdict);
    expect(verdicts.join()).toBe('approved,approved,questioned,rejected,approved,approved,approved');
    // The keys of verdicts are letters where somebody writes.
    await user.type(name, 'Dara');
    expect(review().reviewer).toBe('Dara');
    expect(container.textContent).toContain('5 of 7 parts approved');
    // They are heard wherever else the focus is.
    const elsewhere = document.body.appendChild(document.createElement('button'));
    elsewhere.focus();
    await user.keyboard('r');
    elsewhere.remove();
    expect(container.textContent).toContain('4 of 7 parts approved');
  });

  it('keeps what is written about a screen until its verdict, and can be taken back', async () => {
    const { review, user } = await renderReview();
    const note = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Note' });
    const open = (name: RegExp) =>
      user.click(within(screen.getByRole('list', { name: 'Parts to judge' })).getByRole('button', { name }));
    await open(/^Shelf/);
    await user.type(note(), 'Why a shelf?');
    await open(/^Basket/);
    expect([review().judgements, note().value]).toEqual([{}, '']);
    await open(/^Shelf/);
    await press('Question');
    expect(judgementOf('shelf', review())).toMatchObject({ verdict: 'questioned', note: 'Why a shelf?' });
    await open(/^Shelf/);
    await press('Take it back');
    expect(review().judgements).toEqual({});
  });

  it('opens on what changed since, with the wording before and after, and on the screens when nothing was approved', async () => {
    const { container, user, heading } = await renderReview(approved, {
      ...changed(SMALL_CHART, 'shelf'),
      states: SMALL_CHART.states.map((state) =>
        state.id === 'shelf' ? { ...state, hash: 'new', description: 'Where goods lie.' } : state,
      ),
    });
    expect(heading()).toBe('Shelf');
    const cells = within(screen.getByRole('table')).getAllByRole('cell');
    expect(cells.map(({ textContent }) => textContent)).toEqual([shelf.items[0]?.text, 'Shelf: Where goods lie.']);
    expect(container.querySelector('iframe')?.getAttribute('src')).toBe('/proof/shelf.html');
    await expectNoAxeViolations(screen.getByRole('article'));
    await user.keyboard('a');
    expect(container.textContent).toContain('Nothing that you judged has changed since.');
  });

  it.each([
    ['America/Los_Angeles', '2026-11-22T06:30:00Z', '2026-11-21'],
    ['Pacific/Auckland', '2026-11-21T11:30:00Z', '2026-11-22'],
  ])('names its file after the day in %s (R20.9)', async (zone, now, day) => {
    vi.stubEnv('TZ', zone);
    vi.useFakeTimers({ toFake: ['Date'], now: new Date(now) });
    vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:review');
    const names: string[] = [];
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(this: HTMLAnchorElement) {
      names.push(this.download);
    });
    await renderReview();
    await press(REVIEW.save);
    expect(names).toEqual([`review-shop-${day}.json`]);
  });

  it('says when this browser refuses to save it', async () => {
    const { send } = await renderReview(approved, SMALL_CHART, () => false);
    send({ type: 'review.reviewerNamed', reviewer: 'Dara' });
    await act(answered);
    expect(screen.getByRole('alert').textContent).toContain('save it as a file before you leave');
  });

  it('is put together with that of a file, and it is said where the two do not agree', async () => {
    const { container, review, upload } = await renderReview(approved);
    await upload(exportReview(changed(SMALL_CHART, 'shelf'), theirs(shelf.hash)));
    await waitFor(() => expect(review().judgements).toEqual(theirs(shelf.hash).judgements));
    expect(container.textContent).toContain('Verdicts differ; the later ones stay: Shelf.');
    const words = 'The file reviews another version of the chart: what changed since is marked.';
    expect(container.textContent).toContain(words);
  });

  const bakery = exportReview({ id: 'bakery', hash: 'other' }, theirs('other'));
  it.each([
    ['of another chart', bakery, 'This file reviews another chart: “bakery”, not “shop”. Your review is as it was.'],
    ['that is none', 'hello', 'This file is no review of this page. Your review is as it was.'],
  ])('is not changed by a file %s, and it is said', async (_, text, words) => {
    const { container, review, upload } = await renderReview(approved);
    await upload(text);
    await waitFor(() => expect(container.textContent).toContain(words));
    expect(review()).toBe(approved);
  });
});
