import { describe, expect, it } from 'vitest';
import { setup } from 'xstate';
import type { Texts } from '#src/review/engine/model/texts.ts';
import { toChartModel } from '#src/review/engine/model/toChartModel.ts';
import { journeyModel } from '#src/review/journey/journeyModel.ts';
import { REVIEW_RULES } from '#src/review/journey/reviewRules.ts';
import {
  blankReview,
  type Judgement,
  judgementOn,
  markNeed,
  ownSaying,
  type Review,
  type Reviewer,
  say,
  type Saying,
  type Verdict,
} from '#src/review/page/facts/review.ts';
import {
  isAsked,
  nextOpenPart,
  ownState,
  partState,
  partWith,
  progress,
  type ReviewPart,
  reviewMarks,
  reviewParts,
  rolesOf,
} from '#src/review/page/facts/reviewParts.ts';
import { wordChanges, wordingChanges } from '#src/review/page/facts/wordingChanges.ts';
import { changed, SMALL_CHART } from './smallChart.ts';

const model = journeyModel();
const AT = '2026-11-21T09:00:00.000Z';
const DANA: Reviewer = { name: 'Dana', role: 'owner' };
const LEE: Reviewer = { name: 'Lee', role: 'legal' };
const parts = reviewParts(SMALL_CHART);
const partOf = (id: string, of = SMALL_CHART) => partWith(reviewParts(of), id) as ReviewPart;
const shelf = partOf('shelf');
const by = (me: Reviewer, review = blankReview()): Review => ({ ...review, me });
const judged = (review: Review, part: ReviewPart, verdict: Verdict = 'approved') =>
  say(review, part.id, { judgement: judgementOn(part, { verdict, at: AT, picture: null, version: 'v1' }) });
const approved = parts.reduce((all, part) => judged(all, part), by(DANA));

describe('The parts of a review', () => {
  it('have every state and every rule once, some told together in one sentence', () => {
    const rules = model.transitions.filter(({ trigger }) => trigger.kind !== 'initial');
    const all = reviewParts(model);
    const ids = all.flatMap(({ items }) => items.map(({ id }) => id));
    const others = [...model.states, ...rules].map(({ id }) => id).filter((id) => !ids.includes(id));
    const isTold = (id: string) =>
      REVIEW_RULES.told.some(({ stateId, event }) =>
        id.startsWith(event === undefined ? stateId : `${stateId}|${event}`),
      );
    expect({
      screens: all.filter(({ isScreen }) => isScreen).length,
      parts: all.length,
      twice: ids.filter((id, index) => ids.indexOf(id) !== index),
      missing: others.filter((id) => !isTold(id)),
      homeless: others.filter((id) => partWith(all, id) === null),
    }).toEqual({ screens: 14, parts: 18, twice: [], missing: [], homeless: [] });
  });

  it('ask an owner for less than 2,250 words, and about nothing that no creator meets', () => {
    const asked = reviewParts(model).filter((part) => isAsked(part, by(DANA)));
    const words = asked.flatMap(({ items }) => items.flatMap(({ text }) => text.split(/\s+/)));
    const regions = ['session', 'saving', 'reset'];
    expect(words.length).toBeLessThan(2250);
    expect(asked.filter(({ stateIds }) => stateIds.some((id) => regions.includes(id)))).toEqual([]);
    expect(isAsked(reviewParts(model).at(-1) as ReviewPart, by({ name: 'Kim', role: 'engineering' }))).toBe(true);
  });

  it('follow the main path: the screens in their order, then what holds on all of them and what goes on beside them', () => {
    const [basket] = parts.filter(({ id }) => id === 'basket');
    expect({
      titles: parts.map(({ title }) => title).join(', '),
      basket: basket?.items.map(({ kind }) => kind).join(', '),
    }).toEqual({
      titles: 'Shelf, Basket, Receipt, Lobby, Attic, On every screen, Visitor',
      basket: 'state, transition, state, transition, state, transition, transition',
    });
  });

  it('are gone through by those that their reviewer has not judged in their present version, from the start again at the end', () => {
    const next = [shelf.id, parts.at(-1)?.id ?? null].map((after) => nextOpenPart(parts, by(DANA), after)?.id);
    expect([...next, nextOpenPart(parts, approved, null)]).toEqual(['basket', parts[0]?.id, null]);
    const renewed = reviewParts(changed(SMALL_CHART, 'shelf'));
    expect(nextOpenPart(renewed, approved, null)?.id).toBe('shelf');
  });
});

describe('A verdict', () => {
  it('is of one person: others neither see it as theirs nor change it', () => {
    const both = judged(by(LEE, judged(by(DANA), shelf)), shelf, 'rejected');
    expect({
      lee: ownState(shelf, both),
      dana: ownState(shelf, by(DANA, both)),
      sameDana: ownState(shelf, by({ name: ' dana ', role: 'owner' }, both)),
      danaAsLegal: ownState(shelf, by({ name: 'Dana', role: 'legal' }, both)),
    }).toEqual({ lee: 'rejected', dana: 'approved', sameDana: 'approved', danaAsLegal: 'open' });
  });

  it('needs a person, and leaves nothing when it is taken back without a note', () => {
    expect(judged(blankReview(), shelf)).toEqual(blankReview());
    const taken = say(judged(by(DANA), shelf), shelf.id, { judgement: null });
    expect(ownSaying(shelf.id, taken)).toBe(null);
    const noted = say(judged(by(DANA), shelf), shelf.id, { note: 'why?' });
    expect(ownSaying(shelf.id, say(noted, shelf.id, { judgement: null }))).toEqual({
      reviewer: DANA,
      note: 'why?',
      judgement: null,
    });
    expect(['toString', '__proto__'].map((id) => ownSaying(id, approved))).toEqual([null, null]);
  });

  it('remembers what was read, so that the wording before and after stand side by side', () => {
    const items = [
      { id: 'shelf', hash: 'new', kind: 'state' as const, text: 'Shelf: Reworded.' },
      { id: 'added', hash: 'new', kind: 'transition' as const, text: 'Something new.' },
      // A rule that only moved up into another number reads as it did.
      ...shelf.items.slice(2).map((item) => ({ ...item, id: `${item.id}1` })),
    ];
    const { wording } = (ownSaying('shelf', approved) as Saying).judgement as Judgement;
    expect(wordingChanges(wording, items)).toEqual([
      { id: 'shelf', before: shelf.items[0]?.text, after: 'Shelf: Reworded.' },
      { id: 'added', before: null, after: 'Something new.' },
      { id: shelf.items[1]?.id, before: shelf.items[1]?.text, after: null },
    ]);
    expect(wordingChanges(wording, shelf.items)).toEqual([]);
  });
});

describe('An approval', () => {
  type Change = {
    readonly description?: string;
    readonly guard?: string;
    readonly target?: string;
    readonly actions?: string;
    readonly delay?: number;
    readonly requirements?: readonly string[];
  };
  /** A chart of two screens, in which everything about one rule can be changed. */
  const chartOf = ({ description = 'It opens.', guard = 'isDay', target = 'hall', delay = 10, ...rest }: Change) => {
    const rule = { description, guard, target, ...(rest.actions && { actions: rest.actions }) };
    const meta = { requirements: rest.requirements ?? ['R1.1'] };
    const chart = setup({
      guards: { isDay: () => true, isNight: () => false },
      actions: { ring: () => {} },
      delays: { rest: delay },
    }).createMachine({
      id: 'door',
      initial: 'yard',
      states: {
        yard: { meta: { screen: 'yard' }, on: { knock: { ...rule, meta } as object }, after: { rest: 'hall' } },
        hall: { meta: { screen: 'hall' } },
        attic: { meta: { screen: 'attic' } },
      },
    });
    return reviewParts(toChartModel(chart, { title: 'Door' })).find(({ id }) => id === 'door.yard') as ReviewPart;
  };
  const before = judged(by(DANA), chartOf({}));

  it.each([
    ['the wording', { description: 'It opens wide.' }],
    ['a target', { target: 'attic' }],
    ['a guard', { guard: 'isNight' }],
    ['an action', { actions: 'ring' }],
    ['a delay', { delay: 20 }],
  ])('is stale when %s has changed', (_what, change) => {
    expect(ownState(chartOf(change), before)).toBe('stale');
  });

  it('is stale when something has changed that is told in a sentence with others', () => {
    const partIn = (chart: typeof model) => partWith(reviewParts(chart), 'journey.accounts.youtube') as ReviewPart;
    const review = judged(by(DANA), partIn(model));
    const rule = 'journey.accounts.youtube.disconnected|accounts.connectRequested|0';
    expect([ownState(partIn(model), review), ownState(partIn(changed(model, rule)), review)]).toEqual([
      'approved',
      'stale',
    ]);
  });

  const textsOf = (...sentences: readonly string[]): Texts => ({
    places: [
      { id: 'shelf', source: 'screen' },
      { id: 'shelf|door.opened|1', source: 'message' },
    ],
    pictures: [],
    sentences: sentences.map((text, index) => ({ text, at: [[index === 0 ? 0 : 1]] })),
    lenses: { money: [], personalData: [], legalText: [], deadlines: [] },
  });
  const partsWith = (...sentences: readonly string[]) => reviewParts(SMALL_CHART, textsOf(...sentences));

  it('of a screen is stale when customers read something else there, unless the page does not know what they read', () => {
    const [first] = partsWith('A fee of 5 %.', 'You left.');
    const review = judged(by(DANA), first as ReviewPart);
    const stateWith = (...sentences: readonly string[]) => ownState(partsWith(...sentences)[0] as ReviewPart, review);
    expect({
      words: first?.words,
      same: stateWith('A fee of 5 %.', 'Goodbye.'),
      other: stateWith('A fee of 6 %.', 'You left.'),
      unknown: ownState(shelf, review),
    }).toEqual({ words: ['A fee of 5 %.'], same: 'approved', other: 'stale', unknown: 'approved' });
  });

  it('of messages and documents is one of what customers read', () => {
    const messages = partsWith('A fee of 5 %.', 'You left.').find(({ id }) => id === 'messages') as ReviewPart;
    const later = partsWith('A fee of 5 %.', 'Goodbye.').find(({ id }) => id === 'messages') as ReviewPart;
    const review = judged(by(DANA), messages);
    expect({ words: messages.words, now: ownState(messages, review), later: ownState(later, review) }).toEqual({
      words: ['You left.'],
      now: 'approved',
      later: 'stale',
    });
    expect(wordChanges(messages.words ?? [], later.words ?? [])).toEqual([
      { id: 'words 0', before: 'You left.', after: 'Goodbye.' },
    ]);
  });

  it('stands when only the number of a requirement has changed', () => {
    expect(ownState(chartOf({ requirements: ['R1.2'] }), before)).toBe('approved');
  });

  it('of a part needs everyone whom the part needs, and nobody who objects', () => {
    const asked = markNeed(judged(by(DANA), shelf), shelf.id, { role: 'legal', isNeeded: true, at: AT });
    const agreed = judged(by(LEE, asked), shelf);
    const objected = judged(by({ name: 'Kim', role: 'engineering' }, agreed), shelf, 'questioned');
    const released = markNeed(asked, shelf.id, { role: 'legal', isNeeded: false, at: AT });
    expect({
      roles: rolesOf(shelf, asked),
      asked: partState(shelf, asked),
      agreed: partState(shelf, agreed),
      objected: partState(shelf, objected),
      released: partState(shelf, released),
      nobodyNeeded: partState({ ...shelf, roles: [] }, judged(by(DANA), shelf)),
    }).toEqual({
      roles: ['owner', 'legal'],
      asked: 'open',
      agreed: 'approved',
      objected: 'questioned',
      released: 'approved',
      nobodyNeeded: 'open',
    });
  });

  it('is counted, and laid over the picture, with what changed since', () => {
    const later = changed(SMALL_CHART, 'shelf');
    const counts = { approved: 7, questioned: 0, rejected: 0, stale: 0, open: 0, all: 7 };
    const countOf = (chart: typeof SMALL_CHART) => progress(reviewParts(chart), (part) => partState(part, approved));
    expect({ before: countOf(SMALL_CHART), after: countOf(later) }).toEqual({
      before: counts,
      after: { ...counts, approved: 6, stale: 1 },
    });
    const marks = ['shelf', 'basket'].map((id) => reviewMarks(later, approved).get(id));
    expect(marks).toEqual([{ verdict: 'stale' }, { verdict: 'approved' }]);
  });
});
