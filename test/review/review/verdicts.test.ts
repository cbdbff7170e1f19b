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
  addVerdict,
  AT,
  atMinute,
  createShop,
  DANA,
  DANA_APPROVED,
  LEE,
  NO_TEXTS,
  getPart,
  reviewBy,
  SHELF,
  SHOP,
  type ShopChange,
  withChangedItem,
} from './shop.ts';

const withdraw = (review: Review) => updateFeedback(review, SHELF.id, { judgement: null, at: atMinute(5) });
const writeNote = (review: Review, note: string, minute: number) =>
  updateFeedback(review, SHELF.id, { note, at: atMinute(minute) });

describe('A verdict', () => {
  it('belongs to one person in one role', () => {
    const review = addVerdict(reviewBy(LEE, DANA_APPROVED), { verdict: 'rejected' });
    expect({
      lee: ownState(SHELF, review),
      dana: ownState(SHELF, reviewBy({ name: ' dana ', role: 'owner' }, review)),
      danaAsLegal: ownState(SHELF, reviewBy({ name: 'Dana', role: 'legal' }, review)),
    }).toEqual({ lee: 'rejected', dana: 'approved', danaAsLegal: 'open' });
  });

  it('requires a reviewer', () => {
    expect(addVerdict(blankReview())).toEqual(blankReview());
  });

  it('stays in the history with its note after withdrawal', () => {
    const questioned = addVerdict(writeNote(reviewBy(DANA), 'why?', -5), { verdict: 'questioned' });
    expect(ownFeedback(SHELF.id, withdraw(questioned))).toEqual({
      reviewer: DANA,
      note: 'why?',
      judgement: null,
      at: atMinute(5),
      earlier: [{ at: AT, verdict: 'questioned', note: 'why?' }],
    });
  });

  it('keeps its original note and later notes that lasted a minute', () => {
    const approved = addVerdict(writeNote(reviewBy(DANA), 'as agreed', -1));
    const edited = writeNote(writeNote(writeNote(approved, 'n', 0.1), 'no', 0.2), 'never', 5);
    expect(ownFeedback(SHELF.id, edited)).toMatchObject({
      note: 'never',
      earlier: [
        { at: AT, verdict: 'approved', note: 'as agreed' },
        { at: atMinute(0.2), verdict: 'approved', note: 'no' },
      ],
    });
    expect(feedbackOn(SHELF.id, approved).map(isEdited)).toEqual([false]);
    expect(feedbackOn(SHELF.id, edited).map(isEdited)).toEqual([true]);
  });

  it('lists the wording changes since it was given', () => {
    const [state, rule, ...others] = SHELF.items;
    const items = [
      { id: 'shelf', text: 'Shelf: Reworded.' },
      { id: 'added', text: 'Something new.' },
      // The remaining rules with different numbers.
      ...others.map((item) => ({ ...item, id: `${item.id}1` })),
    ];
    expect(wordingChanges(ownFeedback(SHELF.id, DANA_APPROVED)?.judgement?.wording ?? {}, items)).toEqual([
      { id: 'shelf', before: state?.text, after: 'Shelf: Reworded.' },
      { id: 'added', before: null, after: 'Something new.' },
      { id: rule?.id, before: rule?.text, after: null },
    ]);
  });
});

const requireRole = (role: Role, review = DANA_APPROVED, isNeeded = true) =>
  markNeed(review, SHELF.id, { role, isNeeded, at: AT });

/** Creates creator-facing text with one sentence on the first screen and one in a message. */
const createTexts = (onScreen: string, message: string): Texts => ({
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
    expect(ownState(getPart('shelf', createShop(change)), DANA_APPROVED)).toBe('stale');
  });

  it('stays valid when only a requirement id changes', () => {
    expect(ownState(getPart('shelf', createShop({ requirements: ['R1.3'] })), DANA_APPROVED)).toBe('approved');
  });

  it('becomes stale when any rule in a summary changes', () => {
    const model = journeyModel();
    const review = addVerdict(reviewBy(DANA), { part: getPart('accounts', model) });
    const changedModel = withChangedItem(model, 'journey.accounts.youtube.disconnected|accounts.connectRequested|0');
    expect(ownState(getPart('accounts', changedModel), review)).toBe('stale');
  });

  it.each([
    [
      'of a screen stays valid when only a message changes',
      'shelf',
      createTexts('A fee of 5%.', 'Goodbye.'),
      'approved',
    ],
    [
      'of a screen becomes stale when one of its sentences changes',
      'shelf',
      createTexts('A fee of 6%.', 'You left.'),
      'stale',
    ],
    ['of the messages becomes stale when one changes', 'messages', createTexts('A fee of 5%.', 'Goodbye.'), 'stale'],
  ])('%s', (_title, id, changedTexts, state) => {
    const review = addVerdict(reviewBy(DANA), { part: getPart(id, SHOP, createTexts('A fee of 5%.', 'You left.')) });
    expect(ownState(getPart(id, SHOP, changedTexts), review)).toBe(state);
  });
});

describe('A part of a review', () => {
  const agreed = addVerdict(reviewBy(LEE, requireRole('legal')));

  it.each([
    ['open until every needed role approves it', requireRole('legal'), 'open'],
    ['approved once every needed role approves it', agreed, 'approved'],
    ['questioned when anyone has a question', addVerdict(agreed, { verdict: 'questioned' }), 'questioned'],
    ['approved once an added role is removed', requireRole('legal', requireRole('legal'), false), 'approved'],
  ])('is %s', (_title, review, state) => {
    expect(partState(SHELF, review)).toBe(state);
  });

  it('keeps roles that the review rules require or other reviewers added', () => {
    expect(rolesOf(SHELF, requireRole('owner', reviewBy(LEE), false))).toEqual(['owner']);
    const review = requireRole('engineering', reviewBy(DANA, requireRole('engineering', reviewBy(LEE))), false);
    expect(rolesOf(SHELF, review)).toEqual(['owner', 'engineering']);
  });

  it('counts each person only in their first role', () => {
    const danaAsLegal = reviewBy({ name: ' DANA', role: 'legal' }, requireRole('legal'));
    const twice = addVerdict(danaAsLegal, { at: atMinute(1) });
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
    const rejected = addVerdict(requireRole('legal', reviewBy(DANA)), { verdict: 'rejected' });
    expect(statusOf(SHELF, rejected).waitsFor).toEqual(['legal']);
  });
});
