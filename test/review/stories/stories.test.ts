import { describe, expect, it } from 'vitest';
import { createStepper } from '#src/review/engine/session/stepper.ts';
import { leadsOf, type Story } from '#src/review/engine/session/story.ts';
import { journeyModel } from '#src/review/journey/journeyModel.ts';
import { journeyStepper, type StartName, STARTS } from '#src/review/journey/paths/starts.ts';
import { createJourneySimulation } from '#src/review/journey/playedJourney.ts';
import { STORIES, storyVerdicts } from '#src/review/journey/stories/stories.ts';
import { MAX_CODE_LENGTH, readStoryCode, storyCode } from '#src/review/page/facts/storyLink.ts';
import { storyParts } from '#src/review/page/facts/storyParts.ts';
import { STORY_TEXT } from '#src/review/page/words/stories.ts';
import { brokenJourney } from '#test/graph/brokenJourney.ts';

const stepper = journeyStepper();
const simulation = createJourneySimulation();
const inputOf = ({ start }: Story) => STARTS[start as StartName].input;

describe('The stories', () => {
  it('match stories.json, which `npm run docs` updates', async () => {
    const lines = STORIES.map((story) =>
      JSON.stringify({ ...story, leads: leadsOf(stepper, inputOf(story), story.events) }),
    );
    await expect(`[\n${lines.join(',\n')}\n]\n`).toMatchFileSnapshot(
      '../../../src/review/journey/stories/stories.json',
    );
  });

  it('have their approved outcomes (R1.7)', () => {
    expect(Object.values(storyVerdicts(stepper))).toEqual(Array(12).fill(null));
  });

  it('report the first step whose outcome has changed (R1.7)', () => {
    const broken = brokenJourney((part) => {
      delete part('states', 'screen', 'states', 'connectPatreon', 'states', 'submitting', 'invoke')['onError'];
    });
    const verdicts = storyVerdicts(createStepper(broken));
    expect(verdicts).toMatchObject({
      'Patreon rejects the connection': 4,
      'Sign-in is rejected': null,
      'Starts over': null,
    });
  });
});

const { problems } = STORY_TEXT;
const CHART = { starts: Object.keys(STARTS), isKnown: simulation.isKnown };
const story = STORIES.find(({ name }) => name === 'Sign-in is rejected') as Story;

describe('A story link', () => {
  it.each(STORIES)('contains the whole story: $name', async (original) => {
    const code = await storyCode(original);
    expect(code).toMatch(/^[\w-]+$/);
    expect(await readStoryCode(`${code}`, CHART)).toEqual({ story: original, problem: null });
  });

  it('is not created for a story that is too long', async () => {
    const leads = Array.from({ length: 400 }, (_, index) => String(Math.sin(index)));
    expect(await storyCode({ ...story, events: leads.map((type) => ({ type })), leads })).toBeNull();
  });

  const unknownEvent = { type: 'offers.selected', offerId: '99-month' };
  it.each<[string, string | Story, string]>([
    ['does not contain a story', 'xyz', problems.notAStory],
    ['is too long', 'x'.repeat(MAX_CODE_LENGTH + 1), problems.notAStory],
    ['names an unknown start', { ...story, start: '<b>toString</b>' }, problems.start('<b>toString</b>')],
    ['has an event with an unknown payload', { ...story, events: [unknownEvent], leads: ['stays'] }, problems.event(2)],
    ['has no outcomes for its events', { ...story, leads: [] }, problems.notAStory],
  ])('is rejected if it %s', async (_what, content, problem) => {
    const code = typeof content === 'string' ? content : `${await storyCode(content)}`;
    expect(await readStoryCode(code, CHART)).toEqual({ story: null, problem });
  });
});

describe('A story in the review', () => {
  it('has a sentence for each step, with the screen it opens', () => {
    const [part] = storyParts(journeyModel(), [story], simulation);
    expect(part?.items.map(({ text }) => text).slice(0, 3)).toEqual([
      'Session starts: Landing page',
      'The creator opens /signin: Sign in',
      'The creator presses Sign in',
    ]);
  });

  it.each<[string, Partial<Story>]>([
    ['title changes', { title: 'Other.' }],
    ['events change', { events: [] }],
    ['outcomes change', { leads: ['stays'] }],
  ])('gets a new hash if its %s', (_what, change) => {
    const [before, after] = storyParts(journeyModel(), [story, { ...story, ...change }], simulation);
    expect(after?.hash).not.toBe(before?.hash);
  });
});
