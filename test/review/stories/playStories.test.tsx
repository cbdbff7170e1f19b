import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { STORIES } from '#src/review/journey/stories/stories.ts';
import { PlaybackBar } from '#src/review/page/play/PlaybackBar.tsx';
import { PlaySession } from '#src/review/page/play/PlaySession.tsx';
import { SaveForm } from '#src/review/page/play/SaveForm.tsx';
import { readLinkedStory, simulateRecording } from '#src/review/page/play/simulateRecording.ts';
import { StartLine, StoryList } from '#src/review/page/play/StoryList.tsx';
import { useViewer } from '#src/review/page/viewer/hooks.tsx';
import { STORY_TEXT } from '#src/review/page/words/stories.ts';
import { MODEL } from '#test/review/playback/sessions.ts';
import { shownRun } from '#test/review/proof/shownRun.ts';
import { button, press, showPart } from '#test/review/showPart.tsx';
import { answered } from '#test/review/viewer/viewerAt.ts';

const { save: TEXT } = STORY_TEXT;
const NAMES = STORIES.map(({ name }) => name);
const proof = {
  ...shownRun(MODEL),
  stories: { ...Object.fromEntries(NAMES.map((name) => [name, null])), 'Starts over': 3 },
};

describe('The list of stories', () => {
  it('has twelve with the verdict of the build, and opens the one that is pressed', async () => {
    const { context, actor } = await showPart(<StoryList isBegun={false} />, { proof, simulates: simulateRecording });
    const list = await screen.findByRole('list', { name: STORY_TEXT.title });
    const stories = await within(list).findAllByRole('button');
    expect(stories).toHaveLength(12);
    expect(stories.map(({ textContent }) => /Still plays the same|Changed at step 5/.exec(textContent)?.[0])).toEqual(
      NAMES.map((name) => (name === 'Starts over' ? 'Changed at step 5' : 'Still plays the same')),
    );
    await press(/^Patreon refuses/);
    await act(answered);
    expect(context().recording).toMatchObject({ name: 'Patreon refuses', start: 'unconnected' });
    expect(actor.getSnapshot().value.session).toEqual({ simulated: 'waiting' });
  });

  it('checks the stories that this browser saved itself, and removes them', async () => {
    const [, story] = STORIES;
    const mine = { ...story, name: 'Mine', leads: [...(story?.leads ?? []).slice(0, -1), 'stays'] };
    const { send, context } = await showPart(<StoryList isBegun={false} />, { savedStories: [mine] as typeof STORIES });
    send({ type: 'panel.opened', panel: 'play' });
    const saved = await screen.findByRole('list', { name: STORY_TEXT.saved });
    expect(await within(saved).findByText('Changed at step 8')).toBeDefined();
    await press(STORY_TEXT.remove('Mine'));
    expect(context().stories).toEqual([]);
  });

  it('starts a session as chosen', async () => {
    const { context } = await showPart(<StartLine />);
    const start = screen.getByRole('combobox', { name: 'The session begins' });
    await userEvent.selectOptions(start, 'with a contract that must be read to its end');
    await press('Start');
    expect(context().recording?.start).toBe('strictContract');
  });

  it('says why a linked story was refused', async () => {
    const { send } = await showPart(<StoryList isBegun />);
    send({ type: 'story.refused', problem: STORY_TEXT.problems.notAStory });
    expect(screen.getByRole('alert').textContent).toBe(STORY_TEXT.problems.notAStory);
  });
});

function Save() {
  const recording = useViewer(({ context }) => context.recording);
  return recording === null ? null : <SaveForm recording={recording} />;
}

const offers = { type: 'url.opened', path: '/offers', hash: '' };

/** Plays one step and presses Close, which would lose it. */
async function closeUnsaved() {
  const shown = await showPart(<PlaybackBar />, { simulates: simulateRecording });
  shown.send({ type: 'simulation.started', start: 'connected' });
  await act(answered);
  shown.send({ type: 'simulation.acted', event: offers });
  await act(answered);
  await press('Close the session');
  return shown;
}

describe('A session', () => {
  it('is saved under its name, and sent as a link that opens it again', async () => {
    const copied = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    const { send, context } = await showPart(<Save />, { simulates: simulateRecording });
    send({ type: 'simulation.started', start: 'connected' });
    await act(answered);
    send({ type: 'simulation.acted', event: offers });
    await act(answered);
    await press(TEXT.press);
    expect(screen.getByRole('status').textContent).toBe(TEXT.nameFirst);
    await userEvent.type(screen.getByRole('textbox', { name: TEXT.name }), 'Offers');
    await press(TEXT.copy);
    await screen.findByText(TEXT.copied);
    const code = /#\/map\?story=(.+)$/.exec(copied.mock.calls[0]?.[0] ?? '')?.[1] ?? '';
    const { story } = await readLinkedStory(code);
    await press(TEXT.press);
    await screen.findByText(TEXT.done('Offers'));
    expect(context().stories).toEqual([story]);
    expect(story).toMatchObject({ name: 'Offers', start: 'connected', events: [offers] });
  });

  it('that leaves its story says so, and is saved under another name', async () => {
    const { send, context } = await showPart(<PlaySession />, { simulates: simulateRecording });
    const [story] = STORIES;
    if (story === undefined) throw new Error('there is no story');
    send({ type: 'story.opened', story });
    await act(answered);
    const name = () => screen.getByRole<HTMLInputElement>('textbox', { name: TEXT.name, hidden: true });
    expect([name().value, screen.queryByText(STORY_TEXT.left(story.name))]).toEqual([story.name, null]);
    send({ type: 'cursor.moved', to: 1 });
    send({ type: 'simulation.acted', event: offers });
    await act(answered);
    expect((await screen.findByText(STORY_TEXT.left(story.name))).role).toBe('status');
    const another = TEXT.anotherWay(story.name);
    expect(name().value).toBe(another);
    fireEvent.click(screen.getByRole('button', { name: TEXT.press, hidden: true }));
    await screen.findByText(TEXT.done(another));
    expect(context().stories.map((saved) => saved.name)).toEqual([another]);
    await waitFor(() => expect(screen.queryByText(STORY_TEXT.left(story.name))).toBeNull());
  });

  it('shows its link, selected, when the browser refuses to copy it', async () => {
    vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new DOMException('no', 'NotAllowedError'));
    const { send } = await showPart(<Save />, { simulates: simulateRecording });
    send({ type: 'simulation.started', start: 'connected' });
    await act(answered);
    await userEvent.type(screen.getByRole('textbox', { name: TEXT.name }), 'Offers');
    await press(TEXT.copy);
    expect((await screen.findByText(TEXT.notCopied)).role).toBe('status');
    const link = screen.getByRole<HTMLInputElement>('textbox', { name: TEXT.link });
    expect([document.activeElement, link.readOnly, link.selectionStart]).toEqual([link, true, 0]);
    expect([link.value, link.selectionEnd]).toEqual([expect.stringMatching(/#\/map\?story=.+/), link.value.length]);
    await press(TEXT.press);
    expect(screen.queryByRole('textbox', { name: TEXT.link })).toBeNull();
  });

  it('that cannot be replayed says at which step something was typed', async () => {
    const step = { sequence: 0, atMs: 0, event: null, active: [], taken: [], timers: [], choices: [], emitted: [] };
    const recording = {
      name: null,
      start: 'guest',
      events: [],
      steps: [step, { ...step, sequence: 1 }],
      isUnsaved: true,
    };
    await showPart(<SaveForm recording={recording} />);
    expect(document.body.textContent).toContain(TEXT.typed(2));
  });

  it('asks before it is given up, and stays when it is not', async () => {
    const { context } = await closeUnsaved();
    const question = screen.getByRole('alertdialog', { name: STORY_TEXT.question.replace });
    expect(question).toBe(document.activeElement);
    await press(STORY_TEXT.question.keep);
    expect([screen.queryByRole('alertdialog'), context().recording?.events.length]).toEqual([null, 1]);
    await press('Close the session');
    await userEvent.click(button(STORY_TEXT.question.discard));
    expect(context().recording).toBe(null);
  });

  it('is saved with one press where it would be lost', async () => {
    const { context } = await closeUnsaved();
    await press(STORY_TEXT.question.save);
    await waitFor(() => expect(context().recording).toBe(null));
    expect(context().stories.map(({ name }) => name)).toEqual([expect.stringMatching(/^Session of /)]);
  });
});
