import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { SessionStep } from '#src/review/engine/session/sessionStep.ts';
import { CALL_WORDS } from '#src/review/journey/words/callWords.ts';
import { DemonstrationControls } from '#src/review/page/play/DemonstrationControls.tsx';
import { PlaySession } from '#src/review/page/play/PlaySession.tsx';
import type { ViewerEvent } from '#src/review/page/viewer/events.ts';
import { DEMONSTRATION, LIVE } from '#src/review/page/words/live.ts';
import { MODEL, opened, simulateLastStep } from '#test/review/playback/sessions.ts';
import { button, press, showPart } from '#test/review/showPart.tsx';
import { SEEN } from '#test/review/viewer/viewerAt.ts';

const atOffers = simulateLastStep('connected', [opened('/offers')]);
const choicesOf = (type: string) => atOffers.choices.filter(({ event }) => event.type === type).slice(0, 1);
const [back, signOut] = [choicesOf('navigation.backRequested'), choicesOf('session.signOutRequested')];

const published = (change: Partial<SessionStep> = {}): ViewerEvent => ({
  type: 'product.stepPublished',
  step: { ...atOffers, sequence: 4, choices: back, emitted: ['signedIn'], ...change },
  replay: null,
  source: 'creator',
});
const backButton = () => button(new RegExp(`^${back[0]?.text}`));

/** Shows the panel of a product that has greeted the page, and collects its commands. */
async function showPanel(...events: readonly ViewerEvent[]) {
  const commanded: ViewerEvent[] = [];
  const panel = (
    <>
      <DemonstrationControls />
      <PlaySession />
    </>
  );
  const page = await showPart(panel, { model: MODEL, commands: commanded });
  page.send({ type: 'product.opened' });
  page.send({ type: 'product.greeted', product: SEEN });
  for (const event of events) page.send(event);
  return { ...page, commands: () => commanded.map((event) => event.type === 'product.commanded' && event.command) };
}

describe('The panel of a running product', () => {
  it('says where the product is and what led there', async () => {
    const { container } = await showPanel(published());
    const rule = MODEL.transitions.find(({ id }) => id === atOffers.taken[0]);
    const texts = ['The address /offers is opened', `${rule?.description}`, 'Signed in', SEEN.path];
    expect(texts.filter((text) => !container.textContent.includes(text))).toEqual([]);
  });

  it('sends a pressed choice once choices are known, keeping the focus', async () => {
    const { user, send, commands } = await showPanel(published());
    send(published({ sequence: 5, choices: [] }));
    expect(backButton().getAttribute('aria-disabled')).toBe('true');
    await user.click(backButton());
    expect(commands()).toEqual([]);
    send(published({ sequence: 5, choices: back }));
    await user.click(backButton());
    expect(commands()).toEqual([{ kind: 'send', event: back[0]?.event }]);
    send(published({ sequence: 6, choices: signOut }));
    expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'What can happen now' }));
  });

  it('disables its controls while the product reloads', async () => {
    await showPanel(published(), { type: 'product.lost' });
    expect(document.body.textContent).toContain(LIVE.waiting);
    const controls = [...screen.getAllByRole('radio'), ...screen.getAllByRole('checkbox', { hidden: true })];
    const areDisabled = controls.map((control) => control.closest('fieldset:disabled') !== null);
    expect(new Set(areDisabled)).toEqual(new Set([true]));
  });

  it('says how the product answered', async () => {
    const command = { kind: 'setSpeed', factor: 10 } as const;
    const { send } = await showPanel({ type: 'product.answered', command, refusal: null });
    expect(screen.getByRole('status').textContent).toBe(DEMONSTRATION.done);
    send({ type: 'product.answered', command, refusal: 'notPossibleNow' });
    expect(screen.getByRole('status').textContent).toBe(DEMONSTRATION.refusals.notPossibleNow);
  });

  it('changes the speed and which calls fail', async () => {
    const { user, commands } = await showPanel();
    await press(DEMONSTRATION.speed(60), 'radio');
    await user.click(screen.getByText(DEMONSTRATION.fail));
    await press('Sign in', 'checkbox');
    await press('Submit the signed contract', 'checkbox');
    expect(commands()).toEqual([
      { kind: 'setSpeed', factor: 60 },
      { kind: 'fail', calls: ['signContract', 'signIn'] },
      { kind: 'fail', calls: [] },
    ]);
  });

  it('has a name for every call of the chart that can fail', () => {
    const calls = new Set(MODEL.states.flatMap(({ invoke }) => invoke.map(({ id }) => id)));
    calls.delete('persistence');
    expect(Object.keys(CALL_WORDS).toSorted()).toEqual([...calls].toSorted());
  });
});
