import { useEffect, useState } from 'react';
import type { ChartModel } from '#src/review/engine/model/chartModel.ts';
import { REVIEWED } from '#src/review/journey/reviewed.ts';
import type { ReviewPart } from '#src/review/page/facts/reviewParts.ts';
import { storyParts } from '#src/review/page/facts/storyParts.ts';

/** Returns the shipped stories as parts. They are only replayed on request, because that takes a second on a phone. */
export function useStoryParts(model: ChartModel, isRequested: boolean): readonly ReviewPart[] {
  const [parts, setParts] = useState<readonly ReviewPart[]>([]);
  useEffect(() => {
    if (!isRequested) return;
    Promise.all([REVIEWED.loadStories(), REVIEWED.loadSimulation()]).then(
      ([stories, simulation]) => setParts(storyParts(model, stories, simulation)),
      () => {},
    );
  }, [model, isRequested]);
  return parts;
}
