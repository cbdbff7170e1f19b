import { act, screen, waitFor, within } from '@testing-library/react';
import type { ReactNode } from 'react';
import { describe, expect, it, vi } from 'vitest';
import type { Story } from '#src/review/engine/session/story.ts';
import { STORIES } from '#src/review/journey/stories/stories.ts';
import { PlaybackBar } from '#src/review/page/play/PlaybackBar.tsx';
import { PlaySession } from '#src/review/page/play/PlaySession.tsx';
import { SaveForm } from '#src/review/page/play/SaveForm.tsx';
import { readLinkedStory, simulateRecording } from '#src/review/page/play/simulateRecording.ts';
import { StartLine, StoryList } from '#src/review/page/play/StoryList.tsx';
import { useViewer } from '#src/review/page/viewer/hooks.tsx';
import { PANEL } from '#src/review/page/words/panel.ts';
import { SIMULATION_TEXT } from '#src/review/page/words/simulation.ts';
import { STORY_TEXT } from '#src/review/page/words/stories.ts';
import { MODEL, opened } from '#test/review/playback/sessions.ts';
import { fullProof } from '#test/review/proof/fullProof.ts';
import { press, showPart } from '#test/review/showPart.tsx';
import { answered } from '#test/review/viewer/viewerAt.ts';

const { save: TEXT, question: QUESTION } = STORY_TEXT;
const storyNamed = (name: string) => STORIES.find((story) => story.name === name) as Story;

describe('The list of stories', () => {
  it('shows the verdict of the build for each story, and opens one', async () => {
    const stories = { ...Object.fromEntries(STORIES.map(({ name }) => [name, null])), 'Starts over': 3 };
    const proof = { ...fullProof(MODEL), stories };
    const { context } = await showPart(<StoryList isBegun={false} />, { proof, simulates: simulateRecording });
    const list = within(await screen.findByRole('list', { name: STORY_TEXT.title }));
    expect(await list.findAllByText(STORY_TEXT.verdict(null))).toHaveLength(11);
    expect(list.getByText(STORY_TEXT.verdict(3)).closest('button')?.textContent).toMatch(/^Starts over/);
    await press(/^Patreon refuses/);
    await act(answered);
    expect(context().recording).toMatchObject({ name: 'Patreon refuses', start: 'unconnected' });
  });

  it('checks the stories that this browser saved, and removes them', async () => {
    const refused = storyNamed('Sign-in is refused');
    const mine: Story = { ...refused, name: 'Mine', leads: [...refused.leads.slice(0, -1), 'stays'] };
    const { send, context } = await showPart(<StoryList isBegun={false} />, { savedStories: [mine] });
    send({ type: 'panel.opened', panel: 'play' });
    const saved = within(await screen.findByRole('list', { name: STORY_TEXT.saved }));
    expect(await saved.findByText(STORY_TEXT.verdict(mine.leads.length - 1))).toBeTruthy();
    await press(STORY_TEXT.remove('Mine'));
    expect(context().stories).toEqual([]);
  });

  it('starts a session as chosen', async () => {
    const { user, context } = await showPart(<StartLine />);
    const start = screen.getByRole('combobox', { name: SIMULATION_TEXT.start });
    await user.selectOptions(start, 'with a contract that must be read to its end');
    await press(SIMULATION_TEXT.begin);
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

/** Shows a part of the page over a session with one step. */
async function showSession(part: ReactNode) {
  const page = await showPart(part, { simulates: simulateRecording });
  page.send({ type: 'simulation.started', start: 'connected' });
  await act(answered);
  page.send({ type: 'simulation.acted', event: opened('/offers') });
  await act(answered);
  return page;
}

const typeName = (user: Awaited<ReturnType<typeof showPart>>['user']) =>
  user.type(screen.getByRole('textbox', { name: TEXT.name }), 'Offers');

describe('A session', () => {
  it('is saved by name, and copied as a link that opens it', async () => {
    const { user, context } = await showSession(<Save />);
    const copy = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    await press(TEXT.press);
    expect(screen.getByRole('status').textContent).toBe(TEXT.nameFirst);
    await typeName(user);
    await press(TEXT.copy);
    await screen.findByText(TEXT.copied);
    const [, code = ''] = `${copy.mock.calls[0]?.[0]}`.split('#/map?story=');
    const { story } = await readLinkedStory(code);
    await press(TEXT.press);
    await screen.findByText(TEXT.done('Offers'));
    expect(story).toMatchObject({ name: 'Offers', start: 'connected', events: [opened('/offers')] });
    expect(context().stories).toEqual([story]);
  });

  it('shows its link, selected, when the browser refuses to copy it', async () => {
    const { user } = await showSession(<Save />);
    vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new DOMException('no', 'NotAllowedError'));
    await typeName(user);
    await press(TEXT.copy);
    await screen.findByText(TEXT.notCopied);
    const link = screen.getByRole<HTMLInputElement>('textbox', { name: TEXT.link });
    expect(document.activeElement).toBe(link);
    expect(link.value.slice(link.selectionStart ?? 0, link.selectionEnd ?? 0)).toMatch(/#\/map\?story=.+/);
    await press(TEXT.press);
    expect(screen.queryByRole('textbox', { name: TEXT.link })).toBeNull();
  });

  it('says that it left its story, and is saved under another name', async () => {
    const { user, send, context } = await showPart(<PlaySession />, { simulates: simulateRecording });
    const story = storyNamed('Sign-in is refused');
    send({ type: 'story.opened', story });
    await act(answered);
    const name = screen.getByRole<HTMLInputElement>('textbox', { name: TEXT.name, hidden: true });
    expect(name.value).toBe(story.name);
    send({ type: 'cursor.moved', to: 1 });
    send({ type: 'simulation.acted', event: opened('/offers') });
    await act(answered);
    expect((await screen.findByText(STORY_TEXT.left(story.name))).role).toBe('status');
    const another = TEXT.anotherWay(story.name);
    expect(name.value).toBe(another);
    await user.click(screen.getByText(STORY_TEXT.save.title));
    await press(TEXT.press);
    await screen.findByText(TEXT.done(another));
    expect(context().stories.map((saved) => saved.name)).toEqual([another]);
    await waitFor(() => expect(screen.queryByText(STORY_TEXT.left(story.name))).toBeNull());
  });

  it('cannot be saved past a step without a sample', async () => {
    const step = { sequence: 0, atMs: 0, event: null, active: [], taken: [], timers: [], choices: [], emitted: [] };
    const recording = { name: null, start: 'guest', events: [], steps: [step, step], isUnsaved: true };
    const { container } = await showPart(<SaveForm recording={recording} />);
    expect(container.textContent).toBe(TEXT.typed(2));
  });

  it('asks before it closes unsaved, and stays or is discarded', async () => {
    const { context } = await showSession(<PlaybackBar />);
    await press(PANEL.closeSession);
    expect(screen.getByRole('alertdialog', { name: QUESTION.replace })).toBe(document.activeElement);
    await press(QUESTION.keep);
    expect(context().recording?.events).toHaveLength(1);
    await press(PANEL.closeSession);
    await press(QUESTION.discard);
    expect(context().recording).toBeNull();
  });

  it('is saved from the question with one press', async () => {
    const { context } = await showSession(<PlaybackBar />);
    await press(PANEL.closeSession);
    await press(QUESTION.save);
    await waitFor(() => expect(context().recording).toBeNull());
    expect(context().stories[0]?.name).toMatch(/^Session of /);
  });
});
