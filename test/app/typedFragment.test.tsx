import { act, render } from '@testing-library/react';
import { expect, it, onTestFinished } from 'vitest';
import { ROUTES } from '#machines/journey/routes.ts';
import { bridgeUrl, UrlBridge } from '#src/app/UrlBridge.tsx';
import { startJourney } from '#test/support/journeyAt.ts';

/** Types a fragment behind the address that is open, as nobody but the browser itself can. */
async function typeFragment(fragment: string): Promise<void> {
  await act(async () => {
    const arrived = new Promise((resolve) => {
      window.addEventListener('popstate', resolve, { once: true });
    });
    window.location.hash = fragment;
    await arrived;
  });
}

it('tells the chart of a fragment that is typed, also on a page that has just been loaded (R1.7, R3.6)', async () => {
  window.history.pushState(null, '', ROUTES.landing.path);
  const journey = startJourney();
  const bridge = bridgeUrl(journey.actor, <p>page</p>);
  onTestFinished(bridge.stop);
  render(<UrlBridge router={bridge.router} />);
  const entriesBefore = window.history.length;
  for (const anchor of ['faq', 'how']) {
    await typeFragment(`#${anchor}`);
    act(() => journey.send({ type: 'calculator.monthsChosen', months: anchor === 'faq' ? 6 : 12 }));
    expect([journey.context().landingAnchor, window.location.hash]).toEqual([anchor, `#${anchor}`]);
  }
  expect(window.history.length - entriesBefore).toBe(2);
});
