import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import type { EventObject } from 'xstate';
import { describe, expect, it, vi } from 'vitest';
import type { SimulationOptions } from '#machines/graph/moments/simulation.ts';
import { timePassed } from '#machines/graph/moments/timePassed.ts';
import { SimulationPanel } from '#src/visualizer/simulation/SimulationPanel.tsx';
import { CONNECTED, GUEST, lastMoment, MODEL, opened } from '#test/visualizer/playback/sessions.ts';

type Panel = Parameters<typeof SimulationPanel>[0];

const propsOf = (change: Partial<Panel> = {}): Panel => ({
  model: MODEL,
  options: null,
  moment: null,
  isWorking: false,
  onStart: vi.fn(),
  onAct: vi.fn(),
  ...change,
});

/** The panel over a session that goes on with what is pressed. */
function renderSession(options: SimulationOptions, ...events: readonly EventObject[]) {
  const acted = vi.fn<(event: EventObject) => void>();
  function Session() {
    const [gone, go] = useState(events);
    const act = (event: EventObject) => {
      acted(event);
      go([...gone, event]);
    };
    return <SimulationPanel {...propsOf({ options, moment: lastMoment(options, gone), onAct: act })} />;
  }
  render(<Session />);
  return { acted, user: userEvent.setup() };
}

const choices = () => screen.getByRole('region', { name: 'What can happen now' });
const group = (name: string) => within(within(choices()).getByRole('region', { name }));
const texts = (elements: readonly HTMLElement[]) => elements.map(({ textContent }) => textContent);

describe('The start of a simulation', () => {
  it('is as chosen, with the policy chosen (R12.2)', async () => {
    const props = propsOf();
    const user = userEvent.setup();
    render(<SimulationPanel {...props} />);
    const start = screen.getByRole('combobox', { name: 'The session begins' });
    const policy = screen.getByRole<HTMLInputElement>('checkbox', { name: /must be scrolled to its end/ });
    await user.selectOptions(start, 'with a contract that must be read to its end');
    expect([policy.checked, policy.disabled]).toEqual([true, true]);
    await user.selectOptions(start, 'signed in, Patreon connected');
    await user.click(policy);
    await user.click(screen.getByRole('button', { name: 'Start' }));
    expect(props.onStart).toHaveBeenCalledExactlyOnceWith({ start: 'connected', requireContractScroll: true });
    expect(screen.queryByRole('region', { name: 'What can happen now' })).toBeNull();
  });

  it('shows how the session that is open was begun, another one included', () => {
    const view = render(<SimulationPanel {...propsOf({ options: GUEST })} />);
    view.rerender(<SimulationPanel {...propsOf({ options: { start: 'connected', requireContractScroll: true } })} />);
    expect(screen.getByRole<HTMLSelectElement>('combobox').value).toBe('connected');
    expect(screen.getByRole<HTMLInputElement>('checkbox').checked).toBe(true);
  });
});

describe('The choices of a simulation', () => {
  it('are offered by who causes them, and happen when pressed: by keyboard, the focus stays with them (R4.3)', async () => {
    const { user, acted } = renderSession(GUEST, opened('/signin'));
    expect(group('The outside world').queryByRole('button', { name: /The sign-in succeeds/ })).toBeNull();
    group('The creator')
      .getByRole('button', { name: /The creator presses Sign in/ })
      .focus();
    await user.keyboard('{Enter}');
    expect(acted.mock.calls.map(([{ type }]) => type)).toEqual(['signIn.submitted']);
    expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'What can happen now' }));
    await user.tab();
    expect([choices().contains(document.activeElement), document.activeElement?.tagName]).toEqual([true, 'BUTTON']);
    await user.click(group('The outside world').getByRole('button', { name: /The sign-in succeeds.*Select platform/ }));
    expect(group('The creator').getAllByRole('button', { name: /The creator chooses Patreon/ })).toHaveLength(1);
  });

  it('say of a refused one what it needs, part by part, and do not let it happen', async () => {
    const { user, acted } = renderSession(GUEST, opened('/signin'));
    const erase = group('The creator').getByRole('button', {
      name: /asks to erase everything/,
      description: /Needs:.*the creator is signed in.*does not hold/,
    });
    await user.click(erase);
    expect([erase.getAttribute('aria-disabled'), acted.mock.calls]).toEqual(['true', []]);
    const restart = group('The creator').getByRole('button', { name: /asks to start over/ });
    const reason = within(restart.closest('li') ?? restart);
    expect(texts(reason.getAllByRole('listitem'))).toEqual([
      expect.stringMatching(/^the creator is signed in and .* \(does not hold\)all of these/),
      'the creator is signed in (does not hold)',
      'the contract is not signed (holds)',
      'the contract is not being submitted (holds)',
    ]);
  });

  it('open addresses from a list of their own (R1.3)', async () => {
    const { user, acted } = renderSession(GUEST, opened('/signin'));
    await user.click(screen.getByText(/Open one of \d+ addresses/));
    await user.click(screen.getByRole('button', { name: /The address \/no-such-page is opened/ }));
    expect(acted.mock.calls).toEqual([[opened('/no-such-page')]]);
  });
});

describe('The clock of a simulation', () => {
  it('stands still until time is let go by, as long as chosen or up to the next timer (R6.3)', async () => {
    const { user, acted } = renderSession(CONNECTED, opened('/processing'));
    const clock = screen.getByText(/^The session’s clock shows/);
    expect(clock.textContent).toBe('The session’s clock shows 0:00.0.');
    await user.click(screen.getByRole('button', { name: 'Wait 1 second' }));
    expect(clock.textContent).toBe('The session’s clock shows 0:01.0.');
    await user.click(screen.getByRole('button', { name: /^Wait 6 seconds, until: The 7 seconds/ }));
    expect(clock.nextSibling?.nextSibling?.textContent).toBe('No timer runs here.');
    expect(acted.mock.calls).toEqual([[timePassed(1000)], [timePassed(6000)]]);
  });

  it('goes on to a timer that is chosen (R6.3)', async () => {
    const { user, acted } = renderSession(CONNECTED, opened('/processing'), timePassed(2000));
    await user.click(group('Time').getByRole('button', { name: /^The 7 seconds of the screen are over/ }));
    expect(acted).toHaveBeenLastCalledWith(timePassed(5000));
  });
});
