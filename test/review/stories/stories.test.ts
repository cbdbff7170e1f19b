import { describe, expect, it } from 'vitest';
import { walkEvents, outcomeText } from '#src/review/engine/session/outcomes.ts';
import { leadsOf } from '#src/review/engine/session/story.ts';
import { createStepper } from '#src/review/engine/session/stepper.ts';
import { journeyStepper, type StartName, STARTS } from '#src/review/journey/paths/starts.ts';
import { STORIES, storyVerdicts } from '#src/review/journey/stories/stories.ts';
import { brokenJourney } from '#test/graph/brokenJourney.ts';
import { isDrivable } from '#test/model/paths/drivable.ts';
import { SIMULATION } from '#test/review/playback/sessions.ts';

const stepper = journeyStepper();
const inputOf = (start: string) => STARTS[start as StartName].input;

it('keeps stories.json as the chart is; `npm run docs` writes where its events lead', async () => {
  const lines = STORIES.map((story) =>
    JSON.stringify({ ...story, leads: leadsOf(stepper, inputOf(story.start), story.events) }),
  );
  await expect(`[\n${lines.join(',\n')}\n]\n`).toMatchFileSnapshot('../../../src/review/journey/stories/stories.json');
});

describe('The twelve stories', () => {
  it('are still so on the chart (R1.7)', () => {
    expect(Object.keys(storyVerdicts(stepper))).toHaveLength(12);
    expect(Object.values(storyVerdicts(stepper))).toEqual(STORIES.map(() => null));
  });

  it.each(STORIES)('have events that a person or a service can cause, and nothing unexplained: $name', (story) => {
    const steps = [...walkEvents(stepper, inputOf(story.start), story.events)];
    const others = steps.filter(
      ({ before, event, taken }) =>
        taken.length > 0 && event.type !== 'progress.advanced' && !isDrivable(before, event),
    );
    expect(others.map(({ event }) => event.type)).toEqual([]);
    expect(story.events.filter((event) => !SIMULATION.isKnown(event))).toEqual([]);
    expect(steps.map(outcomeText).filter((text) => text === 'refused').length).toBeLessThanOrEqual(1);
  });

  it('say at which step a changed chart leads elsewhere (R1.7)', () => {
    const broken = brokenJourney((part) => {
      delete part('states', 'screen', 'states', 'connectPatreon', 'states', 'submitting', 'invoke')['onError'];
    });
    const verdicts = storyVerdicts(createStepper(broken));
    expect(verdicts).toMatchObject({ 'Patreon refuses': 4, 'Sign-in is refused': null, 'Starts over': null });
  });
});
