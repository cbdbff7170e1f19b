import type { SessionStep } from '#src/review/engine/session/sessionStep.ts';
import type { Route, Simulation } from '#src/review/engine/session/simulation.ts';
import type { Story } from '#src/review/engine/session/story.ts';
import { REVIEWED } from '#src/review/journey/reviewed.ts';
import type { StoryResult } from '#src/review/page/facts/storyLink.ts';
import type { Recording } from '#src/review/page/viewer/context.ts';

let simulation: Promise<Simulation> | null = null;

function loadSimulation(): Promise<Simulation> {
  return (simulation ??= REVIEWED.loadSimulation());
}

/** Rejects when the chart can't replay the session. */
export async function simulateRecording({ start, events }: Route): Promise<readonly SessionStep[]> {
  return (await loadSimulation()).simulate(start, events);
}

/** Returns the route to a step, for the product to replay. Rejects past the last replayable event. */
export async function routeToStep({ start, events }: Route, index: number): Promise<Route> {
  if (index > events.length) throw new Error(`step ${index} cannot be replayed: it is past the last replayable event`);
  return (await loadSimulation()).routeUntil(start, events, index);
}

/** Rejects unless every step can be replayed. */
export async function storyOf(recording: Recording, name: string): Promise<Story> {
  const route = await routeToStep(recording, recording.steps.length - 1);
  return { name, title: '', ...route, leads: (await loadSimulation()).leadsOf(route) };
}

/** Returns the index of the first event whose outcome differs from the saved one; null if none does. */
export async function differenceIn(story: Story): Promise<number | null> {
  return (await loadSimulation()).differenceIn(story);
}

export async function readLinkedStory(code: string): Promise<StoryResult> {
  const [{ isKnown }, { readStoryCode }] = await Promise.all([
    loadSimulation(),
    import('#src/review/page/facts/storyLink.ts'),
  ]);
  return readStoryCode(code, { starts: Object.keys(REVIEWED.starts), isKnown });
}
