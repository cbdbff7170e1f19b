import { EVENTS } from '#machines/journey/events/events.ts';
import { PROPER_NAMES } from '#machines/journey/humanize.ts';
import { ROUTES, SCREEN_NAMES } from '#machines/journey/routes.ts';
import { createJourneyMachine } from '#machines/journey/machine.ts';
import type { ChartModel } from '#src/review/engine/model/chartModel.ts';
import type { ChartWords } from '#src/review/engine/model/chartWords.ts';
import { GUARD_WORDS } from './words/guardWords.ts';
import { DELAY_WORDS, PORT_WORDS } from './words/serviceWords.ts';
import { toChartModel } from '#src/review/engine/model/toChartModel.ts';

export const JOURNEY_WORDS: ChartWords = {
  title: 'The journey',
  names: { ...PROPER_NAMES, settled: 'already signed', withheld: 'box not checked' },
  screens: SCREEN_NAMES,
  addresses: Object.fromEntries(Object.entries(ROUTES).map(([screen, { path }]) => [screen, path])),
  events: EVENTS,
  guards: GUARD_WORDS,
  delays: DELAY_WORDS,
  ports: PORT_WORDS,
};

export function journeyModel(): ChartModel {
  return toChartModel(createJourneyMachine(), JOURNEY_WORDS);
}
