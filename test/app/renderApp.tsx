import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createBrowserRouter } from 'react-router-dom';
import type { JourneyEvent } from '#machines/journey/events/events.ts';
import { App, routes } from '#src/app/App.tsx';
import { type JourneyOptions, startJourney } from '#test/support/journeyAt.ts';
import { fakeAppServices } from '#test/support/renderScreen.tsx';

/** Renders the whole app at an address, with fake services. */
export function renderApp(address: string, options: JourneyOptions = {}) {
  window.history.pushState(null, '', address);
  const journey = startJourney(options);
  act(() => journey.open(window.location.pathname, window.location.hash));
  const view = render(<App {...fakeAppServices()} actor={journey.actor} router={createBrowserRouter(routes)} />);
  return {
    ...view,
    journey,
    user: userEvent.setup(),
    send: (event: JourneyEvent) => act(() => journey.send(event)),
    advance: (ms: number) => act(() => journey.advance(ms)),
    settle: () => act(() => journey.settle()),
  };
}

/** Allows extra time for lazy-loaded modules, which are compiled on first use. */
export const LAZY_LOADING = { timeout: 10_000 };

/** Renders the app and opens the user menu, which counts as hidden because jsdom has no layout. */
export async function openMenu(address: string, options: JourneyOptions = {}) {
  const page = renderApp(address, options);
  const menuButton = await screen.findByRole('button', { name: 'Account menu, Demo Creator' }, LAZY_LOADING);
  await page.user.click(menuButton);
  const menu = within(await screen.findByRole('menu', { hidden: true }, LAZY_LOADING));
  const getItem = (name: RegExp) => menu.getByRole('menuitem', { name, hidden: true });
  const choose = (name: RegExp) => page.user.click(getItem(name));
  return { ...page, menuButton, items: menu.getAllByRole('menuitem', { hidden: true }), getItem, choose };
}
