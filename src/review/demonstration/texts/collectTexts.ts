import type { ChartModel } from '#src/review/engine/model/chartModel.ts';
import { DOCUMENTS, type Sentence, type TextPlace, type Texts } from '#src/review/engine/model/texts.ts';
import { findLensMarks } from '#src/review/journey/lenses.ts';
import type { StartName } from '#src/review/journey/paths/starts.ts';
import { STORIES } from '#src/review/journey/stories/stories.ts';
import { SYNONYMS } from '#src/review/journey/words/synonyms.ts';
import { START_WORDS } from '#src/review/journey/words/startWords.ts';
import type { PlacedText } from './placedText.ts';
import { createPlaceFinder, type StepTexts } from './textPlaces.ts';

export type ShownSituation = StepTexts & { readonly picture: string | null };

/** Collects each sentence once, with its places and pictures. Skips placed text that its screen already shows. */
export function collectTexts(
  model: ChartModel,
  situations: readonly ShownSituation[],
  placedTexts: readonly PlacedText[],
): Texts {
  const [places, pictures] = [createNumbering<TextPlace>(), createNumbering<string>()];
  const placesOf = createPlaceFinder(model, situations);
  const pictured = situations.filter(({ picture }) => picture !== null);
  const screenOf = new Map(model.states.map(({ id, screenId }) => [id, screenId]));
  const texts = new Map<string, [place: number, picture?: number][]>();
  const screens = model.states.flatMap(({ id, screen }) => {
    const pages = situations.filter(({ active }) => active.has(id)).map((situation) => situation.texts);
    return screen === null ? [] : [[id, inReadingOrder(pages)] as const];
  });
  for (const text of new Set(screens.flatMap(([, read]) => read))) {
    const at = placesOf(text).map((id): [number, number?] => {
      const place = places.numberOf({ id, source: 'screen' });
      const shown =
        pictured.find((situation) => situation.texts.has(text) && situation.active.has(id))?.picture ?? null;
      return shown === null ? [place] : [place, pictures.numberOf(shown)];
    });
    // Lists places with a picture first, because a search opens the first place.
    texts.set(
      text,
      at.toSorted((one, other) => other.length - one.length),
    );
  }
  for (const { text, ...place } of placedTexts) {
    const at = texts.get(text) ?? [];
    const number = places.numberOf(place);
    const isShown = at.some(([other]) => {
      const shownId = places.all()[other]?.id ?? '';
      return other === number || shownId === place.id || screenOf.get(shownId) === place.id;
    });
    if (text !== '' && !isShown) texts.set(text, [...at, [number]]);
  }
  const sentences: readonly Sentence[] = [...texts].map(([text, at]) => ({ text, at }));
  const numbers = new Map(sentences.map(({ text }, number) => [text, number]));
  const inDocument = (document: string) =>
    placedTexts.filter(({ source }) => source === document).map(({ text }) => text);
  const all = [...screens, ...DOCUMENTS.map((document) => [document, inDocument(document)] as const)];
  const readingOrders = all.map(
    ([id, read]) => [id, [...new Set(read)].flatMap((text) => numbers.get(text) ?? [])] as const,
  );
  const content = {
    places: places.all(),
    pictures: pictures.all(),
    sentences,
    readingOrder: Object.fromEntries(readingOrders),
  };
  const stories = STORIES.map(({ name, title, start }) => ({
    name,
    text: `${title} Starts ${START_WORDS[start as StartName]}.`,
  }));
  return { ...content, lenses: findLensMarks(model, content), stories, synonyms: SYNONYMS };
}

/** Merges the pages of a screen. Text that only a later page has is inserted before the text that follows it there. */
function inReadingOrder(pages: readonly ReadonlySet<string>[]): readonly string[] {
  const order: string[] = [];
  for (const page of pages) {
    let next = order.length;
    for (const text of [...page].toReversed()) {
      const known = order.indexOf(text);
      if (known < 0) order.splice(next, 0, text);
      else next = known;
    }
  }
  return order;
}

/** Numbers values in order of appearance; equal values share a number. */
function createNumbering<Value>() {
  const numbers = new Map<string, number>();
  return {
    numberOf: (value: Value): number => {
      const key = JSON.stringify(value);
      const number = numbers.get(key) ?? numbers.size;
      numbers.set(key, number);
      return number;
    },
    all: (): readonly Value[] => [...numbers.keys()].map((key) => JSON.parse(key) as Value),
  };
}
