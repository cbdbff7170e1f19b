import { notifications } from '@mantine/notifications';
import { act, render, screen, waitFor } from '@testing-library/react';
import confetti from 'canvas-confetti';
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { DEMO_SESSION } from '#machines/domain/session.ts';
import { ROUTES, type ScreenId } from '#machines/journey/routes.ts';
import { viewSession } from '#machines/journey/views/viewSavedJourney.ts';
import { Confetti } from '#src/components/Confetti.tsx';
import { RESET } from '#src/content/saving.ts';
import { preloadScreen, SCREENS } from '#src/screens/registry.ts';
import { renderApp } from '#test/app/renderApp.tsx';
import { expectNoAxeViolations } from '#test/support/renderScreen.tsx';
import { expectConsole } from '#test/support/setupConsole.ts';

const PERSONAL = ['12-3456789', 'Dana Example', '1 Main Street', 'hunter2', 'demo@example.com'];
const WORKING = ['dashboard', 'selectPlatform', 'entityDetails'] as const;

/** Puts something simple in the place of a screen that is fetched from now on. */
async function replaceScreen(id: ScreenId, Screen: () => React.JSX.Element): Promise<void> {
  vi.spyOn(SCREENS, id).mockResolvedValue(Screen);
  await preloadScreen(id);
}

/** A screen whose words cannot be rendered. */
async function breakScreen(id: ScreenId): Promise<void> {
  expectConsole('error', 'The above error occurred in the <Broken> component');
  await replaceScreen(id, function Broken() {
    throw new Error(PERSONAL.join(' '));
  });
}

beforeEach(async () => {
  for (const id of WORKING) await replaceScreen(id, () => <h1 tabIndex={-1}>{`The screen ${id}`}</h1>);
});

afterEach(async () => {
  vi.restoreAllMocks();
  notifications.clean();
  for (const id of [...WORKING, 'offers'] as const) await preloadScreen(id);
}, 60_000);

describe('F-64 a screen cannot be rendered', () => {
  it('in its place stands the error page: heading focused, ways on, session saved, nothing personal; another screen is shown as usual (R1.6)', async () => {
    await breakScreen('offers');
    const { container, journey, send } = renderApp(ROUTES.offers.path);
    const home = screen.getByRole('link', { name: 'Go back home' }).getAttribute('href');
    expect([document.activeElement, document.title, home]).toEqual([
      screen.getByRole('heading', { level: 1, name: 'Unexpected Application Error!' }),
      'Unexpected Application Error! · Creator Cash Advance',
      '/',
    ]);
    expect(screen.getByRole('button', { name: 'Reload the page' }).matches(':disabled')).toBe(false);
    expect(PERSONAL.filter((text) => document.body.textContent.includes(text))).toEqual([]);
    await expectNoAxeViolations(container);
    expect(viewSession(journey.snapshot())).toEqual(DEMO_SESSION);
    send({ type: 'url.opened', path: ROUTES.dashboard.path, hash: '' });
    expect(screen.getByRole('heading', { level: 1 }).textContent).toEqual('The screen dashboard');
  });
});

describe('F-65 the celebration, the messages or a question cannot be drawn', () => {
  it('what stands beside the celebration stays, and can be used (R12.5)', async () => {
    const create = vi.spyOn(confetti, 'create').mockImplementation(() => {
      throw new DOMException('The canvas gives no context.', 'InvalidStateError');
    });
    const goOn = vi.fn<() => void>();
    render(
      <>
        <Confetti pieces={500} />
        <button type="button" onClick={goOn}>
          Continue to Dashboard
        </button>
      </>,
    );
    await vi.waitFor(() => expect(create).toHaveBeenCalledTimes(1));
    act(() => screen.getByRole('button', { name: 'Continue to Dashboard' }).click());
    expect(goOn).toHaveBeenCalledTimes(1);
  });

  it('without the messages the screen stands, and what they would say is read out (R1.6, R14.1)', async () => {
    expectConsole('error', 'The above error occurred in the <ToastStack> component');
    vi.spyOn(notifications, 'updateState').mockImplementation(() => {
      throw new Error('toast');
    });
    const { send, settle } = renderApp(ROUTES.selectPlatform.path);
    await settle();
    send({ type: 'platform.chosen', platform: 'substack' });
    const said = screen.getAllByRole('status').map(({ textContent }) => textContent);
    expect(said.join(' ')).toContain('Substack Not Available');
    expect(screen.getByRole('heading', { level: 1 }).textContent).toEqual('The screen selectPlatform');
  });

  it('without its question nothing is removed, and the screen stands (R1.6, R15.2)', async () => {
    expectConsole('error', 'The above error occurred in the <ConfirmReset> component');
    const words = Object.getOwnPropertyDescriptor(RESET.questions, 'restart');
    onTestFinished(() => void Object.defineProperty(RESET.questions, 'restart', words ?? {}));
    Object.defineProperty(RESET.questions, 'restart', {
      configurable: true,
      get: () => {
        throw new Error('no words');
      },
    });
    const { journey, send } = renderApp(ROUTES.entityDetails.path);
    send({ type: 'business.fieldChanged', field: 'ein', value: '12-3456789' });
    send({ type: 'reset.restartRequested' });
    await waitFor(() => expect(journey.matches({ reset: 'closed' })).toBe(true), { timeout: 10_000 });
    expect(journey.context().business.ein).toEqual('12-3456789');
    expect(screen.getByRole('heading', { level: 1 }).textContent).toEqual('The screen entityDetails');
  });
});
