import { render, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { blankReview, markNeed, ownSaying, type Role, say } from '#src/review/page/facts/review.ts';
import { PartWords } from '#src/review/page/review/PartWords.tsx';
import { REVIEW } from '#src/review/page/words/review.ts';
import { expectNoAxeViolations } from '#test/support/renderScreen.tsx';
import { button, press } from '#test/review/showPart.tsx';
import { renderReview } from './renderReview.tsx';
import { AT, atMinute, createShop, DANA, DANA_APPROVED, judged, LEE, reviewBy, SHELF } from './shop.ts';

const itemsIn = (list: string) =>
  within(screen.getByRole('list', { name: list }))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);

describe('The review', () => {
  it('asks for a name and a role before anyone can judge', async () => {
    const { user, review } = await renderReview(blankReview());
    await user.keyboard('a');
    expect(review()).toEqual(blankReview());
    expect(screen.queryByRole('group', { name: REVIEW.verdict })).toBeNull();
    const [name, role] = [screen.getByLabelText(REVIEW.who.name), screen.getByLabelText(REVIEW.who.role)];
    await user.type(name, ' ');
    await press(REVIEW.who.begin);
    expect(name.matches(':invalid')).toBe(true);
    await user.type(name, 'Kim');
    await press(REVIEW.who.begin);
    expect(role.matches(':invalid')).toBe(true);
    await user.selectOptions(role, 'legal');
    await press(REVIEW.who.begin);
    expect(review().me).toEqual({ name: 'Kim', role: 'legal' });
  });

  it('is done with keys, which are letters inside the note', async () => {
    const { user, heading, verdicts } = await renderReview();
    await user.keyboard('ana');
    expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Basket' }));
    expect(screen.getByText(REVIEW.mine(2, 5))).toBeTruthy();
    await user.type(screen.getByLabelText(REVIEW.note), 'ar');
    expect(verdicts()).toEqual(['approved', 'approved']);
    await user.click(document.body);
    await user.keyboard('q');
    expect(verdicts()).toEqual(['approved', 'questioned']);
    expect(heading()).toBe('Basket');
  });

  it('ignores double clicks and held keys', async () => {
    const { user, heading, verdicts } = await renderReview();
    await user.dblClick(button('Approve'));
    await user.keyboard('{n>}{/n}{a>5/}');
    expect(verdicts()).toEqual(['approved', 'approved']);
    expect(heading()).toBe('Basket');
  });

  it('requires a note for a rejection', async () => {
    const { user, review, verdicts } = await renderReview();
    await press('Reject');
    const note = screen.getByRole('textbox', { name: REVIEW.note });
    expect(screen.getByRole('alert').textContent).toBe(REVIEW.noteMissing);
    expect(document.activeElement).toBe(note);
    expect(verdicts()).toEqual([]);
    await user.type(note, 'Too high.');
    await press(REVIEW.withNote('rejected'));
    expect(ownSaying(SHELF.id, review())).toMatchObject({ note: 'Too high.', judgement: { verdict: 'rejected' } });
  });

  it('gives the verdict that waited for a note on Enter', async () => {
    const { user, review } = await renderReview();
    await press('Question');
    await user.keyboard('{Enter}Why?{Enter}');
    expect(ownSaying(SHELF.id, review())).toMatchObject({ note: 'Why?', judgement: { verdict: 'questioned' } });
    expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Shelf' }));
  });

  it('shows when a note was edited and what it said before', async () => {
    await renderReview(say(DANA_APPROVED, SHELF.id, { at: atMinute(30), note: 'Fine.' }));
    await press(/^Shelf/);
    const [said] = itemsIn(REVIEW.verdicts);
    expect(said).toMatch(/9:00.AM UTC, note edited Nov 21, 2026, 9:30.AM UTC.*Said before \(1\)Approved/);
  });

  it('folds the reviewer, the needs and the parts on narrow screens', async () => {
    const { user } = await renderReview();
    const folds = [button(/^You review as/), button(/^Needs/), button(/^Part /)];
    const states = () => folds.map((fold) => fold.getAttribute('aria-expanded'));
    expect(states()).toEqual(['false', 'false', 'false']);
    for (const fold of folds) await user.click(fold);
    expect(states()).toEqual(['true', 'true', 'true']);
    await press(/^Basket/);
    expect(button(REVIEW.place(2, 5, 'Basket')).getAttribute('aria-expanded')).toBe('false');
  });

  it('withdraws a verdict where it was given', async () => {
    const { user, verdicts } = await renderReview();
    await user.keyboard('an');
    expect(screen.queryByRole('button', { name: REVIEW.undo('Approved') })).toBeNull();
    await press(/^Shelf/);
    await press(REVIEW.undo('Approved'));
    expect(verdicts()).toEqual([]);
    expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Shelf' }));
  });

  it('shows the verdicts of others and marks who is needed', async () => {
    const rejected = say(judged(reviewBy(LEE), { verdict: 'rejected' }), SHELF.id, { note: 'no', at: atMinute(1) });
    const { review } = await renderReview(reviewBy(DANA, rejected));
    expect(itemsIn(REVIEW.verdicts)[0]).toMatch(/^Lee \(legal\)Rejected.*no/);
    await press('Legal', 'checkbox');
    expect(review().needs[SHELF.id]).toMatchObject([{ role: 'legal', isNeeded: true, by: 'Dana' }]);
  });

  it('does not let a reviewer remove roles that others need', async () => {
    const needs = markNeed(reviewBy(LEE), SHELF.id, { role: 'compliance', isNeeded: true, at: AT });
    await renderReview(reviewBy(DANA, needs));
    const disabled = screen.getAllByRole<HTMLInputElement>('checkbox').filter((box) => box.disabled);
    expect(disabled.map((box) => box.labels?.[0]?.textContent)).toEqual([
      'Product owner',
      'Compliance (added by Lee, Nov 21, 2026)',
    ]);
  });

  it('opens on a changed part, with its wording before and now', async () => {
    const { container, user, heading } = await renderReview(DANA_APPROVED, {
      model: createShop({ description: 'It opens wide.' }),
    });
    expect(heading()).toBe('Shelf');
    const cells = within(screen.getByRole('table')).getAllByRole('cell');
    expect(cells.map(({ textContent }) => textContent)).toEqual([SHELF.items[1]?.text, 'It opens wide.']);
    expect(container.querySelector('iframe')?.getAttribute('src')).toBe('/proof/shelf.html');
    await expectNoAxeViolations(screen.getByRole('article'));
    expect(itemsIn(REVIEW.changed(1))).toEqual([expect.stringMatching(/^ShelfYou: out of date/)]);
    await user.keyboard('a');
    expect(screen.queryByRole('list', { name: REVIEW.changed(1) })).toBeNull();
  });

  it('shows the same status in the heading and in the list', async () => {
    await renderReview(markNeed(DANA_APPROVED, SHELF.id, { role: 'legal', isNeeded: true, at: AT }));
    await press(/^Shelf/);
    const status = 'ShelfYou: approvedWaiting for Legal';
    expect(screen.getByRole('article').querySelector('header')?.textContent).toBe(status);
    expect(button(/^Shelf/).textContent).toBe(status);
  });

  it.each<[Role | null, readonly string[]]>([
    [null, ['legal', 'compliance']],
    ['owner', ['owner']],
    ['legal', ['legal']],
  ])('opens the sentences for the role %s', (reader, open) => {
    const roles = ['legal', 'compliance', 'owner'] as const;
    const groups = roles.map((role) => ({ heading: role, words: [`For ${role}`], role }));
    const { container } = render(<PartWords groups={groups} reader={reader} />);
    const headings = [...container.querySelectorAll('details[open] summary')].map(({ textContent }) => textContent);
    expect(headings).toEqual(open.map((role) => REVIEW.wordsIn(role, 1)));
  });
});
