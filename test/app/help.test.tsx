import { screen, waitFor, within } from '@testing-library/react';
import { beforeAll, describe, expect, it } from 'vitest';
import { ROUTED_SCREEN_IDS } from '#machines/journey/routes.ts';
import { preloadScreen } from '#src/screens/registry.ts';
import { helpOn } from '#src/content/help.ts';
import { expectNoAxeViolations } from '#test/support/renderScreen.tsx';
import { FIRST_VISIT, renderApp } from './renderApp.tsx';

beforeAll(async () => {
  await Promise.all((['landing', 'offers', 'entityDetails', 'processing'] as const).map(preloadScreen));
}, 60_000);

async function openHelp(address: string) {
  const page = renderApp(address);
  await screen.findByRole('heading', { level: 1 }, FIRST_VISIT);
  const button = screen.getByRole('button', { name: 'Help' });
  await page.user.click(button);
  return { ...page, button, drawer: await screen.findByRole('dialog', { name: 'Help' }, FIRST_VISIT) };
}

describe('Help', () => {
  it('opens beside the screen with what is asked there, and closes to the same place and focus (R17.2)', async () => {
    const { user, button, drawer, journey } = await openHelp('/entity-details');
    const questions = within(drawer).getAllByRole('heading', { level: 3 });
    expect(questions.map(({ textContent }) => textContent)).toEqual([
      "What if I don't have everything yet?",
      'Who counts as an owner?',
      'Who do you work with?',
      'Is my data safe?',
      'About this demo',
    ]);
    await waitFor(() => expect(drawer.contains(document.activeElement)).toBe(true));
    await expectNoAxeViolations(drawer);
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect([document.activeElement, journey.path()]).toEqual([button, '/entity-details']);
  });

  it('closes by its own button, and leads to all answers (R17.2)', async () => {
    const { user, drawer, button } = await openHelp('/offers');
    await user.click(within(drawer).getByRole('button', { name: 'Close help' }));
    expect(document.activeElement).toBe(button);
    await user.click(button);
    await user.click(screen.getByRole('link', { name: 'All questions and answers' }));
    expect(window.location.pathname + window.location.hash).toBe('/#faq');
  });

  it('holds a timed screen while it is open, which then goes on; its heading has the focus (R1.8, R6.3, R6.4, R17.2)', async () => {
    const { advance, journey, user } = await openHelp('/processing');
    advance(14_000);
    expect(journey.snapshot().matches({ screen: 'processing' })).toBe(true);
    await user.keyboard('{Escape}');
    advance(7000);
    const title = await screen.findByRole('heading', { level: 1, name: 'Your Revenue Purchase Offers' }, FIRST_VISIT);
    await waitFor(() => expect(document.activeElement).toBe(title));
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('leaves a screen that the creator holds held (R6.4)', async () => {
    const { button, journey, user } = await openHelp('/processing');
    await user.keyboard('{Escape}');
    const isPaused = () => journey.snapshot().matches({ screen: { processing: { timer: 'paused' } } });
    const before = isPaused();
    journey.send({ type: 'progress.paused' });
    await user.click(button);
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect([before, isPaused()]).toEqual([false, true]);
  });

  it('is closed by leaving its screen, also for who comes back to it (R17.2)', async () => {
    const { send } = await openHelp('/offers');
    for (const path of ['/entity-details', '/offers']) send({ type: 'url.opened', path, hash: '' });
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it.each(ROUTED_SCREEN_IDS)('has a few answers on %s, signed or not (R17.2)', (on) => {
    for (const isSigned of [false, true]) {
      const { length } = Object.keys(helpOn(on, { isSigned, canReceive: true }));
      expect(length).toBeGreaterThanOrEqual(2);
      expect(length).toBeLessThanOrEqual(4);
    }
  });

  it.each(ROUTED_SCREEN_IDS)('speaks of no money on %s where none can follow (R16.1, R16.2)', (on) => {
    const questions = Object.keys(helpOn(on, { isSigned: false, canReceive: false }));
    expect(questions).toEqual(['Who do you work with?', 'Is my data safe?']);
  });

  it.each(['processing', 'entityDetails', 'signIrsForm'] as const)(
    'asks for nothing more on %s after signing (R12.8, R16.4)',
    (on) => {
      const answers = Object.values(helpOn(on, { isSigned: true, canReceive: true })).join(' ');
      expect(answers).not.toMatch(/until you sign|open in a few seconds/);
    },
  );
});
