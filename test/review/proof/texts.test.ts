import { describe, expect, it } from 'vitest';
import { collectTexts } from '#src/review/demonstration/texts/collectTexts.ts';
import { documentReadings } from '#src/review/demonstration/texts/documents.ts';
import { fieldReadings } from '#src/review/demonstration/texts/fieldProblems.ts';
import { helpReadings } from '#src/review/demonstration/texts/help.ts';
import { messageReadings } from '#src/review/demonstration/texts/messages.ts';
import type { Reading } from '#src/review/demonstration/texts/reading.ts';
import { visibleTexts } from '#src/review/demonstration/texts/visibleTexts.ts';
import { journeyModel } from '#src/review/journey/journeyModel.ts';
import { PATHS, walkPath } from '#src/review/journey/paths/paths.ts';
import { SMALL_CHART } from '#test/review/review/smallChart.ts';

describe('The visible texts of a page', () => {
  it.each([
    ['blocks apart', '<h1>One</h1><p>Two <b>words</b>.</p>', ['One', 'Two words.']],
    [
      'a sentence whole across its parts',
      '<p><span>Within </span><span>3 days</span><span>.</span></p>',
      ['Within 3 days.'],
    ],
    ['a figure apart from its note', '<p><b>5%</b><span>What you pay</span></p>', ['5%', 'What you pay']],
    ['a row as one text', '<tr><th>Fee</th><td><b>$5</b><span>Fixed</span></td></tr>', ['Fee: $5 · Fixed']],
    ['no row of figures alone', '<tr><th>1</th><td>$5</td><td>$6</td></tr>', []],
    ['the name of a row once', '<tr><th>Fee</th></tr><tr><th>Fee</th><td>$5</td></tr>', ['Fee: $5']],
    [
      'a term with its value',
      '<dl><dt>APR</dt><dd>4%</dd><dt>Fee</dt><dd>$5</dd></dl><p>End</p>',
      ['APR: 4%', 'Fee: $5', 'End'],
    ],
    [
      'a question that unfolds with its answer',
      '<details><summary><h3>Early?</h3></summary><p>Yes.</p></details><p>End</p>',
      ['Early? Yes.', 'End'],
    ],
    ['entities and comments as read', '<p>It&#x27;s <!-- -->A &amp; B</p>', ["It's A & B"]],
    ['placeholders', '<input placeholder="Select one"><br>', ['Select one']],
    ['each text once', '<p>Same</p><p>Same</p>', ['Same']],
    ['nothing hidden', '<div hidden=""><p>Away</p></div><p style="display:none">Gone</p><style>a{}</style>', []],
    ['nothing without words', '<li>12</li><li>%</li><li>4%</li>', ['%', '4%']],
  ])('hold %s', (_, markup, texts) => {
    expect(visibleTexts(markup)).toEqual(texts);
  });
});

describe('The texts of the product', () => {
  const situation = (active: string, picture: string | null, ...texts: string[]) => ({
    active: new Set(['shop', 'shop.screen', ...active.split(' ')]),
    texts: new Set(texts),
    picture,
  });
  const READY = 'basket shop.screen.basket.ready';
  const PAYING = 'basket shop.screen.basket.paying';
  const collected = (...readings: readonly Reading[]) => {
    const { places, pictures, sentences } = collectTexts(
      SMALL_CHART,
      [
        situation(`shelf shop.visitor.known`, '/a.html', 'Shelf', 'Hello'),
        situation(`${READY} shop.visitor.known`, '/b.html', 'Basket', 'Pay', 'Hello'),
        situation(`${PAYING} shop.visitor.unknown`, null, 'Basket', 'Paying'),
      ],
      readings,
    );
    return Object.fromEntries(
      sentences.map(({ text, at }) => [
        text,
        at.map(([place, picture = -1]) => [places[place]?.id, pictures[picture]]),
      ]),
    );
  };

  it('are placed in the states that always have them, with a picture that shows them', () => {
    expect(collected()).toMatchObject({
      Shelf: [['shelf', '/a.html']],
      Basket: [['basket', '/b.html']],
      Pay: [['shop.screen.basket.ready', '/b.html']],
      Paying: [['shop.screen.basket.paying', undefined]],
    });
  });

  it('are in reading order on their screen, with what a later page adds before what is read next', () => {
    const pages = [
      situation('shelf', null, 'Help', 'Shelf'),
      situation(READY, null, 'Title', 'Pay', 'Help'),
      situation(PAYING, null, 'Title', 'Total', 'Help', 'Paid'),
    ];
    const { sentences, turns } = collectTexts(SMALL_CHART, pages, []);
    const read = turns['basket']?.map((number) => sentences[number]?.text);
    expect(read).toEqual(['Title', 'Pay', 'Total', 'Help', 'Paid']);
  });

  it('are in the order of their document, even where a screen shows one of them', () => {
    const document = { id: 'basket', source: 'agreement' } as const;
    const readings = ['Title', 'Pay', 'End'].map((text) => ({ ...document, text }));
    const { sentences, turns } = collectTexts(SMALL_CHART, [situation(READY, null, 'Pay')], readings);
    expect(turns['agreement']?.map((number) => sentences[number]?.text)).toEqual(['Title', 'Pay', 'End']);
  });

  it('are placed in the state beside the screens that has them on each', () => {
    expect(collected()['Hello']).toEqual([['shop.visitor.known', '/a.html']]);
  });

  it('are placed once where a screen shows what is also written elsewhere', () => {
    const help = { id: 'basket', source: 'help' } as const;
    const { Pay, Refund } = collected({ ...help, text: 'Pay' }, { ...help, text: 'Refund' });
    expect([Pay?.length, Refund]).toEqual([1, [['basket', undefined]]]);
  });
});

describe('What no picture of a screen shows', () => {
  const model = journeyModel();
  const ids = new Set([...model.states, ...model.transitions].map(({ id }) => id));
  const messages = messageReadings(
    model,
    PATHS.flatMap((path) => walkPath(path)),
  );
  const all = [...messages, ...helpReadings(), ...documentReadings(), ...fieldReadings()];
  const readIn = (source: Reading['source']) =>
    all.filter((reading) => reading.source === source).map(({ text }) => text);

  it('has a place that the chart knows', () => {
    expect([all.length > 500, all.filter(({ id }) => !ids.has(id))]).toEqual([true, []]);
  });

  it.each([
    ['message', 'Contract signed! · Your contract has been signed successfully.'],
    ['help', 'Do you keep my password? No. We use it once to connect, and never store it.'],
    ['agreement', '“Platform” is the membership platform you connected, through which your members pay you.'],
    ['agreement', 'Funds you receive: 3-month offer $231,000 · 6-month offer $450,000 · 12-month offer $850,000'],
    [
      'agreement',
      '3. Sale of future receipts. You sell to us, and we buy from you, future receipts up to the purchased amount. Each month you deliver the specified percentage of that month’s receipts, until you have delivered the purchased amount. Then the sale is complete and you owe nothing more.',
    ],
    ['signedCopy', 'Signed, with time zone: November 21, 2026, 9:30 AM, UTC'],
    ['signedCopy', '3-month offer, Month 1: Estimated remittance $75,000 · Left to deliver $174,750'],
    ['offerSummary', 'Collateral: The revenue we buy · Nothing else you own, and no personal guarantee.'],
    ['irsForm', '1b First taxpayer number on the return: For a business, its EIN'],
    ['field', 'Only PDF files are accepted.'],
    ['calendar', 'Creator Cash Advance: next payment'],
  ] as const)('is read in the %s: %s', (source, text) => {
    expect(readIn(source)).toContain(text);
  });

  it('has no empty values and no numbers without what they count', () => {
    const torn = all
      .map(({ text }) => text)
      .filter((text) => /NaN|undefined|: *$|^\W*$|  |^[$\d.,% ]+$|^Month \d/.test(text));
    expect(torn).toEqual([]);
  });

  it('has each message at the rules that show it', () => {
    const sent = messages.find(({ text }) => text.startsWith('Contract signed!'));
    expect(sent?.id).toBe('journey.screen.contract.signing.submitting|done: signContract|3');
  });
});
