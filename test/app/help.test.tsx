import { screen, waitFor, within } from '@testing-library/react';
import { beforeAll, describe, expect, it } from 'vitest';
import { ROUTED_SCREEN_IDS } from '#machines/journey/routes.ts';
import { HELP, helpOn } from '#src/content/help.ts';
import { SHELL } from '#src/content/shell.ts';
import { preloadScreen } from '#src/screens/registry.ts';
import { expectNoAxeViolations } from '#test/support/renderScreen.tsx';
import { LAZY_LOADING, renderApp } from './renderApp.tsx';

beforeAll(async () => {
  await import('#src/app/shell/help/HelpDrawer.tsx');
  await Promise.all((['entityDetails', 'processing'] as const).map(preloadScreen));
}, 60_000);

async function openHelp(address: string) {
  const page = renderApp(address);
  await screen.findByRole('heading', { level: 1 }, LAZY_LOADING);
  const button = screen.getByRole('button', { name: SHELL.help });
  await page.user.click(button);
  const drawer = await screen.findByRole('dialog', { name: HELP.title }, LAZY_LOADING);
  return { ...page, button, drawer };
}

const expectClosed = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

describe('Help', () => {
  it('answers questions about the screen and returns focus when closed (R17.2)', async () => {
    const { user, button, drawer } = await openHelp('/entity-details');
    const questions = within(drawer).getAllByRole('heading', { level: 3 });
    const expectedQuestions = Object.keys(helpOn('entityDetails', { isSigned: false, canReceive: true }));
    expect(questions.map(({ textContent }) => textContent)).toEqual([...expectedQuestions, HELP.demo.heading]);
    expect(screen.getByRole('link', { name: HELP.all }).getAttribute('href')).toBe('/#faq');
    await waitFor(() => expect(drawer.contains(document.activeElement)).toBe(true));
    await expectNoAxeViolations(drawer);
    await user.keyboard('{Escape}');
    await expectClosed();
    expect(document.activeElement).toBe(button);
  });

  it('pauses a timed screen, then resumes it unless it was already paused (R6.3, R6.4, R17.2)', async () => {
    const { user, button, journey, send } = await openHelp('/processing');
    const isPaused = () => journey.matches({ screen: { processing: { timer: 'paused' } } });
    expect(isPaused()).toBe(true);
    await user.click(screen.getByRole('button', { name: HELP.close }));
    expect(isPaused()).toBe(false);
    send({ type: 'progress.paused' });
    await user.click(button);
    await user.keyboard('{Escape}');
    await expectClosed();
    expect(isPaused()).toBe(true);
  });

  it('closes when the screen changes (R17.2)', async () => {
    const { send } = await openHelp('/entity-details');
    send({ type: 'url.opened', path: '/processing', hash: '' });
    await expectClosed();
  });
});

it('Help does not promise money when no payout is possible (R16.1, R16.2)', () => {
  const questions = ROUTED_SCREEN_IDS.flatMap((on) => Object.keys(helpOn(on, { isSigned: false, canReceive: false })));
  expect(new Set(questions)).toEqual(new Set(['Who do you work with?', 'Is my data safe?']));
});
