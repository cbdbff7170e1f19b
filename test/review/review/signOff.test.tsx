import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { Texts } from '#src/review/engine/model/texts.ts';
import { markNeed, type Review, say } from '#src/review/page/facts/review.ts';
import { checksumOf } from '#src/review/page/facts/reviewFile.ts';
import { PART } from '#src/review/page/words/parts.ts';
import { REVIEW, SIGN_OFF } from '#src/review/page/words/review.ts';
import { expectNoAxeViolations } from '#test/support/renderScreen.tsx';
import { press } from '#test/review/showPart.tsx';
import { renderReview } from './renderReview.tsx';
import { AT, atMinute, DANA_APPROVED, judged, NO_TEXTS, partOf, reviewBy, SHELF, SHOP, withChanged } from './shop.ts';

async function renderSheet(review: Review, services: Parameters<typeof renderReview>[1] = {}) {
  await renderReview(review, services);
  await press(REVIEW.signOff, 'tab');
  return screen.getByRole('region', { name: SIGN_OFF.title(SHOP.title) });
}

const textsOf = (elements: readonly Element[]) => elements.map(({ textContent }) => textContent);
const needingLegal = markNeed(DANA_APPROVED, SHELF.id, { role: 'legal', isNeeded: true, at: AT });

describe('The sign-off sheet', () => {
  it('lists approved parts in full, others by name, and lines to sign', async () => {
    const sheet = await renderSheet(DANA_APPROVED);
    expect(textsOf(within(sheet).getAllByRole('heading', { level: 3 }))).toEqual([
      SIGN_OFF.reviewers,
      SIGN_OFF.open(4),
      SIGN_OFF.judged(1),
    ]);
    const [verdict, ...items] = textsOf(within(within(sheet).getByRole('article')).getAllByRole('listitem'));
    expect(verdict).toContain('Approvedby Dana (product owner), Nov 21, 2026');
    expect(items).toEqual(SHELF.items.map(({ text }) => text));
    expect(within(sheet).getByText('Basket').closest('li')?.textContent).toBe('BasketWaiting for Product owner');
    expect(textsOf(within(sheet).getAllByRole('term'))).toEqual([SIGN_OFF.name, SIGN_OFF.signature, SIGN_OFF.date]);
    expect(within(sheet).getByText(SIGN_OFF.file(checksumOf(DANA_APPROVED)))).toBeTruthy();
    await expectNoAxeViolations(sheet);
  });

  it('prints each sentence once and cites it by number afterwards', async () => {
    const texts: Texts = {
      ...NO_TEXTS,
      places: [
        { id: 'shelf', source: 'screen' },
        { id: 'basket', source: 'screen' },
      ],
      sentences: [
        { text: 'A fee of 5 %.', at: [[0], [1]] },
        { text: 'Your basket', at: [[1]] },
      ],
    };
    const approved = judged(judged(reviewBy({ name: 'Dana', role: 'owner' }), { part: partOf('shelf', SHOP, texts) }), {
      part: partOf('basket', SHOP, texts),
    });
    const sheet = await renderSheet(approved, { texts });
    const sections = within(sheet)
      .getAllByRole('heading', { level: 5, name: PART.words })
      .map(({ parentElement }) => parentElement?.textContent);
    expect(sections).toEqual([`${PART.words}A fee of 5 %.`, `${PART.words}${SIGN_OFF.above('1')}Your basket`]);
    expect(within(sheet).getByText('Your basket').closest('ol')?.start).toBe(2);
  });

  it('says whom an approved part still waits for, and who added them', async () => {
    const sheet = await renderSheet(needingLegal);
    expect(within(sheet).getByRole('article').textContent).toMatch(
      /^ShelfApproved by Product owner: Dana, waiting for LegalApprovedby Dana \(product owner\).*Legal \(added by Dana, Nov 21, 2026\)/,
    );
  });

  it('says why one person in two roles is not enough', async () => {
    const sheet = await renderSheet(judged(reviewBy({ name: 'dana', role: 'legal' }, needingLegal)));
    expect(within(sheet).getByRole('article').textContent).toContain(
      'dana already approved as Product owner: Legal needs another person.',
    );
  });

  it('lists a withdrawn verdict with both times and no line to sign', async () => {
    const sheet = await renderSheet(say(DANA_APPROVED, SHELF.id, { at: atMinute(5), judgement: null }));
    const [line] = textsOf(within(within(sheet).getByRole('article')).getAllByRole('listitem'));
    expect(line).toMatch(
      /^WithdrawnApproved by Dana \(product owner\), Nov 21, 2026, 9:00.AM UTC; withdrawn Nov 21, 2026, 9:05.AM UTC$/,
    );
    expect(within(sheet).getByText(SIGN_OFF.reviewers).nextSibling?.textContent).toBe('Dana (product owner)');
    expect(within(sheet).queryByText(SIGN_OFF.statement)).toBeNull();
  });

  it('names a part that changed since its verdict', async () => {
    const sheet = await renderSheet(DANA_APPROVED, { model: withChanged(SHOP, 'shelf') });
    expect(textsOf(within(sheet).getAllByRole('listitem'))).toContain(
      'ShelfOut of date: DanaWaiting for Product owner',
    );
  });
});
