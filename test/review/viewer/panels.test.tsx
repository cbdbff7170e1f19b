import { act, render, screen, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import type { SessionStep } from '#src/review/engine/session/sessionStep.ts';
import type { Story } from '#src/review/engine/session/story.ts';
import { STORIES } from '#src/review/journey/stories/stories.ts';
import { ItemDetails } from '#src/review/page/outline/ItemDetails.tsx';
import { Outline } from '#src/review/page/outline/Outline.tsx';
import { PlaybackBar } from '#src/review/page/play/PlaybackBar.tsx';
import { PlaySession } from '#src/review/page/play/PlaySession.tsx';
import { readLinkedStory, simulateRecording } from '#src/review/page/play/simulateRecording.ts';
import { StoryList } from '#src/review/page/play/StoryList.tsx';
import type { ViewerEvent } from '#src/review/page/viewer/events.ts';
import { DETAILS } from '#src/review/page/words/outline.ts';
import { PANEL } from '#src/review/page/words/panel.ts';
import { STORY_TEXT } from '#src/review/page/words/stories.ts';
import { MODEL, opened, simulateLastStep } from '#test/review/sessions/sessions.ts';
import { button, press, showPart } from '#test/review/showPart.tsx';
import { answered, GREETED } from '#test/review/viewer/viewerAt.ts';

it('The outline has a line for every state and rule, with its description', () => {
  const items = [...MODEL.states, ...MODEL.transitions];
  const filter = new Set(items.map(({ id }) => id));
  const { container } = render(
    <Outline {...{ model: MODEL, filter }} marks={new Map()} selectedId={null} onSelect={() => {}} />,
  );
  const lines = [...container.querySelectorAll<HTMLElement>('[data-id]')];
  const words = new Map(lines.map(({ dataset, textContent }) => [dataset['id'], textContent]));
  expect(lines).toHaveLength(items.length);
  expect(items.filter(({ id, description }) => words.get(id)?.includes(description) !== true)).toEqual([]);
});

it.each([
  ['entityDetails.authorization.given', 'business.continued', `${DETAILS.ifNot}On to the IRS form, which lists`],
  ['contract.signing.ready', 'contract.submitted', `${DETAILS.ifNot}${DETAILS.refused}`],
])('The details of a rule of %s say what happens if its condition fails (R1.1)', (state, event, words) => {
  const sourceId = `journey.screen.${state}`;
  const id = MODEL.transitions.find((rule) => rule.sourceId === sourceId && rule.trigger.name === event)?.id ?? '';
  render(<ItemDetails {...{ model: MODEL, id }} onSelect={() => {}} />);
  expect(screen.getByRole('region').textContent).toContain(words);
});

/** Shows the panel of a session that begins at a screen. */
async function showSession(path: string, start: string) {
  const panel = (
    <>
      <PlaySession />
      <PlaybackBar />
    </>
  );
  const page = await showPart(panel, { model: MODEL, simulates: simulateRecording });
  page.send({ type: 'simulation.started', start });
  await act(answered);
  page.send({ type: 'simulation.acted', event: opened(path) });
  await act(answered);
  return page;
}

describe('A session', () => {
  it('takes a pressed choice, and has no button for a refused one', async () => {
    const { user, context } = await showSession('/signin', 'guest');
    await user.click(screen.getByText(/asks to start over/));
    expect(screen.queryByRole('button', { name: /asks to start over/ })).toBeNull();
    await press(/The creator presses Sign in/);
    await act(answered);
    expect(context().recording?.events.slice(1)).toMatchObject([{ type: 'signIn.submitted' }]);
  });

  it('is saved by name, and copied as a link that opens it', async () => {
    const { user, context } = await showSession('/offers', 'connected');
    const copy = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    await user.click(screen.getByText(STORY_TEXT.save.title));
    await user.type(screen.getByRole('textbox', { name: STORY_TEXT.save.name }), 'Offers');
    await press(STORY_TEXT.save.copy);
    await screen.findByText(STORY_TEXT.save.copied);
    const [, code = ''] = `${copy.mock.calls[0]?.[0]}`.split('#/map?story=');
    const { story } = await readLinkedStory(code);
    await press(STORY_TEXT.save.press);
    await screen.findByText(STORY_TEXT.save.done('Offers'));
    expect(story).toMatchObject({ name: 'Offers', start: 'connected', events: [opened('/offers')] });
    expect(context().stories).toEqual([story]);
  });

  it('is saved from the question before it closes', async () => {
    const { user, context } = await showSession('/offers', 'connected');
    await press(PANEL.closeSession);
    await user.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: STORY_TEXT.question.save }));
    await vi.waitFor(() => expect(context().recording).toBeNull());
    expect(context().stories[0]?.name).toMatch(/^Session of /);
  });
});

it('Stories that this browser saved are checked against the chart', async () => {
  const [story] = STORIES;
  const mine: Story = { ...(story as Story), name: 'Mine' };
  const changed = { ...mine, leads: [...mine.leads.slice(0, -1), 'elsewhere'] };
  const { send, context } = await showPart(<StoryList isBegun={false} />, { savedStories: [changed] });
  send({ type: 'panel.opened', panel: 'play' });
  const saved = within(await screen.findByRole('list', { name: STORY_TEXT.saved }));
  expect(await saved.findByText(STORY_TEXT.verdict(mine.leads.length - 1))).toBeTruthy();
  await press(STORY_TEXT.remove('Mine'));
  expect(context().stories).toEqual([]);
});

it('A choice is sent to the running product once its choices are known', async () => {
  const commanded: ViewerEvent[] = [];
  const { user, send } = await showPart(<PlaySession />, { model: MODEL, commands: commanded });
  const step = simulateLastStep('connected', [opened('/offers')]);
  const choices = step.choices.filter(({ event }) => event.type === 'navigation.backRequested').slice(0, 1);
  const publish = (change: Partial<SessionStep>) =>
    send({ type: 'product.stepPublished', step: { ...step, ...change }, replay: null, source: 'creator' });
  const pressBack = () => user.click(button(new RegExp(`^${choices[0]?.text}`)));
  send({ type: 'product.opened' });
  send(GREETED);
  publish({ sequence: 4, choices });
  publish({ sequence: 5, choices: [] });
  await pressBack();
  expect(commanded).toEqual([]);
  publish({ sequence: 5, choices });
  await pressBack();
  const command = { kind: 'send', event: choices[0]?.event };
  expect(commanded).toEqual([{ type: 'product.commanded', command }]);
});
