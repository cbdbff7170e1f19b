import { describe, expect, it } from 'vitest';
import { collectTexts } from '#src/review/demonstration/texts/collectTexts.ts';
import { documentTexts } from '#src/review/demonstration/texts/documents.ts';
import { fieldTexts } from '#src/review/demonstration/texts/fieldProblems.ts';
import { helpTexts } from '#src/review/demonstration/texts/help.ts';
import { messageTexts } from '#src/review/demonstration/texts/messages.ts';
import type { PlacedText } from '#src/review/demonstration/texts/placedText.ts';
import { visibleTexts } from '#src/review/demonstration/texts/visibleTexts.ts';
import { journeyModel } from '#src/review/journey/journeyModel.ts';
import { PATHS, walkPath } from '#src/review/journey/paths/paths.ts';
import { SHOP } from '#test/review/review/shop.ts';

describe('The visible texts of markup', () => {
  it.each([
    ['blocks', '<h1>One</h1><p>Two <b>words</b>.</p>', ['One', 'Two words.']],
    ['a sentence in parts', '<p><span>Within </span><span>3 days</span><span>.</span></p>', ['Within 3 days.']],
    ['a row', '<tr><th>Fee</th><td><b>$5</b><span>Fixed</span></td></tr>', ['Fee: $5 · Fixed']],
    ['terms', '<dl><dt>APR</dt><dd>4%</dd><dt>Fee</dt><dd>$5</dd></dl><p>End</p>', ['APR: 4%', 'Fee: $5', 'End']],
    ['entities and comments', '<p>It&#x27;s <!-- -->A &amp; B</p>', ["It's A & B"]],
    ['placeholders', '<input placeholder="Select one"><br>', ['Select one']],
    ['nothing hidden', '<div hidden=""><p>Away</p></div><p style="display:none">Gone</p><style>a{}</style>', []],
  ])('hold %s', (_what, markup, texts) => {
    expect(visibleTexts(markup)).toEqual(texts);
  });
});

describe('The collected texts', () => {
  const READY = ['basket', 'shop.screen.basket.ready'];
  const PAYING = ['basket', 'shop.screen.basket.paying'];
  const shown = (active: readonly string[], picture: string | null, ...texts: readonly string[]) => ({
    active: new Set(['shop', 'shop.screen', ...active]),
    texts: new Set(texts),
    picture,
  });
  const situations = [
    shown(['shelf', 'shop.visitor.known'], '/a.html', 'Shelf', 'Hello'),
    shown([...READY, 'shop.visitor.known'], '/b.html', 'Basket', 'Pay', 'Help', 'Hello'),
    shown([...PAYING, 'shop.visitor.unknown'], null, 'Basket', 'Total', 'Help', 'Paying'),
  ];
  const agreement = ['Title', 'Pay', 'End'].map((text) => ({ id: 'basket', source: 'agreement' as const, text }));
  const help = ['Pay', 'Refund'].map((text) => ({ id: 'basket', source: 'help' as const, text }));
  const { places, pictures, sentences, turns } = collectTexts(SHOP, situations, [...help, ...agreement]);
  const placesOf = (text: string) =>
    sentences
      .find((sentence) => sentence.text === text)
      ?.at.map(([place, picture]) => [places[place]?.id, picture === undefined ? null : pictures[picture]].join(' '));

  it.each([
    ['the screen that always has it', 'Basket', ['basket /b.html']],
    ['the only state that has it', 'Paying', ['shop.screen.basket.paying ']],
    ['the region next to the screens', 'Hello', ['shop.visitor.known /a.html']],
    ['its screen only, though the help says it too', 'Pay', ['shop.screen.basket.ready /b.html']],
    ['the help that alone says it', 'Refund', ['basket ']],
  ])('place a sentence in %s', (_where, text, at) => {
    expect(placesOf(text)).toEqual(at);
  });

  it.each([
    ['basket', ['Basket', 'Pay', 'Total', 'Help', 'Hello', 'Paying']],
    ['agreement', ['Title', 'Pay', 'End']],
  ])('are in reading order: %s', (id, texts) => {
    expect(turns[id]?.map((number) => sentences[number]?.text)).toEqual(texts);
  });
});

describe('The texts outside of screens', () => {
  const model = journeyModel();
  const messages = messageTexts(
    model,
    PATHS.flatMap((path) => walkPath(path)),
  );
  const all = [...messages, ...helpTexts(), ...documentTexts(), ...fieldTexts()];

  it('belong to states and rules of the chart', () => {
    const ids = new Set([...model.states, ...model.transitions].map(({ id }) => id));
    expect(all.length).toBeGreaterThan(500);
    expect(all.filter(({ id }) => !ids.has(id))).toEqual([]);
  });

  it.each<[PlacedText['source'], string]>([
    ['message', 'Contract signed! · Your contract has been signed successfully.'],
    ['help', 'Do you keep my password? No. We use it once to connect, and never store it.'],
    ['agreement', 'Funds you receive: 3-month offer $231,000 · 6-month offer $450,000 · 12-month offer $850,000'],
    ['signedCopy', 'Signed, with time zone: November 21, 2026, 9:30 AM, UTC'],
    ['offerSummary', 'Collateral: The revenue we buy · Nothing else you own, and no personal guarantee.'],
    ['irsForm', '1b First taxpayer number on the return: For a business, its EIN'],
    ['field', 'Only PDF files are accepted.'],
  ])('include in the %s: %s', (source, text) => {
    expect(all).toContainEqual(expect.objectContaining({ source, text }));
  });

  it('have no empty values and no figures without words', () => {
    const torn = /NaN|undefined|: *$|^\W*$|  |^[$\d.,% ]+$|^Month \d/;
    expect(all.filter(({ text }) => torn.test(text))).toEqual([]);
  });
});
