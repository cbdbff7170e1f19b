import { useEffect, useState } from 'react';
import type { ChartModel } from '#src/review/engine/model/chartModel.ts';
import { REVIEWED } from '#src/review/journey/reviewed.ts';
import type { ReviewPart } from '#src/review/page/facts/reviewParts.ts';
import { storyParts } from '#src/review/page/facts/storyParts.ts';

/** The stories that come with the page as parts; none until they are wanted and played, which takes a phone a second. */
export function useStoryParts(model: ChartModel, isWanted: boolean): readonly ReviewPart[] {
  const [parts, setParts] = useState<readonly ReviewPart[]>([]);
  useEffect(() => {
    if (!isWanted) return;
    Promise.all([REVIEWED.loadStories(), REVIEWED.loadSimulation()]).then(
      ([stories, simulation]) => setParts(storyParts(model, stories, simulation)),
      () => {},
    );
  }, [model, isWanted]);
  return parts;
}
