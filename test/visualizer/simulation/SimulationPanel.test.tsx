import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import type { EventObject } from 'xstate';
import { describe, expect, it, vi } from 'vitest';
import type { SimulationOptions } from '#machines/graph/moments/simulation.ts';
import { timePassed } from '#machines/graph/moments/timePassed.ts';
import { SimulationPanel } from '#src/visualizer/simulation/SimulationPanel.tsx';
import { GUEST, lastMoment, MODEL, opened } from '#test/visualizer/playback/sessions.ts';

const SIGN_IN = 'The creator presses Sign in';
const ERASE = 'The creator asks to erase everything on this device';

/** The panel over a session that goes on with what is pressed. */
function renderSession(options: SimulationOptions, events: readonly EventObject[]) {
  const acted = vi.fn<(event: EventObject) => void>();
  const started = vi.fn<(options: SimulationOptions) => void>();
  function Session() {
    const [gone, go] = useState(events);
    return (
      <SimulationPanel
        model={MODEL}
        options={options}
        moment={lastMoment(options, gone)}
        isWorking={false}
        onStart={started}
        onAct={(event) => {
          acted(event);
          go([...gone, event]);
        }}
      />
    );
  }
  render(<Session />);
  return { acted, started, user: userEvent.setup() };
}

const group = (name: string) => {
  const choices = within(screen.getByRole('region', { name: 'What can happen now' }));
  return within(choices.getByRole('region', { name }));
};

describe('The simulation', () => {
  it('begins as chosen, with the policy chosen (R12.2)', async () => {
    const started = vi.fn<(options: SimulationOptions) => void>();
    const user = userEvent.setup();
    render(
      <SimulationPanel
        model={MODEL}
        options={null}
        moment={null}
        isWorking={false}
        onStart={started}
        onAct={() => {}}
      />,
    );
    await user.selectOptions(
      screen.getByRole('combobox', { name: 'The session begins' }),
      'signed in, Patreon connected',
    );
    await user.click(screen.getByRole('checkbox', { name: /must be scrolled to its end/ }));
    await user.click(screen.getByRole('button', { name: 'Start' }));
    expect(started).toHaveBeenCalledExactlyOnceWith({ start: 'connected', requireContractScroll: true });
    expect(screen.queryByRole('region', { name: 'What can happen now' })).toBeNull();
  });

  it('shows the policy as given where the start asks for it (R12.2)', async () => {
    const { user } = renderSession(GUEST, []);
    await user.selectOptions(screen.getByRole('combobox'), 'with a contract that must be read to its end');
    const policy = screen.getByRole<HTMLInputElement>('checkbox', { checked: true });
    expect(policy.disabled).toBe(true);
  });

  it('shows how the session that is open was begun, another one included', () => {
    const panel = (options: SimulationOptions) => (
      <SimulationPanel
        model={MODEL}
        options={options}
        moment={null}
        isWorking={false}
        onStart={() => {}}
        onAct={() => {}}
      />
    );
    const view = render(panel(GUEST));
    view.rerender(panel({ start: 'connected', requireContractScroll: true }));
    expect(screen.getByRole<HTMLSelectElement>('combobox').value).toBe('connected');
    expect(screen.queryByRole('checkbox', { checked: true })).not.toBeNull();
  });

  it('offers what can happen by who causes it, and lets it happen (R4.3)', async () => {
    const { user, acted } = renderSession(GUEST, [opened('/signin')]);
    expect(group('The outside world').queryByRole('button', { name: /The sign-in succeeds/ })).toBeNull();
    await user.click(group('The creator').getByRole('button', { name: new RegExp(SIGN_IN) }));
    expect(acted.mock.calls[0]?.[0].type).toBe('signIn.submitted');
    await user.click(group('The outside world').getByRole('button', { name: /The sign-in succeeds.*Select platform/ }));
    expect(group('The creator').getAllByRole('button', { name: /The creator chooses Patreon/ })).toHaveLength(1);
  });

  it('says what a refused choice needs, part by part, and does not let it happen', async () => {
    const { user, acted } = renderSession(GUEST, [opened('/signin')]);
    const refused = group('The creator').getByRole('button', {
      name: new RegExp(ERASE),
      description: /Needs:.*the creator is signed in.*does not hold/,
    });
    expect(refused.getAttribute('aria-disabled')).toBe('true');
    await user.click(refused);
    expect(acted).not.toHaveBeenCalled();
  });

  it('says of a refusal with several conditions which hold and which do not', () => {
    renderSession(GUEST, [opened('/signin')]);
    const restart = group('The creator').getByRole('button', { name: /asks to start over/ });
    const reason = restart.closest('li');
    if (reason === null) throw new Error('a choice stands in a list');
    const parts = within(reason)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent);
    expect(parts.filter((text) => text.endsWith('(holds)')).length).toBeGreaterThan(0);
    expect(parts.filter((text) => text.endsWith('(does not hold)')).length).toBeGreaterThan(0);
    expect(within(reason).getAllByText('all of these')).toHaveLength(1);
  });

  it('can be worked by keyboard alone: the focus stays with what can happen', async () => {
    const { user, acted } = renderSession(GUEST, [opened('/signin')]);
    const choice = group('The creator').getByRole('button', { name: new RegExp(SIGN_IN) });
    choice.focus();
    await user.keyboard('{Enter}');
    expect(acted).toHaveBeenCalledTimes(1);
    expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'What can happen now' }));
    await user.tab();
    const region = screen.getByRole('region', { name: 'What can happen now' });
    expect(region.contains(document.activeElement)).toBe(true);
    expect(document.activeElement?.tagName).toBe('BUTTON');
  });

  it('opens addresses from a list of their own (R1.3)', async () => {
    const { user, acted } = renderSession(GUEST, [opened('/signin')]);
    await user.click(screen.getByText(/Open one of \d+ addresses/));
    await user.click(screen.getByRole('button', { name: /The address \/no-such-page is opened/ }));
    expect(acted.mock.calls[0]?.[0]).toMatchObject({ type: 'url.opened', path: '/no-such-page' });
  });
});

describe('The clock of a simulation', () => {
  it('stands still until time is let go by (R6.3)', async () => {
    const { user, acted } = renderSession({ ...GUEST, start: 'connected' }, [opened('/processing')]);
    expect(screen.queryByText('The session’s clock shows 0:00.0.')).not.toBeNull();
    await user.click(screen.getByRole('button', { name: 'Wait 1 second' }));
    expect(acted).toHaveBeenCalledExactlyOnceWith({ type: 'time.passed', ms: 1000 });
    expect(screen.queryByText('The session’s clock shows 0:01.0.')).not.toBeNull();
  });

  it('goes on to the next timer, and to a timer that is chosen (R6.3)', async () => {
    const { user, acted } = renderSession({ ...GUEST, start: 'connected' }, [opened('/processing')]);
    await user.click(screen.getByRole('button', { name: /^Wait 7 seconds, until: The 7 seconds/ }));
    expect(acted).toHaveBeenLastCalledWith({ type: 'time.passed', ms: 7000 });
    expect(screen.queryByText('No timer runs here.')).not.toBeNull();
  });

  it('goes on to a timer that is chosen (R6.3)', async () => {
    const { user, acted } = renderSession({ ...GUEST, start: 'connected' }, [opened('/processing'), timePassed(2000)]);
    await user.click(group('Time').getByRole('button', { name: /^The 7 seconds of the screen are over/ }));
    expect(acted).toHaveBeenLastCalledWith({ type: 'time.passed', ms: 5000 });
  });
});
