import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { blankReview, judgementOn, markNeed, ownSaying, say } from '#src/review/page/facts/review.ts';
import { REVIEW } from '#src/review/page/words/review.ts';
import { expectNoAxeViolations } from '#test/support/renderScreen.tsx';
import { press } from '#test/review/showPart.tsx';
import { approved, AT, dana, given, lee, leesRejection, renderReview, shelf } from './renderReview.tsx';
import { changed, SMALL_CHART } from './smallChart.ts';

describe('The review', () => {
  it('asks who reviews before anybody can judge', async () => {
    const { user, verdicts, review } = await renderReview(blankReview());
    await user.keyboard('a');
    expect({
      verdicts: verdicts(),
      buttons: screen.queryByRole('group', { name: REVIEW.verdict }),
      said: screen.getByText(REVIEW.who.first).textContent,
    }).toEqual({ verdicts: '- - - - - - -', buttons: null, said: REVIEW.who.first });
    await user.type(screen.getByLabelText(REVIEW.who.name), ' ');
    await press(REVIEW.who.begin);
    expect(screen.getByLabelText(REVIEW.who.name).matches(':invalid')).toBe(true);
    expect(review().me).toBe(null);
    await user.type(screen.getByLabelText(REVIEW.who.name), 'Kim');
    await press(REVIEW.who.begin);
    expect(screen.getByLabelText(REVIEW.who.role).matches(':invalid')).toBe(true);
    expect(review().me).toBe(null);
    await user.selectOptions(screen.getByLabelText(REVIEW.who.role), 'legal');
    await press(REVIEW.who.begin);
    expect(review().me).toEqual({ name: 'Kim', role: 'legal' });
    expect(screen.getByRole('group', { name: REVIEW.verdict })).toBeTruthy();
  });

  it('is gone through by keys, one part at a time', async () => {
    const { container, user, heading, verdicts } = await renderReview();
    expect(heading()).toBe('Shelf');
    await user.keyboard('ana');
    expect({ heading: heading(), verdicts: verdicts() }).toEqual({
      heading: 'Basket',
      verdicts: 'approved approved - - - - -',
    });
    expect(container.textContent).toContain(REVIEW.mine(2, 7));
    // They are heard wherever else the focus is, and are letters where somebody writes.
    await user.type(screen.getByLabelText(REVIEW.note), 'ar');
    expect(verdicts()).toBe('approved approved - - - - -');
    const elsewhere = document.body.appendChild(document.createElement('button'));
    elsewhere.focus();
    await user.keyboard('q');
    elsewhere.remove();
    expect(verdicts()).toBe('approved questioned - - - - -');
  });

  it('judges no other part by a double click or a key that is held', async () => {
    const { user, heading, verdicts } = await renderReview();
    await user.dblClick(screen.getByRole('button', { name: 'Approve' }));
    await user.keyboard('{n>}{/n}{a>5/}');
    expect({ heading: heading(), verdicts: verdicts() }).toEqual({
      heading: 'Basket',
      verdicts: 'approved approved - - - - -',
    });
  });

  it('wants to know why something is questioned or rejected', async () => {
    const { user, verdicts, review } = await renderReview();
    await press('Reject');
    const note = screen.getByRole('textbox', { name: REVIEW.note });
    expect({
      verdicts: verdicts(),
      said: screen.getByRole('alert').textContent,
      focus: document.activeElement,
    }).toEqual({
      verdicts: '- - - - - - -',
      said: REVIEW.noteMissing,
      focus: note,
    });
    await user.type(note, 'Too high.');
    await press(REVIEW.withNote('rejected'));
    expect(ownSaying(shelf.id, review())).toMatchObject({ note: 'Too high.', judgement: { verdict: 'rejected' } });
    expect(screen.getAllByText('Too high.')).toEqual([note]);
  });

  it('gives the verdict that waited for a note when Enter ends the note', async () => {
    const { user, review } = await renderReview();
    await press('Question');
    await user.keyboard('{Enter}Why?{Enter}');
    expect(ownSaying(shelf.id, review())).toMatchObject({ note: 'Why?', judgement: { verdict: 'questioned' } });
    expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Shelf' }));
  });

  it('shows when a note was edited after its verdict, and what it was before', async () => {
    const asked = say(dana, shelf.id, { at: AT, note: 'Why?', judgement: judgementOn(shelf, given) });
    await renderReview(say(asked, shelf.id, { at: '2026-11-21T09:30:00.000Z', note: 'Fine.' }));
    await press(/^Shelf/);
    const [said] = within(screen.getByRole('list', { name: REVIEW.verdicts })).getAllByRole('listitem');
    expect(said?.textContent).toMatch(/9:00.AM UTC, note edited Nov 21, 2026, 9:30.AM UTC/);
    expect(said?.querySelector('details')?.textContent).toMatch(/^Said before \(1\)Approved.*Why\?$/);
  });

  it('says whose verdicts stay when somebody else begins', async () => {
    const { container, verdicts } = await renderReview(approved);
    await press(REVIEW.who.change);
    expect(container.textContent).toContain(REVIEW.who.stays(['Dana (product owner)']));
    expect(verdicts()).toBe('- - - - - - -');
  });

  it('unfolds the list of parts where it is narrow, and folds it once one is opened', async () => {
    const { user } = await renderReview();
    const fold = () => screen.getByRole('button', { name: /^Part / });
    await user.click(fold());
    const unfolded = fold().getAttribute('aria-expanded');
    await press(/^Basket/);
    expect({ unfolded, later: fold().getAttribute('aria-expanded'), name: fold().textContent }).toEqual({
      unfolded: 'true',
      later: 'false',
      name: REVIEW.place(2, 7, 'Basket'),
    });
  });

  it('folds the reviewer, the files and the needs of a part where it is narrow', async () => {
    const { user } = await renderReview();
    const folds = [
      screen.getByRole('button', { name: /^You review as/ }),
      screen.getByRole('button', { name: /^Needs/ }),
    ];
    const states = () => folds.map((fold) => fold.getAttribute('aria-expanded'));
    const areUnfolded = () =>
      [screen.getByText(REVIEW.save), screen.getByText(REVIEW.needs)].map((one) =>
        one.closest('[data-is-unfolded]')?.getAttribute('data-is-unfolded'),
      );
    const before = [states(), areUnfolded()];
    for (const fold of folds) await user.click(fold);
    expect({ before, after: [states(), areUnfolded()] }).toEqual({
      before: [
        ['false', 'false'],
        ['false', 'false'],
      ],
      after: [
        ['true', 'true'],
        ['true', 'true'],
      ],
    });
    await press(REVIEW.who.change);
    expect(screen.getByText(REVIEW.save).closest('[data-is-unfolded="true"]')).not.toBe(null);
  });

  it('saves a note by itself, before the verdict and after it', async () => {
    const { user, review } = await renderReview();
    const note = () => screen.getByRole('textbox', { name: REVIEW.note });
    await user.type(note(), 'Why');
    const before = ownSaying(shelf.id, review());
    await user.keyboard('{Escape}');
    await press('Approve');
    await user.type(note(), '?');
    expect({ before: before?.note, after: ownSaying(shelf.id, review())?.note }).toEqual({
      before: 'Why',
      after: 'Why?',
    });
  });

  it('undoes the last verdict at the part that it is about, and nowhere else', async () => {
    const { user, verdicts, heading } = await renderReview();
    await user.keyboard('an');
    const elsewhere = screen.queryByRole('button', { name: REVIEW.undo('Approved') });
    await press(/^Shelf/);
    await press(REVIEW.undo('Approved'));
    expect({ elsewhere, heading: heading(), verdicts: verdicts() }).toEqual({
      elsewhere: null,
      heading: 'Shelf',
      verdicts: '- - - - - - -',
    });
    expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Shelf' }));
  });

  it('takes back a verdict of an earlier visit', async () => {
    const { verdicts } = await renderReview(approved);
    await press(/^Shelf/);
    await press(REVIEW.undo('Approved'));
    expect(verdicts()).toBe('- - - - - - -');
  });

  it('shows what others said beside my verdict, and whom the part needs', async () => {
    const { review } = await renderReview({ ...leesRejection, me: dana.me });
    const said = within(screen.getByRole('list', { name: REVIEW.verdicts })).getAllByRole('listitem');
    expect(said.map(({ textContent }) => textContent)).toEqual([expect.stringMatching(/^Lee \(legal\)Rejected.*no$/)]);
    await press('Legal', 'checkbox');
    expect(review().needs[shelf.id]).toMatchObject([{ role: 'legal', isNeeded: true, by: 'Dana' }]);
  });

  it('opens on what changed since my verdict, with the wording before and after', async () => {
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
    expect(screen.getByRole('list', { name: REVIEW.changed(1) }).textContent).toMatch(/^ShelfYou: out of date/);
    await user.keyboard('a');
    expect(screen.queryByRole('list', { name: REVIEW.changed(1) })).toBe(null);
  });

  it('shows one state of a part in its heading and in the list: mine, then whom it waits for', async () => {
    await renderReview({ ...markNeed(approved, shelf.id, { role: 'legal', isNeeded: true, at: AT }) });
    await press(/^Shelf/);
    const status = 'You: approvedWaiting for Legal';
    expect(screen.getByRole('article').querySelector('header')?.textContent).toBe(`Shelf${status}`);
    expect(screen.getByRole('button', { name: /^Shelf/ }).textContent).toBe(`Shelf${status}`);
  });

  it('moves the focus to the heading of the part that is opened', async () => {
    const { user } = await renderReview();
    await user.keyboard('an');
    expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Basket' }));
  });

  it('lets nobody remove a role that the rules ask, or that somebody else added', async () => {
    const needs = markNeed(lee, shelf.id, { role: 'compliance', isNeeded: true, at: AT });
    await renderReview({ ...needs, me: dana.me });
    const owner = screen.getByRole('checkbox', { name: 'Product owner' });
    const compliance = screen.getByRole('checkbox', { name: 'Compliance (added by Lee, Nov 21, 2026)' });
    const legal = screen.getByRole('checkbox', { name: 'Legal' });
    expect([owner, compliance, legal].map((box) => (box as HTMLInputElement).disabled)).toEqual([true, true, false]);
  });
});
