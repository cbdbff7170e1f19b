import { describe, expect, it } from 'vitest';
import { journeyModel } from '#src/review/journey/journeyModel.ts';
import { REVIEW_RULES } from '#src/review/journey/reviewRules.ts';
import {
  blankReview,
  isEdited,
  type Judgement,
  ownSaying,
  type Review,
  say,
  type Saying,
  sayingsOf,
  withdrawnFrom,
} from '#src/review/page/facts/review.ts';
import {
  isAsked,
  nextOpenPart,
  ownState,
  partWith,
  type ReviewPart,
  reviewParts,
} from '#src/review/page/facts/reviewParts.ts';
import { wordingChanges } from '#src/review/page/facts/wordingChanges.ts';
import { approved, AT, by, DANA, judged, LEE, parts, shelf } from './judged.ts';
import { changed, SMALL_CHART } from './smallChart.ts';

const model = journeyModel();

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

  it('ask an owner for at most 2,200 words, and about nothing that no creator meets', () => {
    const asked = reviewParts(model).filter((part) => isAsked(part, by(DANA)));
    const words = asked.flatMap(({ items }) => items.flatMap(({ text }) => text.split(/\s+/)));
    const regions = ['session', 'saving', 'reset'];
    expect(words.length).toBeLessThanOrEqual(2200);
    expect(asked.filter(({ stateIds }) => stateIds.some((id) => regions.includes(id)))).toEqual([]);
    expect(isAsked(reviewParts(model).at(-1) as ReviewPart, by({ name: 'Kim', role: 'engineering' }))).toBe(true);
  });

  it('ask legal about money, legal text and deadlines, and compliance about personal data', () => {
    const rolesIn = (id: string) => reviewParts(model).find((part) => part.id === id)?.roles;
    expect({
      processing: rolesIn('processing'),
      dashboard: rolesIn('dashboard'),
      offers: rolesIn('offers'),
    }).toEqual({
      processing: ['owner'],
      dashboard: ['owner', 'legal'],
      offers: ['owner', 'legal', 'compliance'],
    });
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

  it('needs a person', () => {
    expect(judged(blankReview(), shelf)).toEqual(blankReview());
    expect(['toString', '__proto__'].map((id) => ownSaying(id, approved))).toEqual([null, null]);
  });

  const atMinute = (minute: number) => new Date(Date.parse(AT) + minute * 60_000).toISOString();

  it('that is taken back is retained with its note and its time', () => {
    const noted = say(by(DANA), shelf.id, { note: 'why?', at: atMinute(-5) });
    const taken = say(judged(noted, shelf, 'questioned'), shelf.id, { judgement: null, at: atMinute(5) });
    expect(ownSaying(shelf.id, taken)).toEqual({
      reviewer: DANA,
      note: 'why?',
      judgement: null,
      at: atMinute(5),
      earlier: [{ at: AT, verdict: 'questioned', note: 'why?' }],
    });
  });

  it('that is taken back was given when it was first given, however its note was edited', () => {
    const noted = say(judged(by(DANA), shelf), shelf.id, { note: 'Why?', at: atMinute(2) });
    const withdrawn = say(noted, shelf.id, { judgement: null, at: atMinute(5) });
    const rejected = judged(withdrawn, shelf, 'rejected');
    expect(withdrawnFrom(ownSaying(shelf.id, rejected) as Saying)).toEqual([
      { verdict: 'approved', note: 'Why?', from: AT, to: atMinute(5) },
    ]);
    expect(withdrawnFrom(ownSaying(shelf.id, judged(noted, shelf, 'rejected')) as Saying)).toEqual([]);
  });

  it('retains the note that it was given with, and each one that was left for a minute', () => {
    const noted = judged(say(by(DANA), shelf.id, { note: 'as told', at: atMinute(-1) }), shelf);
    const written = [
      ['n', 0.1],
      ['no', 0.2],
      ['never', 5],
    ] as const;
    const edited = written.reduce((all, [note, minute]) => say(all, shelf.id, { note, at: atMinute(minute) }), noted);
    const saying = ownSaying(shelf.id, edited) as Saying;
    expect({ note: saying.note, earlier: saying.earlier, edited: isEdited(saying) }).toEqual({
      note: 'never',
      earlier: [
        { at: AT, verdict: 'approved', note: 'as told' },
        { at: atMinute(0.2), verdict: 'approved', note: 'no' },
      ],
      edited: true,
    });
    expect(isEdited(ownSaying(shelf.id, noted) as Saying)).toBe(false);
  });

  it('is listed by the role of its reviewer, whoever judges first or again', () => {
    const both = judged(by(DANA, judged(by(LEE), shelf)), shelf);
    const people = (review: Review) => sayingsOf(shelf.id, review).map(({ reviewer }) => reviewer.name);
    expect({ first: people(both), again: people(judged(by(DANA, both), shelf, 'rejected')) }).toEqual({
      first: ['Dana', 'Lee'],
      again: ['Dana', 'Lee'],
    });
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
