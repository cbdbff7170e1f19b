import { act, render, screen } from '@testing-library/react';
import { beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { framedPage, Product } from '#src/app/entry/Product.tsx';
import { fetchScreen } from '#src/app/fetchedScreens.ts';
import { bridgeUrl } from '#src/app/UrlBridge.tsx';
import { openPage } from '#test/app/openPage.ts';
import { fakeKeep, fakePapers } from '#test/support/renderScreen.tsx';

const EIN = '12-3456789';

beforeAll(async () => {
  await Promise.all((['entityDetails', 'signIn'] as const).map(fetchScreen));
}, 60_000);

/** The business form of a signed-in creator with a number typed into it, set aside by the browser and brought back. */
function returnToForm(whileAway: () => void) {
  window.history.pushState(null, '', '/entity-details');
  const { actor, context } = openPage(window);
  const bridge = bridgeUrl(actor, framedPage());
  onTestFinished(bridge.stop);
  render(<Product actor={actor} keep={fakeKeep()} papers={fakePapers()} bridge={bridge} />);
  act(() => actor.send({ type: 'business.fieldChanged', field: 'ein', value: EIN }));
  whileAway();
  act(() => {
    window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
  });
  const isShown = screen.queryByDisplayValue(EIN) !== null;
  return [
    window.location.pathname,
    screen.getByRole('heading', { level: 1 }).textContent,
    isShown,
    context().business.ein,
  ];
}

describe('F-80 the browser brings back a page that it had set aside', () => {
  it('after a sign-out elsewhere it shows sign-in at once, and the number that was typed is gone (R2.4)', () => {
    const shown = returnToForm(() => window.localStorage.clear());
    expect(shown).toEqual(['/signin', 'Welcome Back', false, '']);
  });

  it('while the creator is still signed in it shows the form as it was left (R15.1)', () => {
    expect(returnToForm(() => {})).toEqual(['/entity-details', 'Business information', true, EIN]);
  });
});
