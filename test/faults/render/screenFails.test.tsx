import { screen, waitFor } from '@testing-library/react';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { DEMO_SESSION, GUEST_SESSION } from '#machines/domain/session.ts';
import { ROUTED_SCREEN_IDS, ROUTES, type ScreenId } from '#machines/journey/routes.ts';
import { viewSession } from '#machines/journey/views/viewSession.ts';
import { fetchScreen } from '#src/app/fetchedScreens.ts';
import { notifications } from '@mantine/notifications';
import { renderApp } from '#test/app/renderApp.tsx';
import { expectConsole } from '#test/support/setupConsole.ts';

const PERSONAL = ['12-3456789', 'Dana Example', '1 Main Street', 'hunter2', 'demo@example.com'];
const UNKNOWN_ADDRESS = '/no-such-page';
const SCREENS: readonly (readonly [ScreenId, string])[] = [
  ...ROUTED_SCREEN_IDS.map((id) => [id, ROUTES[id].path] as const),
  ['notFound', UNKNOWN_ADDRESS],
];
const broken = vi.hoisted(() => ({ screens: new Set<string>(), parts: new Set<string>() }));

vi.mock(import('#src/screens/registry.ts'), async (load) => {
  const actual = await load();
  const fetchOf = (id: string) => () =>
    Promise.resolve(function Screen() {
      if (broken.screens.has(id)) throw new Error(PERSONAL.join(' '));
      return <h1 tabIndex={-1}>{`The screen ${id}`}</h1>;
    });
  return { SCREENS: new Proxy(actual.SCREENS, { get: (_all, id) => fetchOf(String(id)) }) };
});
vi.mock('#src/app/toasts/ToastStack.tsx', () => ({
  ToastStack: () => {
    if (broken.parts.has('toasts')) throw new Error('toast');
    return null;
  },
}));
vi.mock(import('#src/app/frame/keeping/ConfirmClearing.tsx'), () => ({
  ConfirmClearing: () => {
    throw new Error('dialog');
  },
}));

beforeAll(async () => {
  await Promise.all(SCREENS.map(([id]) => fetchScreen(id)));
}, 60_000);

afterEach(() => {
  broken.screens.clear();
  broken.parts.clear();
  notifications.clean();
});

describe('F-64 a screen cannot be rendered', () => {
  it.each(SCREENS)(
    'in place of %s stands the error page: heading focused, ways on, session kept, nothing personal (R1.6)',
    (id, path) => {
      expectConsole('error', 'The above error occurred in the <Screen> component');
      broken.screens.add(id);
      const session = id === 'signIn' ? GUEST_SESSION : DEMO_SESSION;
      const { journey } = renderApp(path, { session });
      const title = screen.getByRole('heading', { level: 1, name: 'Unexpected Application Error!' });
      expect(document.activeElement).toBe(title);
      expect(document.title).toEqual('Unexpected Application Error! · Creator Cash Advance');
      expect(screen.getByRole('button', { name: 'Reload the page' })).toBeDefined();
      expect(screen.getByRole('link', { name: 'Go back home' }).getAttribute('href')).toEqual('/');
      expect(screen.getByRole('link', { name: 'Questions and answers' }).getAttribute('href')).toEqual('/#faq');
      expect(PERSONAL.filter((text) => title.parentElement?.textContent.includes(text))).toEqual([]);
      expect(viewSession(journey.snapshot())).toEqual(session);
    },
  );

  it('another screen that is opened from there is shown as usual (R1.6)', () => {
    expectConsole('error', 'The above error occurred in the <Screen> component');
    broken.screens.add('offers');
    const { send } = renderApp(ROUTES.offers.path);
    send({ type: 'url.opened', path: ROUTES.dashboard.path, hash: '' });
    expect(screen.getByRole('heading', { level: 1 }).textContent).toEqual('The screen dashboard');
  });
});

describe('F-65 a part of the page cannot be rendered', () => {
  it('without the messages the screen stands, and what they would say is read out (R1.6, R14.1)', async () => {
    expectConsole('error', 'The above error occurred in the <ToastStack> component');
    broken.parts.add('toasts');
    const { send, settle } = renderApp(ROUTES.selectPlatform.path);
    await settle();
    send({ type: 'platform.chosen', platform: 'substack' });
    const said = screen.getAllByRole('status').map(({ textContent }) => textContent);
    expect(said.join(' ')).toContain('Substack Not Available');
    expect(screen.getByRole('heading', { level: 1 }).textContent).toEqual('The screen selectPlatform');
  });

  it('without its question nothing is removed, and the screen stands (R1.6, R15.2)', async () => {
    expectConsole('error', 'The above error occurred in the <ConfirmClearing> component');
    const { journey, send } = renderApp(ROUTES.entityDetails.path);
    send({ type: 'business.fieldChanged', field: 'ein', value: '12-3456789' });
    send({ type: 'clearing.eraseRequested' });
    expect(journey.matches({ clearing: 'closed' })).toBe(false);
    await waitFor(() => expect(journey.matches({ clearing: 'closed' })).toBe(true));
    expect(journey.context().business.ein).toEqual('12-3456789');
    expect(screen.getByRole('heading', { level: 1 }).textContent).toEqual('The screen entityDetails');
  });
});
