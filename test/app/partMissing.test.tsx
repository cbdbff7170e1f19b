import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { JourneyEvent } from '#machines/journey/events/events.ts';
import { ErrorBoundary } from '#src/components/ErrorBoundary.tsx';
import { PartMissingPage } from '#src/app/errors/ErrorPage.tsx';
import { ERROR_PAGE, PART_MISSING } from '#src/content/errorPage.ts';
import { JourneyLink } from '#src/journey/JourneyLink.tsx';
import { renderScreen } from '#test/support/renderScreen.tsx';
import { expectConsole } from '#test/support/setupConsole.ts';

afterEach(() => vi.restoreAllMocks());

function openMissing(isOnline: boolean, ...events: readonly JourneyEvent[]) {
  const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline);
  const retry = vi.fn();
  const page = renderScreen(<PartMissingPage onRetry={retry} />, '/offers');
  for (const event of events) page.journey.send(event);
  const turn = (kind: 'online' | 'offline') => {
    online.mockReturnValue(kind === 'online');
    act(() => void window.dispatchEvent(new Event(kind)));
  };
  return { ...page, retry, turn };
}

it('What stands in for a part that failed is given the failure, and can try it again (R1.6)', async () => {
  expectConsole('error', 'The above error occurred in the <OnceBroken> component');
  let isBroken = true;
  function OnceBroken() {
    if (isBroken) throw new Error('gone');
    return <p>here</p>;
  }
  const { findByText, getByRole } = render(
    <ErrorBoundary
      fallback={(failure, retry) => (
        <button type="button" onClick={retry}>
          {String(failure)}
        </button>
      )}
    >
      <OnceBroken />
    </ErrorBoundary>,
  );
  isBroken = false;
  getByRole('button', { name: 'Error: gone' }).click();
  expect((await findByText('here')).tagName).toBe('P');
});

describe('A screen whose part of the program did not come', () => {
  it.each<[boolean, readonly JourneyEvent[], string, readonly string[]]>([
    [true, [], ERROR_PAGE.reload, [PART_MISSING.online, PART_MISSING.saved]],
    [false, [], PART_MISSING.retry, [PART_MISSING.offline, PART_MISSING.saved]],
    [true, [{ type: 'saving.failed' }], PART_MISSING.retry, [PART_MISSING.online, PART_MISSING.unsaved]],
    [true, [{ type: 'saving.outdated' }], PART_MISSING.retry, [PART_MISSING.online, PART_MISSING.unsaved]],
  ])('offers with a connection (%s) after %j: %s (R1.6, R15.1)', (isOnline, events, action, sentences) => {
    const { retry, sent } = openMissing(isOnline, ...events);
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Unexpected Application Error!');
    expect(document.title).toBe('Unexpected Application Error! · Creator Cash Advance');
    for (const sentence of sentences) expect(screen.getByText(sentence).textContent).toBe(sentence);
    const before = sent.length;
    fireEvent.click(screen.getByRole('link', { name: ERROR_PAGE.home }));
    expect(sent.length - before).toBe(action === PART_MISSING.retry ? 1 : 0);
    const isReloading = action === ERROR_PAGE.reload;
    if (isReloading) expectConsole('error', 'Not implemented: navigation');
    fireEvent.click(screen.getByRole('button', { name: action }));
    expect(retry).toHaveBeenCalledTimes(isReloading ? 0 : 1);
  });

  it('is tried again by itself once the connection is back, and not before (R1.6)', () => {
    const { retry, turn, unmount } = openMissing(true);
    turn('offline');
    expect([retry.mock.calls.length, screen.getByText(PART_MISSING.offline).textContent]).toEqual([
      0,
      PART_MISSING.offline,
    ]);
    turn('online');
    unmount();
    turn('offline');
    turn('online');
    expect(retry).toHaveBeenCalledTimes(1);
  });
});

const ask: JourneyEvent = { type: 'navigation.backRequested' };
it.each([
  ['/#faq', {}, {}, [{ type: 'url.opened', path: '/', hash: '#faq' }]],
  ['/signin', {}, {}, [{ type: 'url.opened', path: '/signin', hash: '' }]],
  ['/signin', { event: ask }, {}, [ask]],
  ['/signin', {}, { button: 1 }, []],
  ['/signin', {}, { metaKey: true }, []],
  ['/signin', {}, { ctrlKey: true }, []],
  ['/signin', {}, { shiftKey: true }, []],
  ['/signin', {}, { altKey: true }, []],
  ['/signin', { onClick: (event: { preventDefault: () => void }) => event.preventDefault() }, {}, []],
])(
  'A link to a screen to %s with %o sends to the chart on a plain click alone: %o sends %j (R1.7)',
  (href, props, click, events) => {
    const { sent } = renderScreen(
      <JourneyLink href={href} {...props}>
        Go
      </JourneyLink>,
      '/offers',
    );
    const before = sent.length;
    const isLeft = fireEvent.click(screen.getByRole('link', { name: 'Go' }), click);
    expect(sent.slice(before)).toEqual(events);
    expect(isLeft).toBe(events.length === 0 && !('onClick' in props));
  },
);
