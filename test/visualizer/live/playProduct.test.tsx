import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { journeyModel } from '#machines/graph/model/journeyModel.ts';
import type { Choice, SessionStep } from '#machines/graph/sessions/sessionStep.ts';
import { DEMONSTRATION, LIVE } from '#src/content/visualizer/live.ts';
import { PlaySession } from '#src/visualizer/live/PlaySession.tsx';
import { button, press } from '#test/visualizer/page.ts';
import { CONNECTED, simulateLastStep, opened } from '#test/visualizer/playback/sessions.ts';
import { SEEN } from './seen.ts';

const model = journeyModel();
const atOffers = simulateLastStep(CONNECTED, [opened('/offers')]);
const isBack = ({ event, takes }: Choice) => event.type === 'navigation.backRequested' && takes.length > 0;
const pressed = atOffers.choices.find(isBack) as Choice;
const isReady = { kind: 'named', name: 'isReady', text: 'an offer is selected', params: null, inside: null } as const;
const truth = { tree: isReady, isTrue: false, parts: [] };
const text = 'The creator presses Continue';
const refused: Choice = { ...pressed, text, takes: [], truths: [{ transitionId: 'on', truth }] };
const rule = model.transitions.find(({ id }) => id === atOffers.taken[0]) ?? { id: '', sentence: '' };
const choices = [pressed, refused];
const step: SessionStep = { ...atOffers, sequence: 4, atMs: 1000, choices, emitted: ['signedIn'] };

type Panel = Parameters<typeof PlaySession>[0];

const product = { ...SEEN, modelHash: model.hash, step: null };

function show(change: Partial<Panel> = {}) {
  const handlers = { onTake: vi.fn(), onWait: vi.fn(), onCommand: vi.fn(), onMove: vi.fn() };
  const shown = {
    model,
    product,
    answer: null,
    isOnChart: false,
    isWorking: false,
    steps: [step],
    cursor: 0,
  };
  const props: Panel = { ...shown, ...handlers, ...change };
  const view = render(<PlaySession {...props} />);
  const again = (next: Partial<Panel>) => view.rerender(<PlaySession {...props} {...next} />);
  return { ...handlers, commands: handlers.onCommand.mock.calls, again, text: () => view.container.textContent };
}

const pressing = new RegExp(`^${pressed.text}`);
const earlier = { steps: [step, { ...step, sequence: 5 }], cursor: 0 };

describe('Playing in the product', () => {
  it('says where the product is, what led there, and why something cannot be done', async () => {
    const { text, onMove } = show(earlier);
    const said = ['The address /offers is opened', 'Offers › None selected', rule.sentence, 'Signed in'];
    for (const words of said) expect(text()).toContain(words);
    expect(text()).toContain(`Not possible now (1)${refused.text} (not possible now)Needs:No: an offer is selected`);
    await userEvent.click(screen.getByText('What happened'));
    await userEvent.click(screen.getAllByRole('button', { name: /The address \/offers is opened/ })[1] as Element);
    expect(onMove).toHaveBeenCalledExactlyOnceWith(1);
  });

  it('does what is pressed, nothing until it is known what can be done, and keeps the focus', async () => {
    const { again, onTake } = show();
    const next = { ...step, sequence: 5 };
    again({ steps: [{ ...next, choices: [] }] });
    expect(button(pressing).getAttribute('aria-disabled')).toBe('true');
    await press(pressing);
    again({ steps: [{ ...next, choices: [pressed] }] });
    expect(onTake).not.toHaveBeenCalled();
    await press(pressing);
    expect(onTake).toHaveBeenCalledExactlyOnceWith(pressed);
    again({ steps: [{ ...next, sequence: 6, choices: [refused] }] });
    expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'What can happen now' }));
  });

  it('is closed until the product answers, and while an earlier step is shown', async () => {
    const { text, again, onTake } = show({ product: null });
    expect(text()).toContain(LIVE.waiting);
    expect(button(pressing).getAttribute('aria-disabled')).toBe('true');
    const controls = [...screen.getAllByRole('radio'), ...screen.getAllByRole('checkbox')];
    expect(controls.length).toBeGreaterThan(4);
    expect(controls.filter((control) => control.closest('fieldset:disabled') === null)).toEqual([]);
    again(earlier);
    await press(pressing);
    expect(onTake).not.toHaveBeenCalled();
  });

  it('says how the product answered, and warns when it runs another chart than the one drawn', () => {
    const command = { kind: 'setSpeed', factor: 10 } as const;
    const { again } = show({ answer: { command, refusal: null } });
    const status = screen.getByRole('status');
    expect([status.textContent, screen.queryByRole('alert')]).toEqual([DEMONSTRATION.done, null]);
    again({ product: { ...product, modelHash: 'another' }, answer: { command, refusal: 'notPossibleNow' } });
    expect(status.textContent).toBe(DEMONSTRATION.refusals.notPossibleNow);
    expect(screen.getByRole('alert').textContent).toContain(LIVE.otherVersion.title);
  });

  it('lets time run faster, and any call of the chart fail', async () => {
    const { commands } = show();
    await press(DEMONSTRATION.speed(60), 'radio');
    await press('Sign in', 'checkbox');
    await press('Submit the signed contract', 'checkbox');
    expect(commands).toEqual([
      [{ kind: 'setSpeed', factor: 60 }],
      [{ kind: 'fail', calls: ['signContract', 'signIn'] }],
      [{ kind: 'fail', calls: [] }],
    ]);
  });
});
