import { act, screen } from '@testing-library/react';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { PlaySession } from '#src/review/page/play/PlaySession.tsx';
import { readLinkedStory, simulateRecording } from '#src/review/page/play/simulateRecording.ts';
import { STORY_TEXT } from '#src/review/page/words/stories.ts';
import { MODEL, opened } from '#test/review/sessions/sessions.ts';
import { press, showPart } from '#test/review/showPart.tsx';
import { answered } from '#test/review/viewer/viewerAt.ts';

/** Shows the panel of a session that begins at a screen. */
async function showSession(path: string, start: string) {
  const page = await showPart(<PlaySession />, { model: MODEL, simulates: simulateRecording });
  page.send({ type: 'simulation.started', start });
  await act(answered);
  page.send({ type: 'simulation.acted', event: opened(path) });
  await act(answered);
  return page;
}

describe('A session', () => {
  it('takes a pressed choice, and has no button for a refused one', async () => {
    const { user, context } = await showSession('/signin', 'guest');
    expect(screen.getByText(/asks to start over/).closest('button')).toBeNull();
    await user.click(screen.getByText(/^The creator presses Sign in/));
    await act(answered);
    expect(context().recording?.events.slice(1)).toMatchObject([{ type: 'signIn.submitted' }]);
  });

  it('is saved by name, and copied as a link that opens it', async () => {
    const { user, context } = await showSession('/offers', 'connected');
    const copy = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    onTestFinished(() => copy.mockRestore());
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
});
