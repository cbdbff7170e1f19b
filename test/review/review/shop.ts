import { setup } from 'xstate';
import type { ChartModel } from '#src/review/engine/model/chartModel.ts';
import type { Texts } from '#src/review/engine/model/texts.ts';
import { toChartModel } from '#src/review/engine/model/toChartModel.ts';
import {
  blankReview,
  createVerdictRecord,
  type Review,
  type Reviewer,
  updateFeedback,
  type Verdict,
} from '#src/review/page/facts/review.ts';
import { type ReviewPart, reviewParts } from '#src/review/page/facts/reviewParts.ts';

/** Overrides for the rule that opens the basket, and for the delay of the shelf. */
export type ShopChange = {
  readonly description?: string;
  readonly guard?: 'isFilled' | 'isOpen';
  readonly target?: '#basket' | '#receipt';
  readonly actions?: 'ring';
  readonly requirements?: readonly string[];
  readonly restMs?: number;
};

/** Creates a chart with three screens, one of which has child states, and a parallel region. */
export function createShop({ restMs = 5000, requirements = ['R1.2'], ...rule }: ShopChange = {}): ChartModel {
  const machine = setup({
    guards: { isFilled: () => true, isOpen: () => true },
    actions: { ring: () => {} },
    delays: { rest: restMs },
  }).createMachine({
    id: 'shop',
    type: 'parallel',
    states: {
      visitor: { id: 'visitor', initial: 'unknown', states: { unknown: { on: { known: 'known' } }, known: {} } },
      screen: {
        id: 'screen',
        initial: 'shelf',
        states: {
          shelf: {
            id: 'shelf',
            meta: { screen: 'shelf', requirements: ['R1.1'] },
            on: { 'basket.opened': { guard: 'isFilled', target: '#basket', meta: { requirements }, ...rule } },
            after: { rest: '#receipt' },
          },
          basket: {
            id: 'basket',
            meta: { screen: 'basket', requirements: ['R1.2'] },
            initial: 'ready',
            on: { back: '#shelf' },
            states: { ready: { on: { pay: 'paying' } }, paying: { on: { paid: '#receipt' } } },
          },
          receipt: { id: 'receipt', meta: { screen: 'receipt' } },
        },
      },
    },
  });
  return toChartModel(machine, { title: 'The shop' });
}

export const SHOP = createShop();

/** Returns a chart in which one state or rule has a new hash. */
export function withChangedItem(model: ChartModel, id: string): ChartModel {
  const changeHash = <Item extends { readonly id: string }>(item: Item) =>
    item.id === id ? { ...item, hash: 'new' } : item;
  return {
    ...model,
    hash: 'new',
    states: model.states.map(changeHash),
    transitions: model.transitions.map(changeHash),
  };
}

export const NO_TEXTS: Texts = {
  places: [],
  pictures: [],
  sentences: [],
  readingOrder: {},
  lenses: { money: [], personalData: [], legalText: [], deadlines: [] },
  stories: [],
  synonyms: [],
};

export function getPart(id: string, model = SHOP, texts: Texts | null = null): ReviewPart {
  const part = reviewParts(model, texts).find((candidate) => candidate.id === id);
  if (part === undefined) throw new Error(`The chart has no part "${id}".`);
  return part;
}

export const SHELF = getPart('shelf');
export const DANA: Reviewer = { name: 'Dana', role: 'owner' };
export const LEE: Reviewer = { name: 'Lee', role: 'legal' };

/** Returns the ISO time `minute` minutes after `AT`, the default time of a verdict. */
export const atMinute = (minute: number) =>
  new Date(Date.parse('2026-11-21T09:00:00Z') + minute * 60_000).toISOString();
export const AT = atMinute(0);

export const reviewBy = (me: Reviewer, review = blankReview()): Review => ({ ...review, me });

type VerdictOptions = { readonly part?: ReviewPart; readonly verdict?: Verdict; readonly at?: string };

/** Adds a verdict by the review's reviewer, by default an approval of the first screen. */
export function addVerdict(
  review: Review,
  { part = SHELF, verdict = 'approved', at = AT }: VerdictOptions = {},
): Review {
  return updateFeedback(review, part.id, {
    at,
    judgement: createVerdictRecord(part, { verdict, at, picture: '<body/>', version: 'v1' }),
  });
}

export const DANA_APPROVED = addVerdict(reviewBy(DANA));
