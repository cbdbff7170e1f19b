import { describe, expect, it } from 'vitest';
import { setup } from 'xstate';
import type { Texts } from '#src/review/engine/model/texts.ts';
import { toChartModel } from '#src/review/engine/model/toChartModel.ts';
import { journeyModel } from '#src/review/journey/journeyModel.ts';
import { judgementOn, markNeed, say } from '#src/review/page/facts/review.ts';
import {
  ownState,
  partWith,
  progress,
  type ReviewPart,
  reviewParts,
  rolesOf,
} from '#src/review/page/facts/reviewParts.ts';
import { partState, reviewMarks, standingOf } from '#src/review/page/facts/standing.ts';
import { wordChanges } from '#src/review/page/facts/wordingChanges.ts';
import { approved, AT, by, DANA, judged, LEE, shelf } from './judged.ts';
import { changed, SMALL_CHART } from './smallChart.ts';

const model = journeyModel();
const needingLegal: ReviewPart = { ...shelf, roles: ['owner', 'legal'] };

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
    stories: [],
    turns: {},
    sameWords: [],
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

  it('is of what customers read in the order in which they read it', () => {
    const texts = { ...textsOf('Pay'), sentences: ['Pay', 'Title'].map((text) => ({ text, at: [[0] as const] })) };
    expect(reviewParts(SMALL_CHART, { ...texts, turns: { shelf: [1, 0] } })[0]?.words).toEqual(['Title', 'Pay']);
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
      nobodyNeeded: 'approved',
    });
  });

  it('of a part still needs a role that its rules ask, or that another person added', () => {
    const byRules = markNeed(judged(by(LEE), shelf), shelf.id, { role: 'owner', isNeeded: false, at: AT });
    const byLee = markNeed(by(LEE), shelf.id, { role: 'engineering', isNeeded: true, at: AT });
    const byDana = markNeed(by(DANA, byLee), shelf.id, { role: 'engineering', isNeeded: false, at: AT });
    expect({ rules: rolesOf(shelf, byRules), others: rolesOf(shelf, byDana) }).toEqual({
      rules: ['owner'],
      others: ['owner', 'engineering'],
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

  it('that waits for another role is marked apart from a part that nobody has judged', () => {
    const asked = markNeed(judged(by(DANA), shelf), shelf.id, { role: 'legal', isNeeded: true, at: AT });
    const marks = ['shelf', 'basket'].map((id) => reviewMarks(SMALL_CHART, asked).get(id)?.verdict);
    expect(marks).toEqual(['partly', 'open']);
  });

  it('counts for the first role of its person, and leaves another role to somebody else', () => {
    const at = '2026-11-21T09:01:00.000Z';
    const danaAsLegal = by({ name: ' DANA', role: 'legal' }, judged(by(DANA), needingLegal));
    const twice = say(danaAsLegal, needingLegal.id, {
      at,
      judgement: judgementOn(needingLegal, { verdict: 'approved', at, picture: null, version: 'v1' }),
    });
    expect({
      twice: standingOf(needingLegal, twice),
      withLee: partState(needingLegal, judged(by(LEE, twice), needingLegal)),
      withdrawn: standingOf(needingLegal, say(by(DANA, twice), needingLegal.id, { at, judgement: null })).waitsFor,
    }).toEqual({
      twice: {
        state: 'open',
        people: [DANA],
        waitsFor: ['legal'],
        repeats: [{ reviewer: { name: ' DANA', role: 'legal' }, counted: 'owner' }],
      },
      withLee: 'approved',
      withdrawn: ['owner'],
    });
  });

  it('waits only for roles that have not judged, also once somebody objects', () => {
    const asked = markNeed(by(DANA), shelf.id, { role: 'legal', isNeeded: true, at: AT });
    const rejected = judged(asked, shelf, 'rejected');
    expect({
      nobody: standingOf(shelf, asked).waitsFor,
      owner: standingOf(shelf, rejected).waitsFor,
      both: standingOf(shelf, judged(by(LEE, rejected), shelf)).waitsFor,
    }).toEqual({ nobody: ['owner', 'legal'], owner: ['legal'], both: [] });
  });
});
