import type { ChartModel } from '#src/review/engine/model/chartModel.ts';
import { hashOf } from '#src/review/engine/model/hash.ts';
import type { Simulation } from '#src/review/engine/session/simulation.ts';
import type { Story } from '#src/review/engine/session/story.ts';
import { eventText } from './stepWords.ts';

/** A story as a part to judge: its steps in words. Its hash is another when its events or where they lead are. */
export type StoryPart = {
  readonly id: string;
  readonly title: string;
  readonly hash: string;
  readonly items: readonly { readonly id: string; readonly text: string }[];
};

/** The stories as parts to judge. */
export function storyParts(
  { states }: ChartModel,
  stories: readonly Story[],
  { simulate }: Pick<Simulation, 'simulate'>,
): readonly StoryPart[] {
  return stories.map(({ name, title, start, events, leads }) => {
    const id = `story|${name}`;
    const steps = simulate(start, events);
    const screens = steps.map(({ active }) =>
      states.find((state) => state.screen !== null && active.includes(state.id)),
    );
    const items = steps.map((step, index) => {
      const screen = screens[index];
      const isNew = screen !== undefined && screen !== screens[index - 1];
      return { id: `${id}|${index}`, text: isNew ? `${eventText(step)}: ${screen.title}` : eventText(step) };
    });
    return { id, title: name, hash: hashOf([title, start, events, leads]), items };
  });
}
