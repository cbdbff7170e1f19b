import type { ChartModel } from '#src/review/engine/model/chartModel.ts';
import { LENS_NAMES, type Texts, type TextSource, type StorySummary } from '#src/review/engine/model/texts.ts';
import { SCREEN_PAGE } from '#src/review/page/words/outline.ts';
import { PLACE_ANSWERS, type PlaceAnswer, SHELL } from '#src/review/page/words/shell.ts';
import { eventsOf, headStateOf, headTitleOf, placesOf } from './ruleEntries.ts';
import { lensFindings } from './lenses.ts';
import { readQuestion } from './question.ts';
import { isNamedIn, type Query, quotedPart, readQuery } from './queryWords.ts';
import { placeOf, stateIdOf } from './wordingChanges.ts';

/**
 * A search result. `place` is shown before the text: usually the screen or region, followed by the trigger for rules.
 */
export type Answer = { readonly id: string; readonly place: string; readonly text: string };

/**
 * A sentence with its preferred place, the number of other screens or regions that contain it, and the ids of all its
 * places.
 */
export type TextAnswer = Answer & {
  readonly source: TextSource;
  readonly others: number;
  readonly ids: readonly string[];
};

/** Search results by kind, best first. */
export type Answers = {
  /** The query that produced the results; null if no text, story or chart item matches. */
  readonly asked: Query | null;
  /** The words of a question that the results contain; null if they contain every word. */
  readonly mentioned: string | null;
  readonly places: readonly (PlaceAnswer & Answer)[];
  /** Events and screens that the query names. */
  readonly named: readonly Answer[];
  readonly texts: readonly TextAnswer[];
  readonly stories: readonly Answer[];
  readonly chart: readonly Answer[];
};

type Found = Pick<Answers, 'asked' | 'texts' | 'stories' | 'chart'>;

const NOTHING: Found = { asked: null, texts: [], stories: [], chart: [] };
export const NO_ANSWERS: Answers = { ...NOTHING, mentioned: null, places: [], named: [] };

/** Searches creator-facing text, stories and the chart for all words of a query, or else for the closest match. */
export function answersTo(model: ChartModel, texts: Texts | null, query: string): Answers {
  if (query.trim() === '') return NO_ANSWERS;
  const items = chartItems(model);
  const named = items.filter(({ name }) => name !== undefined && isNamedIn(name, query)).map(answerOf);
  const { mentioned, chart, ...found } = findBest(model, texts, items, quotedPart(query) ?? query);
  const isNamed = ({ id }: Answer) => named.some((answer) => answer.id === id);
  const places = PLACE_ANSWERS.filter(({ asks }) => asks.test(query)).map((answer) => ({
    ...answer,
    text: answer.id === 'review' ? SHELL.openView : SHELL.openLens(countLensEntries(model, texts, answer)),
  }));
  return { ...found, mentioned, named, places, chart: chart.filter((answer) => !isNamed(answer)) };
}

function countLensEntries(model: ChartModel, texts: Texts | null, { id }: PlaceAnswer): number | null {
  const lens = LENS_NAMES.find((name) => name === id);
  if (texts === null || lens === undefined) return null;
  return lensFindings(model, texts, lens).reduce((total, { items }) => total + items.length, 0);
}

function findBest(model: ChartModel, texts: Texts | null, items: readonly ChartItem[], query: string) {
  const literal = answersOf(model, texts, items, readQuery(query));
  const isLiteral = countOf(literal) > 0;
  if (literal.texts.length > 0) return { ...literal, mentioned: null };
  const all = [
    ...(texts?.sentences.map(({ text }) => text) ?? []),
    ...(texts?.stories.map(storyWords) ?? []),
    ...items.map(({ words }) => words.join(' ')),
  ];
  const question = readQuestion(query, texts?.synonyms ?? [], all);
  const found = answersOf(model, texts, items, question?.query ?? null);
  const mentioned = question?.mentioned ?? null;
  const best = isLiteral ? { ...literal, mentioned: null } : { ...found, mentioned };
  const matching = isLiteral && mentioned !== null ? [] : found.texts;
  if (texts === null || matching.length > 0) return { ...best, asked: found.asked ?? best.asked, texts: matching };
  // No sentence matches the query, so this lists the sentences of matching rules.
  const ids = new Set(best.chart.map(({ id }) => id));
  const rules = new Set(model.transitions.map(({ id }) => id).filter((id) => ids.has(id)));
  return { ...best, texts: textAnswers(model, texts, (_, id) => rules.has(id)) };
}

function countOf({ texts, stories, chart }: Found): number {
  return texts.length + stories.length + chart.length;
}

const storyWords = ({ name, text }: StorySummary) => `${name} ${text}`;

function answersOf(model: ChartModel, texts: Texts | null, items: readonly ChartItem[], asked: Query | null): Found {
  if (asked === null) return NOTHING;
  const best = <One extends Answer>(answers: readonly One[]) =>
    answers.toSorted((one, other) => asked.rank(one.text) - asked.rank(other.text));
  const stories = texts?.stories.filter((story) => asked.matches(storyWords(story))) ?? [];
  return {
    asked,
    texts: texts === null ? [] : best(textAnswers(model, texts, asked.matches)),
    stories: stories.map(({ name, text }) => ({ id: name, place: name, text })),
    chart: best(items.filter(({ words }) => asked.matches(words.join(' '))).map(answerOf)),
  };
}

/** Returns the ids to highlight in the chart, including every place of each sentence. */
export function foundIds({ texts, named, chart }: Answers): ReadonlySet<string> {
  return new Set([...texts.flatMap(({ ids }) => ids), ...[...named, ...chart].map(({ id }) => id)]);
}

/** Returns the place and source of a sentence at an item, and the screen preview that shows it there, or null. */
export function sentenceAt(model: ChartModel, { places, pictures, sentences }: Texts, id: string, sentence: string) {
  const at = sentences.find(({ text }) => text === sentence)?.at ?? [];
  const [place = -1, picture = -1] = at.find(([number]) => places[number]?.id === id) ?? [];
  return {
    place: placeOf(stateIdOf(id), model),
    source: places[place]?.source ?? null,
    picture: pictures[picture] ?? null,
  };
}

/** Lists matching sentences. Those in a lens come first, at the place where the lens lists them. */
function textAnswers(
  model: ChartModel,
  { places, sentences, lenses }: Texts,
  isMatch: (text: string, id: string) => boolean,
): readonly TextAnswer[] {
  const listed = new Map<number, string>();
  for (const [id, reason] of LENS_NAMES.flatMap((lens) => lenses[lens]))
    if (typeof reason === 'number' && !listed.has(reason)) listed.set(reason, id);
  return [...new Set([...listed.keys(), ...sentences.keys()])].flatMap((index) => {
    const { text = '', at = [] } = sentences[index] ?? {};
    const all = at.flatMap(([place]) => places[place] ?? []).filter(({ id }) => isMatch(text, id));
    const best = all.find(({ id }) => id === listed.get(index)) ?? all[0];
    if (best === undefined) return [];
    const ids = all.map(({ id }) => id);
    const others = new Set(ids.map((id) => headStateOf(model, id))).size - 1;
    return [{ ...best, text, place: placeOf(stateIdOf(best.id), model), others, ids }];
  });
}

/** A searchable item. `words` is all searchable text, including ids. Only events and screens have a `name`. */
type ChartItem = Pick<Answer, 'id' | 'place'> & {
  readonly text: () => string;
  readonly words: readonly string[];
  readonly name?: string;
};

const answerOf = ({ id, place, text }: ChartItem): Answer => ({ id, place, text: text() });

function chartItems(model: ChartModel): readonly ChartItem[] {
  const { states, transitions } = model;
  const headOf = (id: string) => headTitleOf(model, id);
  return [
    ...eventsOf(model).map(({ id, label, rules }) => ({
      id,
      place: label,
      name: label,
      text: () => SCREEN_PAGE.rules(rules.length, placesOf(model, rules)),
      words: [id, label],
    })),
    ...states.map(({ id, title, screen, address = '', description, requirements }) => ({
      id,
      place: headOf(id),
      ...(screen === null ? {} : { name: title }),
      text: () => [headOf(id) === title ? '' : title, address, description].filter(Boolean).join(' · '),
      words: [id, title, address, description, ...requirements],
    })),
    ...transitions.map(({ id, sourceId, label, description, guard, requirements }) => ({
      id,
      place: `${headOf(sourceId)} · ${label}`,
      text: () => description,
      words: [id, label, description, guard?.text ?? '', ...requirements],
    })),
  ];
}
