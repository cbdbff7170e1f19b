import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import type { EventObject } from 'xstate';
import { SAMPLES } from '#machines/journey/events/events.ts';
import { type Choice, timePassed } from '#src/review/engine/session/sessionStep.ts';
import type { StartName } from '#src/review/journey/paths/starts.ts';
import { choiceGroups } from '#src/review/page/facts/choiceGroups.ts';
import { PlaySession } from '#src/review/page/play/PlaySession.tsx';
import { simulateRecording } from '#src/review/page/play/simulateRecording.ts';
import { MODEL, opened, simulateLastStep } from '#test/review/playback/sessions.ts';
import { button, press, showPart } from '#test/review/showPart.tsx';
import { answered } from '#test/review/viewer/viewerAt.ts';

/** Shows a session at a screen, and returns the events that follow. */
async function playAt(path: string, start: StartName) {
  const { context, send } = await showPart(<PlaySession />, { model: MODEL, simulates: simulateRecording });
  send({ type: 'simulation.started', start });
  await act(answered);
  send({ type: 'simulation.acted', event: opened(path) });
  await act(answered);
  return () => context().recording?.events.slice(1) ?? [];
}
const choose = async (name: string | RegExp) => {
  await press(name);
  await act(answered);
};

describe('A simulation', () => {
  it('offers likely choices first, and keeps the focus with the choices (R4.3)', async () => {
    const events = await playAt('/signin', 'guest');
    const choices = screen.getByRole('region', { name: 'What can happen now' });
    expect(within(choices).getAllByRole('button')[0]?.textContent).toMatch(/^The creator presses Sign in/);
    button(/The creator presses Sign in/).focus();
    await userEvent.keyboard('{Enter}');
    await act(answered);
    expect(events()).toMatchObject([{ type: 'signIn.submitted' }]);
    expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'What can happen now' }));
    await choose(/The sign-in service answers.*Choose your platform/);
    expect(button(/The creator chooses Patreon/)).toBeDefined();
  });

  it('says what a refused choice needs, and has no button for it', async () => {
    await playAt('/signin', 'guest');
    const startOver = screen.getByText(/asks to start over/);
    await userEvent.click(startOver);
    const reasons = within(startOver.parentElement ?? startOver).getAllByRole('listitem');
    const texts = reasons.map(({ textContent }) => textContent);
    expect(texts[0]).toMatch(/^No: the creator is signed in and /);
    expect(texts.at(-1)).toBe('Yes: the contract is not being submitted');
    expect(screen.queryByRole('button', { name: /asks to start over/ })).toBeNull();
  });

  it('lets time pass by seconds or to the next timer (R6.3)', async () => {
    const events = await playAt('/processing', 'connected');
    await choose('Wait 1 second');
    expect(screen.getByText(/^The session’s clock shows/).textContent).toBe('The session’s clock shows 0:01.0.');
    await choose(/^Wait 6 seconds, until: The 7 seconds/);
    expect(document.activeElement?.textContent).toBe('No timer runs here.');
    expect(events()).toEqual([timePassed(1000), timePassed(6000)]);
  });
});

describe('The choices of a step', () => {
  const groupsOf = (start: StartName, ...events: readonly EventObject[]) =>
    choiceGroups(simulateLastStep(start, events), MODEL);
  const typesOf = (choices: readonly Choice[] = []) => [...new Set(choices.map(({ event }) => event.type))];

  it('begin with what the screen waits for, success before failure', () => {
    const [signIn] = SAMPLES['signIn.submitted'];
    const { likely } = groupsOf('guest', opened('/signin'), signIn as EventObject);
    expect(typesOf(likely).slice(0, 2)).toEqual(['xstate.done.actor.signIn', 'xstate.error.actor.signIn']);
    expect(typesOf(groupsOf('connected', opened('/processing')).likely)[0]).toMatch(/^xstate\.after\.remainingTime/);
  });

  it('fold what is less likely, and what other tabs do', () => {
    const { likely, folded } = groupsOf('guest', opened('/'));
    expect(likely).toHaveLength(5);
    expect(likely[0]?.event).toMatchObject({ type: 'url.opened', path: '/signin' });
    expect(folded.get('here')).not.toHaveLength(0);
    expect(typesOf(folded.get('elsewhere'))).toContain('session.changedElsewhere');
  });
});
