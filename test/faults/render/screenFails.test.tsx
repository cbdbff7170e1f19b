import { notifications } from '@mantine/notifications';
import { act, render, screen } from '@testing-library/react';
import confetti from 'canvas-confetti';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { DEMO_EMAIL } from '#machines/constants.ts';
import { DEMO_SESSION } from '#machines/domain/session.ts';
import { ROUTES, type ScreenId } from '#machines/journey/routes.ts';
import { viewSession } from '#machines/journey/views/viewSavedJourney.ts';
import { Confetti } from '#src/components/Confetti.tsx';
import { ERROR_PAGE } from '#src/content/errorPage.ts';
import { preloadScreen, SCREENS } from '#src/screens/registry.ts';
import { renderApp } from '#test/app/renderApp.tsx';
import { ADDRESS, EIN, OWNER } from '#test/support/fixtures.ts';
import { expectNoAxeViolations } from '#test/support/renderScreen.tsx';
import { expectConsole } from '#test/support/setupConsole.ts';

const PERSONAL_DATA = [EIN, OWNER.name, ADDRESS, 'hunter2', DEMO_EMAIL];
const STUBBED_SCREENS = ['dashboard', 'selectPlatform', 'entityDetails'] as const;

async function replaceScreen(id: ScreenId, Screen: () => React.JSX.Element): Promise<void> {
  vi.spyOn(SCREENS, id).mockResolvedValue(Screen);
  await preloadScreen(id);
}

async function breakScreen(id: ScreenId): Promise<void> {
  expectConsole('error', 'The above error occurred in the <Broken> component');
  await replaceScreen(id, function Broken() {
    throw new Error(PERSONAL_DATA.join(' '));
  });
}

beforeEach(async () => {
  for (const id of STUBBED_SCREENS) await replaceScreen(id, () => <h1 tabIndex={-1}>{`The screen ${id}`}</h1>);
});

afterEach(async () => {
  vi.restoreAllMocks();
  notifications.clean();
  for (const id of [...STUBBED_SCREENS, 'offers'] as const) await preloadScreen(id);
}, 60_000);

describe('A screen that fails to render', () => {
  it('is replaced by an error page without personal data (R1.6)', async () => {
    await breakScreen('offers');
    const { container, journey, send } = renderApp(ROUTES.offers.path);
    const heading = screen.getByRole('heading', { level: 1, name: ERROR_PAGE.title });
    expect(document.activeElement).toBe(heading);
    expect(document.title).toBe(`${ERROR_PAGE.title} · Creator Cash Advance`);
    expect(screen.getByRole('link', { name: ERROR_PAGE.home }).getAttribute('href')).toBe(ROUTES.landing.path);
    expect(screen.getByRole('button', { name: ERROR_PAGE.reload }).matches(':disabled')).toBe(false);
    expect(PERSONAL_DATA.filter((text) => document.body.textContent.includes(text))).toEqual([]);
    await expectNoAxeViolations(container);
    expect(viewSession(journey.snapshot())).toEqual(DEMO_SESSION);
    send({ type: 'url.opened', path: ROUTES.dashboard.path, hash: '' });
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('The screen dashboard');
  });
});

describe('A screen', () => {
  it('stays usable when the confetti fails to render (R12.5)', async () => {
    const create = vi.spyOn(confetti, 'create').mockImplementation(() => {
      throw new DOMException('The canvas has no context.', 'InvalidStateError');
    });
    const onContinue = vi.fn<() => void>();
    render(
      <>
        <Confetti pieces={500} />
        <button type="button" onClick={onContinue}>
          Continue to Dashboard
        </button>
      </>,
    );
    await vi.waitFor(() => expect(create).toHaveBeenCalledTimes(1));
    act(() => screen.getByRole('button', { name: 'Continue to Dashboard' }).click());
    expect(onContinue).toHaveBeenCalledTimes(1);
  });

  it('announces toasts to screen readers even if they fail to render (R1.6, R14.1)', async () => {
    expectConsole('error', 'The above error occurred in the <ToastStack> component');
    vi.spyOn(notifications, 'updateState').mockImplementation(() => {
      throw new Error('toast');
    });
    const { send, settle } = renderApp(ROUTES.selectPlatform.path);
    await settle();
    send({ type: 'platform.chosen', platform: 'substack' });
    const announced = screen.getAllByRole('status').map(({ textContent }) => textContent);
    expect(announced.join(' ')).toContain('Substack Not Available');
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('The screen selectPlatform');
  });
});
