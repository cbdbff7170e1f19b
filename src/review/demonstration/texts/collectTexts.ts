import type { ChartModel } from '#src/review/engine/model/chartModel.ts';
import type { Sentence, TextPlace, Texts } from '#src/review/engine/model/texts.ts';
import { throughLenses } from '#src/review/journey/lenses.ts';
import type { Reading } from './reading.ts';
import { createStandingIn, type Situation } from './standing.ts';

/** A situation with the address of its picture, if it is pictured. */
export type ShownSituation = Situation & { readonly picture: string | null };

/**
 * Everything that a customer reads, each sentence once with its places and a picture of each. What a screen shows
 * anyway isn't placed there a second time.
 */
export function collectTexts(
  model: ChartModel,
  situations: readonly ShownSituation[],
  readings: readonly Reading[],
): Texts {
  const [places, pictures] = [createNumbering<TextPlace>(), createNumbering<string>()];
  const standingIn = createStandingIn(model, situations);
  const pictured = situations.filter(({ picture }) => picture !== null);
  const screenOf = new Map(model.states.map(({ id, screenId }) => [id, screenId]));
  const texts = new Map<string, [place: number, picture?: number][]>();
  for (const text of new Set(situations.flatMap((situation) => [...situation.texts]))) {
    const at = standingIn(text).map((id): [number, number?] => {
      const place = places.numberOf({ id, source: 'screen' });
      const shown = pictured.find((one) => one.texts.has(text) && one.active.has(id))?.picture ?? null;
      return shown === null ? [place] : [place, pictures.numberOf(shown)];
    });
    // A search leads to the first place.
    texts.set(
      text,
      at.toSorted((one, other) => other.length - one.length),
    );
  }
  for (const { text, ...place } of readings) {
    const at = texts.get(text) ?? [];
    const number = places.numberOf(place);
    const isShown = at.some(([other]) => {
      const shownId = places.all()[other]?.id ?? '';
      return other === number || shownId === place.id || screenOf.get(shownId) === place.id;
    });
    if (text !== '' && !isShown) texts.set(text, [...at, [number]]);
  }
  const sentences: readonly Sentence[] = [...texts].map(([text, at]) => ({ text, at }));
  const read = { places: places.all(), pictures: pictures.all(), sentences };
  return { ...read, lenses: throughLenses(model, read) };
}

/** Numbers values in the order in which they come; equal ones have one number. */
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
