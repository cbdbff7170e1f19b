import { readFileSync } from 'node:fs';
import { act, isInaccessible, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { Texts } from '#src/review/engine/model/texts.ts';
import { blankReview, judgementOn, markNeed, type Review, say } from '#src/review/page/facts/review.ts';
import { exportReview } from '#src/review/page/facts/reviewFile.ts';
import { type ReviewPart, reviewParts } from '#src/review/page/facts/reviewParts.ts';
import { ReviewView } from '#src/review/page/review/ReviewView.tsx';
import { PART } from '#src/review/page/words/parts.ts';
import { REVIEW, SIGN_OFF } from '#src/review/page/words/review.ts';
import { expectNoAxeViolations } from '#test/support/renderScreen.tsx';
import { shownRun } from '#test/review/proof/shownRun.ts';
import { showPart, press } from '#test/review/showPart.tsx';
import { answered } from '#test/review/viewer/viewerAt.ts';
import { changed, SMALL_CHART } from './smallChart.ts';

const AT = '2026-11-21T09:00:00.000Z';
const parts = reviewParts(SMALL_CHART);
const shelf = parts.find(({ id }) => id === 'shelf') as ReviewPart;
const dana: Review = { ...blankReview(), me: { name: 'Dana', role: 'owner' } };
const given = { verdict: 'approved', at: AT, picture: '<body/>', version: 'v1' } as const;
const approved = say(dana, shelf.id, { at: AT, judgement: judgementOn(shelf, given) });
const proof = shownRun(SMALL_CHART, { shelf: { pictures: ['/proof/shelf.html'] } });

/** The sheet of a review of the small chart. */
async function renderSheet(first: Review, model = SMALL_CHART, texts?: Texts) {
  const page = await showPart(<ReviewView />, { model, savedReview: first, proof, ...(texts && { texts }) });
  page.send({ type: 'view.opened', view: 'review' });
  await act(answered);
  await press(REVIEW.signOff, 'tab');
}

describe('The sign-off sheet', () => {
  it('has what is approved in full, what is not by name, and a line for each who signs', async () => {
    await renderSheet(approved);
    const sheet = screen.getByRole('region', { name: SIGN_OFF.title(SMALL_CHART.title) });
    const groups = within(sheet).getAllByRole('heading', { level: 3 });
    expect(groups.map(({ textContent }) => textContent)).toEqual(['Reviewers', 'Not approved yet (6)', 'Verdicts (1)']);
    expect(within(sheet).getByRole('article').textContent).toContain('Approvedby Dana (product owner), Nov 21, 2026');
    const sentences = within(within(sheet).getByRole('article')).getAllByRole('listitem');
    expect(sentences.slice(1).map(({ textContent }) => textContent)).toEqual(shelf.items.map(({ text }) => text));
    expect(within(sheet).getByText('Basket').closest('li')?.textContent).toBe('BasketWaiting for Product owner');
    expect(
      within(sheet)
        .getAllByRole('term')
        .map(({ textContent }) => textContent),
    ).toEqual([SIGN_OFF.name, SIGN_OFF.signature, SIGN_OFF.date]);
    await expectNoAxeViolations(sheet);
  });

  it('has what customers read in each approved part, once, and named by its number where it repeats', async () => {
    const texts: Texts = {
      places: ['shelf', 'basket'].map((id) => ({ id, source: 'screen' })),
      pictures: [],
      sentences: [
        { text: 'A fee of 5 %.', at: [[0], [1]] },
        { text: 'Your basket', at: [[1]] },
      ],
      turns: { shelf: [0], basket: [1, 0] },
      lenses: { money: [], personalData: [], legalText: [], deadlines: [] },
      stories: [],
      sameWords: [],
    };
    const [first, second] = reviewParts(SMALL_CHART, texts) as [ReviewPart, ReviewPart];
    const judgements = [first, second].map((part) => [part.id, judgementOn(part, given)] as const);
    const both = judgements.reduce((review, [id, judgement]) => say(review, id, { at: AT, judgement }), dana);
    await renderSheet(both, SMALL_CHART, texts);
    const [shelfWords, basketWords] = screen
      .getAllByRole('article')
      .map((part) => part.querySelector('h5')?.parentElement);
    expect(shelfWords?.textContent).toBe(`${PART.words}A fee of 5 %.`);
    expect(basketWords?.textContent).toBe(`${PART.words}${SIGN_OFF.above('1')}Your basket`);
    expect(basketWords?.querySelector('ol')?.start).toBe(2);
  });

  it('shows an approval that is not enough, and who has said whom a part needs', async () => {
    await renderSheet(markNeed(approved, shelf.id, { role: 'legal', isNeeded: true, at: AT }));
    const sheet = screen.getByRole('region', { name: SIGN_OFF.title(SMALL_CHART.title) });
    expect(within(sheet).getByRole('article').textContent).toMatch(
      /^ShelfApproved by Product owner: Dana, waiting for LegalApprovedby Dana \(product owner\).*Legal \(added by Dana, Nov 21, 2026\)/,
    );
  });

  it('says why the approval of one person in two roles is not enough', async () => {
    const asked = markNeed(approved, shelf.id, { role: 'legal', isNeeded: true, at: AT });
    const danaAsLegal: Review = { ...asked, me: { name: 'dana', role: 'legal' } };
    await renderSheet(say(danaAsLegal, shelf.id, { at: AT, judgement: judgementOn(shelf, given) }));
    const sheet = screen.getByRole('region', { name: SIGN_OFF.title(SMALL_CHART.title) });
    const part = within(sheet).getByRole('article').textContent;
    expect(part).toMatch(/^ShelfApproved by Product owner: Dana, waiting for Legal/);
    expect(part).toContain('dana already approved as Product owner: Legal needs another person.');
  });

  const undoneAt = '2026-11-21T09:05:00.000Z';
  const undone = say(approved, shelf.id, { at: undoneAt, judgement: null });

  it('lists a verdict that was withdrawn, with its person and both times', async () => {
    await renderSheet(undone);
    const sheet = screen.getByRole('region', { name: SIGN_OFF.title(SMALL_CHART.title) });
    const [line] = within(within(sheet).getByRole('article')).getAllByRole('listitem');
    expect(line?.textContent).toMatch(
      /^WithdrawnApproved by Dana \(product owner\), Nov 21, 2026, 9:00.AM UTC; withdrawn Nov 21, 2026, 9:05.AM UTC$/,
    );
    expect(within(sheet).getByText('Reviewers').nextSibling?.textContent).toBe('Dana (product owner)');
    expect(within(sheet).queryByText(SIGN_OFF.empty)).toBe(null);
    expect(within(sheet).queryByText(SIGN_OFF.statement)).toBe(null);
  });

  it('names the checksum of the file that is saved now', async () => {
    await renderSheet(approved);
    const { checksum } = JSON.parse(exportReview(approved)) as { checksum: string };
    expect(screen.getByText(SIGN_OFF.file(checksum))).toBeTruthy();
  });

  it('is printed without the question who reviews, tabs and buttons', async () => {
    await renderSheet({ ...approved, me: null });
    const css = ['review/page/review/ReviewView.module', 'review/page/review/SignOff.module', 'app/theme/print'].map(
      (name) => readFileSync(`src/${name}.css`, 'utf8'),
    );
    const printed = css.join('').matchAll(/@media print \{(.*?)^\}/gms);
    const style = document.head.appendChild(document.createElement('style'));
    style.textContent = [...printed].map(([, rules]) => rules).join('');
    const form = screen.getByText(REVIEW.who.title);
    const controls = [
      form,
      screen.getByText(REVIEW.signOff),
      screen.getByText(REVIEW.save),
      screen.getByText(REVIEW.print),
    ];
    const sheet = screen.getByText(SIGN_OFF.title(SMALL_CHART.title));
    const areHidden = [...controls, sheet].map((one) => isInaccessible(one));
    style.remove();
    expect(areHidden).toEqual([true, true, true, true, false]);
  });

  it('names what has changed since it was judged', async () => {
    await renderSheet(approved, changed(SMALL_CHART, 'shelf'));
    const [line] = screen.getAllByText('Shelf').map((title) => title.closest('li')?.textContent);
    expect(line).toBe('ShelfOut of date: DanaWaiting for Product owner');
  });
});
