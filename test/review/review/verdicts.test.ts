import { describe, expect, it } from 'vitest';
import type { Texts } from '#src/review/engine/model/texts.ts';
import { journeyModel } from '#src/review/journey/journeyModel.ts';
import {
  blankReview,
  isEdited,
  markNeed,
  ownFeedback,
  type Review,
  type Role,
  updateFeedback,
  feedbackOn,
} from '#src/review/page/facts/review.ts';
import { ownState, rolesOf } from '#src/review/page/facts/reviewParts.ts';
import { partState, statusOf } from '#src/review/page/facts/partStatus.ts';
import { wordingChanges } from '#src/review/page/facts/wordingChanges.ts';
import {
  AT,
  atMinute,
  createShop,
  DANA,
  DANA_APPROVED,
  judged,
  LEE,
  NO_TEXTS,
  partOf,
  reviewBy,
  SHELF,
  SHOP,
  type ShopChange,
  withChanged,
} from './shop.ts';

const withdrawn = (review: Review) => updateFeedback(review, SHELF.id, { judgement: null, at: atMinute(5) });
const noted = (review: Review, note: string, minute: number) =>
  updateFeedback(review, SHELF.id, { note, at: atMinute(minute) });

describe('A verdict', () => {
  it('belongs to one person in one role', () => {
    const review = judged(reviewBy(LEE, DANA_APPROVED), { verdict: 'rejected' });
    expect({
      lee: ownState(SHELF, review),
      dana: ownState(SHELF, reviewBy({ name: ' dana ', role: 'owner' }, review)),
      danaAsLegal: ownState(SHELF, reviewBy({ name: 'Dana', role: 'legal' }, review)),
    }).toEqual({ lee: 'rejected', dana: 'approved', danaAsLegal: 'open' });
  });

  it('needs a reviewer', () => {
    expect(judged(blankReview())).toEqual(blankReview());
  });

  it('is kept with its note and time after it is withdrawn', () => {
    const questioned = judged(noted(reviewBy(DANA), 'why?', -5), { verdict: 'questioned' });
    expect(ownFeedback(SHELF.id, withdrawn(questioned))).toEqual({
      reviewer: DANA,
      note: 'why?',
      judgement: null,
      at: atMinute(5),
      earlier: [{ at: AT, verdict: 'questioned', note: 'why?' }],
    });
  });

  it('keeps its first note and later ones that lasted a minute', () => {
    const given = judged(noted(reviewBy(DANA), 'as told', -1));
    const edited = noted(noted(noted(given, 'n', 0.1), 'no', 0.2), 'never', 5);
    expect(ownFeedback(SHELF.id, edited)).toMatchObject({
      note: 'never',
      earlier: [
        { at: AT, verdict: 'approved', note: 'as told' },
        { at: atMinute(0.2), verdict: 'approved', note: 'no' },
      ],
    });
    expect(feedbackOn(SHELF.id, given).map(isEdited)).toEqual([false]);
    expect(feedbackOn(SHELF.id, edited).map(isEdited)).toEqual([true]);
  });

  it('shows the wording that was read next to the wording now', () => {
    const [state, rule, ...others] = SHELF.items;
    const items = [
      { id: 'shelf', text: 'Shelf: Reworded.' },
      { id: 'added', text: 'Something new.' },
      // A rule that only has another number now.
      ...others.map((item) => ({ ...item, id: `${item.id}1` })),
    ];
    expect(wordingChanges(ownFeedback(SHELF.id, DANA_APPROVED)?.judgement?.wording ?? {}, items)).toEqual([
      { id: 'shelf', before: state?.text, after: 'Shelf: Reworded.' },
      { id: 'added', before: null, after: 'Something new.' },
      { id: rule?.id, before: rule?.text, after: null },
    ]);
  });
});

const needing = (role: Role, review = DANA_APPROVED, isNeeded = true) =>
  markNeed(review, SHELF.id, { role, isNeeded, at: AT });

/** Texts with one sentence on the first screen and one message. */
const textsWith = (onScreen: string, message: string): Texts => ({
  ...NO_TEXTS,
  places: [
    { id: 'shelf', source: 'screen' },
    { id: 'shelf|basket.opened|0', source: 'message' },
  ],
  sentences: [
    { text: onScreen, at: [[0]] },
    { text: message, at: [[1]] },
  ],
});

describe('An approval', () => {
  it.each<[string, ShopChange]>([
    ['the wording of a rule', { description: 'It opens wide.' }],
    ['a target', { target: '#receipt' }],
    ['a guard', { guard: 'isOpen' }],
    ['an action', { actions: 'ring' }],
    ['a delay', { restMs: 20 }],
  ])('becomes stale when %s changes', (_what, change) => {
    expect(ownState(partOf('shelf', createShop(change)), DANA_APPROVED)).toBe('stale');
  });

  it('holds when only a requirement id changes', () => {
    expect(ownState(partOf('shelf', createShop({ requirements: ['R1.3'] })), DANA_APPROVED)).toBe('approved');
  });

  it('becomes stale when one of several rules told in one sentence changes', () => {
    const model = journeyModel();
    const review = judged(reviewBy(DANA), { part: partOf('accounts', model) });
    const later = withChanged(model, 'journey.accounts.youtube.disconnected|accounts.connectRequested|0');
    expect(ownState(partOf('accounts', later), review)).toBe('stale');
  });

  it.each([
    ['holds for a screen when only a message changes', 'shelf', textsWith('A fee of 5 %.', 'Goodbye.'), 'approved'],
    ['becomes stale for a screen with a new sentence', 'shelf', textsWith('A fee of 6 %.', 'You left.'), 'stale'],
    ['becomes stale for the messages when one changes', 'messages', textsWith('A fee of 5 %.', 'Goodbye.'), 'stale'],
  ])('%s', (_title, id, later, state) => {
    const review = judged(reviewBy(DANA), { part: partOf(id, SHOP, textsWith('A fee of 5 %.', 'You left.')) });
    expect(ownState(partOf(id, SHOP, later), review)).toBe(state);
  });
});

describe('A part of a review', () => {
  const agreed = judged(reviewBy(LEE, needing('legal')));

  it.each([
    ['open until every needed role approves it', needing('legal'), 'open'],
    ['approved once every needed role approves it', agreed, 'approved'],
    ['questioned when anybody has a question', judged(agreed, { verdict: 'questioned' }), 'questioned'],
    ['approved once an added role is removed', needing('legal', needing('legal'), false), 'approved'],
  ])('is %s', (_title, review, state) => {
    expect(partState(SHELF, review)).toBe(state);
  });

  it('still needs a role that the product asks or another person added', () => {
    expect(rolesOf(SHELF, needing('owner', reviewBy(LEE), false))).toEqual(['owner']);
    const review = needing('engineering', reviewBy(DANA, needing('engineering', reviewBy(LEE))), false);
    expect(rolesOf(SHELF, review)).toEqual(['owner', 'engineering']);
  });

  it('counts one person for their first role only', () => {
    const danaAsLegal = reviewBy({ name: ' DANA', role: 'legal' }, needing('legal'));
    const twice = judged(danaAsLegal, { at: atMinute(1) });
    expect(statusOf(SHELF, twice)).toEqual({
      state: 'open',
      people: [DANA],
      waitsFor: ['legal'],
      repeats: [{ reviewer: danaAsLegal.me, counted: 'owner' }],
    });
    const withdrawn = updateFeedback(reviewBy(DANA, twice), SHELF.id, { at: atMinute(2), judgement: null });
    expect(statusOf(SHELF, withdrawn).waitsFor).toEqual(['owner']);
  });

  it('waits only for roles without a verdict, even after a rejection', () => {
    const rejected = judged(needing('legal', reviewBy(DANA)), { verdict: 'rejected' });
    expect(statusOf(SHELF, rejected).waitsFor).toEqual(['legal']);
  });
});
