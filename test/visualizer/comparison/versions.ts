import type { ChartModel } from '#machines/graph/model/chartModel.ts';
import { JOURNEY_WORDS } from '#machines/graph/model/journeyModel.ts';
import { toChartModel } from '#machines/graph/model/toChartModel.ts';
import { brokenJourney, type Part } from '#test/graph/brokenJourney.ts';

/** The journey as an edited chart tells it. */
export function editedModel(edit: (part: (...keys: readonly string[]) => Part) => void): ChartModel {
  return toChartModel(brokenJourney(edit), JOURNEY_WORDS);
}

/** The keys that lead to a screen's configuration, or into it. */
export const screen = (...keys: readonly string[]) => ['states', 'screen', 'states', ...keys];
