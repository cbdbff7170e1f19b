import type { ChartModel, ModelState, ModelTransition } from '#src/review/engine/model/chartModel.ts';
import { hashOf } from '#src/review/engine/model/hash.ts';
import type { LensName, Texts } from '#src/review/engine/model/texts.ts';
import { REVIEW_RULES } from '#src/review/journey/reviewRules.ts';
import { type ChartPart, partsOf, type StateRules } from './chartParts.ts';
import { createPartTextReader, type WordGroup } from './partWords.ts';
import {
  type VerdictRecord,
  needsOf,
  ownFeedback,
  type Review,
  type Role,
  ROLES,
  type Feedback,
  feedbackOn,
} from './review.ts';

/** One line of a part: a state or a rule, or several of them summarized in one sentence. */
export type ReviewItem = {
  readonly id: string;
  readonly hash: string;
  readonly kind: 'state' | 'transition';
  readonly text: string;
};

/** A unit of review: a screen, a region, the chart's internals, text outside the screens, or a story. */
export type ReviewPart = {
  readonly id: string;
  readonly hash: string;
  readonly title: string;
  readonly isScreen: boolean;
  readonly stateIds: readonly string[];
  /** Subjects that roles other than the owner must review. */
  readonly subjects: readonly LensName[];
  /** Roles required by the review rules. Reviewers can't remove them. */
  readonly roles: readonly Role[];
  readonly items: readonly ReviewItem[];
  /** Creator-facing sentences in this part; null if they aren't available. */
  readonly words: readonly string[] | null;
  /** The same sentences, grouped by the role that reviews them, or by document. */
  readonly groups: readonly WordGroup[];
};

/**
 * States of one person's verdict, or of a part overall. `stale` means that the verdict is for another version of the
 * part; `open` means that there is no verdict yet, or that the part still lacks approvals.
 */
export const REVIEW_STATES = ['approved', 'questioned', 'rejected', 'stale', 'open'] as const;
export type ReviewState = (typeof REVIEW_STATES)[number];

export type Progress = Readonly<Record<ReviewState, number>> & { readonly all: number };

const { internals, summaries: SUMMARIES, offscreenTexts, subjects: SUBJECTS, roles: ROLE_OF } = REVIEW_RULES;

/**
 * Returns all reviewable parts except stories: screens, regions, internals that creators never see, and text outside
 * the screens if available. Initial transitions are not items, because they belong to their state.
 */
export function reviewParts(model: ChartModel, texts: Texts | null = null): readonly ReviewPart[] {
  const parts = partsOf(model);
  const isInternal = ({ state }: ChartPart) => internals.stateIds.includes(state.id);
  const visible = parts.filter((part) => !isInternal(part));
  const screens = visible.filter(({ state }) => state.screen !== null);
  const others = visible.filter(({ state }) => state.screen === null);
  const hidden = parts.filter(isInternal);
  const charted = [
    ...[...screens, ...others].map((part) => createPart(part.state.id, part.title, [part], ['owner'])),
    ...(hidden.length === 0 ? [] : [createPart('behind', internals.title, hidden, ['engineering'])]),
  ];
  if (texts === null) return charted;
  const readPartText = createPartTextReader(model, texts);
  return [
    ...charted.map((part) => ({ ...part, ...readPartText(part) })),
    ...offscreenTexts.map(({ id, title, sources }) => {
      const part = createPart(id, title, [], ['owner']);
      return { ...part, ...readPartText(part, sources) };
    }),
  ];
}

function createPart(id: string, title: string, parts: readonly ChartPart[], baseRoles: readonly Role[]): ReviewPart {
  const items = parts.flatMap(({ rules: groups }) => itemsOf(groups));
  const subjects = SUBJECTS[id] ?? [];
  return {
    id,
    hash: hashOf(items.map((item) => [item.id, item.hash])),
    title,
    isScreen: parts.some(({ state }) => state.screen !== null),
    stateIds: parts.map(({ state }) => state.id),
    words: null,
    groups: [],
    subjects,
    roles: [...baseRoles, ...ROLES.filter((role) => subjects.some((subject) => ROLE_OF[subject] === role))],
    items,
  };
}

/** Lists states and their rules in order. A state's summary replaces everything inside the state. */
function itemsOf(groups: readonly StateRules[]): readonly ReviewItem[] {
  return groups.flatMap(({ state, rules }): readonly ReviewItem[] => {
    const summary = SUMMARIES.find(({ stateId, event }) => event === undefined && isWithin(state.id, stateId));
    if (summary === undefined) return [stateItem(state), ...ruleItems(state, rules)];
    if (summary.stateId !== state.id) return [];
    const inside = groups.filter((group) => isWithin(group.state.id, state.id));
    const hashes = inside.flatMap((group) => [group.state.hash, ...group.rules.map(({ hash }) => hash)]);
    return [{ ...stateItem(state), hash: hashOf(hashes), text: summary.text }];
  });
}

function isWithin(id: string, outerId: string): boolean {
  return id === outerId || id.startsWith(`${outerId}.`);
}

function stateItem({ id, hash, title, description }: ModelState): ReviewItem {
  return { id, hash, kind: 'state', text: description === '' ? title : `${title}: ${description}` };
}

function ruleItems({ id: stateId }: ModelState, rules: readonly ModelTransition[]): readonly ReviewItem[] {
  const summaries = SUMMARIES.filter((summary) => summary.stateId === stateId && summary.event !== undefined);
  const rulesFor = (event: string | undefined) => rules.filter(({ trigger }) => trigger.name === event);
  const grouped = summaries.flatMap(({ event, text }) => {
    const [first, ...others] = rulesFor(event);
    return first === undefined
      ? []
      : [{ ...ruleItem(first), hash: hashOf([first, ...others].map(({ hash }) => hash)), text }];
  });
  const rest = rules.filter(({ trigger }) => summaries.every(({ event }) => event !== trigger.name));
  return [...grouped, ...rest.map(ruleItem)];
}

function ruleItem({ id, hash, description }: ModelTransition): ReviewItem {
  return { id, hash, kind: 'transition', text: description };
}

/** Returns the part with this id, or else the part that lists or summarizes this item. */
export function findPart(parts: readonly ReviewPart[], itemId: string | null): ReviewPart | null {
  if (itemId === null) return null;
  const stateId = itemId.split('|')[0] ?? itemId;
  return (
    parts.find(({ id }) => id === itemId) ??
    parts.find(({ items }) => items.some(({ id }) => id === itemId)) ??
    parts.find(({ items }) => items.some(({ id }) => isWithin(stateId, id))) ??
    null
  );
}

export function verdictState(part: ReviewPart, feedback: Feedback | null): ReviewState {
  const judgement = feedback?.judgement ?? null;
  if (judgement === null) return 'open';
  return judgement.hash === part.hash && hasSameWords(part, judgement) ? judgement.verdict : 'stale';
}

/** Missing words count as unchanged, because a page built without creator-facing text can't compare them. */
function hasSameWords({ words }: ReviewPart, judgement: VerdictRecord): boolean {
  return words === null || judgement.words === null || hashOf(words.toSorted()) === hashOf(judgement.words.toSorted());
}

export function ownState(part: ReviewPart, review: Review): ReviewState {
  return verdictState(part, ownFeedback(part.id, review));
}

/** Returns the roles that must approve a part: those required by the rules, and those that reviewers added. */
export function rolesOf(part: ReviewPart, review: Review): readonly Role[] {
  const added = needsOf(part.id, review).filter(({ isNeeded }) => isNeeded);
  return ROLES.filter((role) => part.roles.includes(role) || added.some((need) => need.role === role));
}

export function subjectsFor(role: Role, { subjects }: ReviewPart): readonly LensName[] {
  return subjects.filter((subject) => ROLE_OF[subject] === role);
}

export function isAssigned(part: ReviewPart, review: Review): boolean {
  return review.me !== null && rolesOf(part, review).includes(review.me.role);
}

/** Whether a part counts toward progress: it needs approval, or somebody gave a verdict anyway. */
export function isCounted(part: ReviewPart, review: Review): boolean {
  return rolesOf(part, review).length > 0 || feedbackOn(part.id, review).some(({ judgement }) => judgement !== null);
}

export function progress(parts: readonly ReviewPart[], stateOfPart: (part: ReviewPart) => ReviewState): Progress {
  const states = parts.map(stateOfPart);
  const counts = REVIEW_STATES.map((state) => [state, states.filter((one) => one === state).length] as const);
  return { ...(Object.fromEntries(counts) as Record<ReviewState, number>), all: parts.length };
}

/**
 * Returns the next part after `afterId` that needs this reviewer's verdict, wrapping around. Parts with stale verdicts
 * come first.
 */
export function nextOpenPart(parts: readonly ReviewPart[], review: Review, afterId: string | null): ReviewPart | null {
  const from = parts.findIndex(({ id }) => id === afterId) + 1;
  const others = [...parts.slice(from), ...parts.slice(0, from)].filter(({ id }) => id !== afterId);
  const firstIn = (state: ReviewState) => others.find((part) => ownState(part, review) === state);
  return firstIn('stale') ?? firstIn('open') ?? null;
}
