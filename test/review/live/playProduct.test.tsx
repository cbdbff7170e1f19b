import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { journeyModel } from '#src/review/journey/journeyModel.ts';
import type { Choice, SessionStep } from '#src/review/engine/session/sessionStep.ts';
import { CALL_WORDS } from '#src/review/journey/words/callWords.ts';
import { DEMONSTRATION, LIVE } from '#src/review/page/words/live.ts';
import { DemonstrationControls } from '#src/review/page/play/DemonstrationControls.tsx';
import { PlaySession } from '#src/review/page/play/PlaySession.tsx';
import type { ViewerEvent } from '#src/review/page/viewer/events.ts';
import { simulateLastStep, opened } from '#test/review/playback/sessions.ts';
import { showPart, button, press } from '#test/review/showPart.tsx';
import { SEEN } from '#test/review/viewer/viewerAt.ts';

const model = journeyModel();
const atOffers = simulateLastStep('connected', [opened('/offers')]);
const isBack = ({ event, takes }: Choice) => event.type === 'navigation.backRequested' && takes.length > 0;
const pressed = atOffers.choices.find(isBack) as Choice;
const isReady = { kind: 'named', name: 'isReady', text: 'an offer is selected', params: null, inside: null } as const;
const truth = { tree: isReady, isTrue: false, parts: [] };
const text = 'The creator presses Continue';
const refused: Choice = {
  ...pressed,
  event: { type: 'offers.continued' },
  text,
  takes: [],
  truths: [{ transitionId: 'on', truth }],
};
const rule = model.transitions.find(({ id }) => id === atOffers.taken[0]) ?? { id: '', description: '' };
const choices = [pressed, refused];
const step: SessionStep = { ...atOffers, sequence: 4, atMs: 1000, choices, emitted: ['signedIn'] };

const at = (change: Partial<SessionStep> = {}): ViewerEvent => ({
  type: 'product.stepPublished',
  step: { ...step, ...change },
  replay: null,
  source: 'creator',
});
const pressing = new RegExp(`^${pressed.text}`);
const said = () => document.body.textContent;

const PART = (
  <>
    <DemonstrationControls />
    <PlaySession />
  </>
);

/** The panel of a product that has greeted the page, and what it is commanded. */
async function show(...events: readonly ViewerEvent[]) {
  const commanded: ViewerEvent[] = [];
  const page = await showPart(PART, { model, commands: commanded });
  const opening: readonly ViewerEvent[] = [{ type: 'product.opened' }, { type: 'product.greeted', product: SEEN }];
  for (const event of [...opening, ...events]) page.send(event);
  const commands = () => commanded.map((event) => event.type === 'product.commanded' && event.command);
  return { ...page, commands };
}

describe('Playing in the product', () => {
  it('says where the product is, what led there, and why something cannot be done', async () => {
    await show(at());
    const words = ['The address /offers is opened', 'offer › None selected', rule.description, 'Signed in', SEEN.path];
    for (const one of words) expect(said()).toContain(one);
    const possible =
      'Possible when the creator selects an offer or an offer is selected, or when the contract is signed.';
    const reason = `${possible}Needs:No: an offer is selected`;
    expect(said()).toContain(`Not possible now (1)${refused.text} (not possible now)${reason}`);
  });

  it('does what is pressed, nothing until it is known what can be done, and keeps the focus', async () => {
    const { send, commands } = await show(at());
    send(at({ sequence: 5, choices: [] }));
    expect(button(pressing).getAttribute('aria-disabled')).toBe('true');
    await press(pressing);
    expect(commands()).toEqual([]);
    send(at({ sequence: 5, choices: [pressed] }));
    await press(pressing);
    expect(commands()).toEqual([{ kind: 'send', event: pressed.event }]);
    send(at({ sequence: 6, choices: [refused] }));
    expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'What can happen now' }));
  });

  it('waits while the product reloads', async () => {
    await show(at(), { type: 'product.lost' });
    expect(said()).toContain(LIVE.waiting);
    await userEvent.click(screen.getByText(DEMONSTRATION.fail));
    const controls = [...screen.getAllByRole('radio'), ...screen.getAllByRole('checkbox')];
    expect(controls.length).toBeGreaterThan(4);
    expect(controls.filter((control) => control.closest('fieldset:disabled') === null)).toEqual([]);
  });

  it('says how the product answered', async () => {
    const command = { kind: 'setSpeed', factor: 10 } as const;
    const { send } = await show({ type: 'product.answered', command, refusal: null });
    const status = screen.getByRole('status');
    expect(status.textContent).toBe(DEMONSTRATION.done);
    send({ type: 'product.answered', command, refusal: 'notPossibleNow' });
    expect(status.textContent).toBe(DEMONSTRATION.refusals.notPossibleNow);
  });

  it('lets time run faster, and any call of the chart to the outside fail', async () => {
    const calls = new Set(model.states.flatMap(({ invoke }) => invoke.map(({ id }) => id)));
    expect(Object.keys(CALL_WORDS).toSorted()).toEqual([...calls].filter((call) => call !== 'persistence').toSorted());
    const { commands } = await show();
    await userEvent.click(screen.getByText(DEMONSTRATION.fail));
    await press(DEMONSTRATION.speed(60), 'radio');
    await press('Sign in', 'checkbox');
    await press('Submit the signed contract', 'checkbox');
    expect(commands()).toEqual([
      { kind: 'setSpeed', factor: 60 },
      { kind: 'fail', calls: ['signContract', 'signIn'] },
      { kind: 'fail', calls: [] },
    ]);
  });
});
