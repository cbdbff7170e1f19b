import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { EventObject } from 'xstate';
import { describe, expect, it } from 'vitest';
import type { StartName } from '#src/review/journey/paths/starts.ts';
import { type Choice, timePassed } from '#src/review/engine/session/sessionStep.ts';
import { SAMPLES } from '#machines/journey/events/events.ts';
import { choiceGroups } from '#src/review/page/facts/choiceGroups.ts';
import { ROUTES } from '#machines/journey/routes.ts';
import { PlaySession } from '#src/review/page/play/PlaySession.tsx';
import { simulateRecording } from '#src/review/page/play/simulateRecording.ts';
import { showPart, button, press } from '#test/review/showPart.tsx';
import { answered } from '#test/review/viewer/viewerAt.ts';
import { simulateLastStep, MODEL, opened } from '#test/review/playback/sessions.ts';

/** The panel over a session on the chart itself, and what was let happen in it. */
async function renderSession(start: StartName, ...events: readonly EventObject[]) {
  const { context, send } = await showPart(<PlaySession />, { model: MODEL, simulates: simulateRecording });
  send({ type: 'simulation.started', start });
  for (const event of events) {
    await act(answered);
    send({ type: 'simulation.acted', event });
  }
  await act(answered);
  return () => context().recording?.events.slice(events.length) ?? [];
}

describe('A simulation', () => {
  it('offers what is likely first; by keyboard, the focus stays with the choices (R4.3)', async () => {
    const acted = await renderSession('guest', opened('/signin'));
    expect(screen.queryByRole('button', { name: /The sign-in service answers(?! no)/ })).toBeNull();
    const likely = within(screen.getByRole('region', { name: 'What can happen now' })).getAllByRole('button');
    expect(likely.slice(0, 3).map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(/^The creator presses Sign in/),
      expect.stringMatching(/^(A link on the screen is followed|The creator presses Back)/),
      expect.stringMatching(/^(A link on the screen is followed|The creator presses Back)/),
    ]);
    button(/The creator presses Sign in/).focus();
    await userEvent.keyboard('{Enter}');
    await act(answered);
    expect(acted().map(({ type }) => type)).toEqual(['signIn.submitted']);
    expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'What can happen now' }));
    await userEvent.tab();
    const choices = screen.getByRole('region', { name: 'What can happen now' });
    expect([choices.contains(document.activeElement), document.activeElement?.tagName]).toEqual([true, 'BUTTON']);
    await press(/The sign-in service answers.*Choose your platform/);
    await act(answered);
    expect(screen.getAllByRole('button', { name: /The creator chooses Patreon/ })).toHaveLength(1);
  });

  it('says of a refused choice what it needs, part by part, and offers it to nobody', async () => {
    await renderSession('guest', opened('/signin'));
    const startOver = screen.getByText(/asks to start over/);
    await userEvent.click(startOver);
    const reasons = within(startOver.parentElement ?? startOver).getAllByRole('listitem');
    expect(reasons.map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(/^No: the creator is signed in and /),
      expect.stringMatching(/^No: all of these:/),
      expect.stringMatching(/^No: the creator is signed in/),
      expect.stringMatching(/^No: .*Signed in is active$/),
      'Yes: the contract is not signed',
      'Yes: the contract is not being submitted',
    ]);
    expect(screen.queryByRole('button', { name: /asks to start over/ })).toBeNull();
  });

  it('lets time go by as long as chosen, up to the next timer, or to the one chosen (R6.3)', async () => {
    const acted = await renderSession('connected', opened('/processing'));
    const clock = screen.getByText(/^The session’s clock shows/);
    await press('Wait 1 second');
    await act(answered);
    expect(clock.textContent).toBe('The session’s clock shows 0:01.0.');
    expect(button(/^Wait 6 seconds, until: The 7 seconds/).tagName).toBe('BUTTON');
    await press(/^Wait 6 seconds, until: The 7 seconds/);
    await act(answered);
    expect(clock.nextSibling?.nextSibling?.textContent).toBe('No timer runs here.');
    expect(acted()).toEqual([timePassed(1000), timePassed(6000)]);
  });

  it('leads a keyboard on when the timer that was waited for is over', async () => {
    await renderSession('connected', opened('/processing'));
    await press(/^Wait 7 seconds, until/);
    await act(answered);
    expect(document.activeElement?.textContent).toBe('No timer runs here.');
  });
});

const textsAt = (path: string) => simulateLastStep('connected', [opened(path)]).choices.map(({ text }) => text);

it('The choices of a step have every address and all three offers', () => {
  expect(textsAt('/')).toEqual(
    expect.arrayContaining(Object.values(ROUTES).map(({ path }) => `The address ${path} is opened`)),
  );
  expect(textsAt('/offers').filter((text) => /selects the offer/.test(text))).toHaveLength(3);
});

describe('What can happen now', () => {
  const groupsOf = (start: StartName, ...events: readonly EventObject[]) =>
    choiceGroups(simulateLastStep(start, events), MODEL);
  const typesOf = (choices: readonly Choice[] = []) => [...new Set(choices.map(({ event }) => event.type))];

  it('begins with what the screen waits for, an answer before a failure, then what leads on', () => {
    const [signIn] = SAMPLES['signIn.submitted'];
    const { likely } = groupsOf('guest', opened('/signin'), signIn as EventObject);
    expect(typesOf(likely).slice(0, 2)).toEqual(['xstate.done.actor.signIn', 'xstate.error.actor.signIn']);
    expect(typesOf(groupsOf('connected', opened('/processing')).likely)[0]).toMatch(/^xstate\.after\.remainingTime/);
    expect(typesOf(groupsOf('connected', opened('/offers')).likely)[0]).toBe('offers.selected');
  });

  it('begins with few, and folds the rest of the screen', () => {
    const { likely, folded } = groupsOf('guest', opened('/'));
    expect(likely).toHaveLength(5);
    expect(likely[0]?.event).toMatchObject({ type: 'url.opened', path: '/signin' });
    expect(folded.get('here')?.length).toBeGreaterThan(0);
  });

  it('folds what other tabs and the device do', () => {
    const { likely, folded } = groupsOf('connected', opened('/offers'));
    expect(typesOf(folded.get('elsewhere'))).toContain('session.changedElsewhere');
    expect(typesOf(likely).filter((type) => /^(session|saving)\./.test(type))).toEqual([]);
  });
});
