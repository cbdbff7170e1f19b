import type { SessionStep } from '#src/review/engine/session/sessionStep.ts';
import type { Route, Simulation } from '#src/review/engine/session/simulation.ts';
import type { Story } from '#src/review/engine/session/story.ts';
import { REVIEWED } from '#src/review/journey/reviewed.ts';
import type { StoryReading } from '#src/review/page/facts/storyLink.ts';
import type { Recording } from '#src/review/page/viewer/context.ts';

let simulation: Promise<Simulation> | null = null;

function ready(): Promise<Simulation> {
  return (simulation ??= REVIEWED.loadSimulation());
}

/** The steps of a session. Rejects when the chart cannot replay it. */
export async function simulateRecording({ start, events }: Route): Promise<readonly SessionStep[]> {
  return (await ready()).simulate(start, events);
}

/** The route to a step of a session, as the product can replay it. Rejects past the last event that can be replayed. */
export async function routeToStep({ start, events }: Route, index: number): Promise<Route> {
  if (index > events.length) throw new Error('this step cannot be replayed');
  return (await ready()).routeUntil(start, events, index);
}

/** A session as a story, with where each of its events leads now. Rejects when not every step can be replayed. */
export async function storyOf(recording: Recording, name: string): Promise<Story> {
  const route = await routeToStep(recording, recording.steps.length - 1);
  return { name, title: '', ...route, leads: (await ready()).leadsOf(route) };
}

/** The first step of a story that leads elsewhere than it did; null when none does. */
export async function differenceIn(story: Story): Promise<number | null> {
  return (await ready()).differenceIn(story);
}

/** Reads a story from a link and checks it against the chart. */
export async function readLinkedStory(code: string): Promise<StoryReading> {
  const [{ isKnown }, { readStoryCode }] = await Promise.all([ready(), import('#src/review/page/facts/storyLink.ts')]);
  return readStoryCode(code, { starts: Object.keys(REVIEWED.starts), isKnown });
}
