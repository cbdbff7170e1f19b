import { useEffect, useState } from 'react';
import type { ChartModel } from '#src/review/engine/model/chartModel.ts';
import { REVIEWED } from '#src/review/journey/reviewed.ts';
import type { ReviewPart } from '#src/review/page/facts/reviewParts.ts';
import { storyParts } from '#src/review/page/facts/storyParts.ts';

const NONE: readonly ReviewPart[] = [];

/** The stories that come with the page as parts; none until the program that plays them is there. */
export function useStoryParts(model: ChartModel): readonly ReviewPart[] {
  const [parts, setParts] = useState(NONE);
  useEffect(() => {
    let isLeft = false;
    Promise.all([REVIEWED.loadStories(), REVIEWED.loadSimulation()]).then(
      ([stories, simulation]) => {
        if (!isLeft) setParts(storyParts(model, stories, simulation));
      },
      () => {},
    );
    return () => {
      isLeft = true;
    };
  }, [model]);
  return parts;
}
