import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { JourneyEvent } from '#machines/journey/events/events.ts';
import { ScreenLoadErrorPage } from '#src/app/errors/ErrorPage.tsx';
import { ERROR_PAGE, PART_MISSING } from '#src/content/errorPage.ts';
import { JourneyLink } from '#src/journey/JourneyLink.tsx';
import { renderScreen } from '#test/support/renderScreen.tsx';
import { expectConsole } from '#test/support/setupConsole.ts';

afterEach(() => vi.restoreAllMocks());

function openMissing(isOnline: boolean) {
  const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline);
  const retry = vi.fn();
  const page = renderScreen(<ScreenLoadErrorPage onRetry={retry} />, '/offers');
  const turn = (kind: 'online' | 'offline') => {
    online.mockReturnValue(kind === 'online');
    act(() => void window.dispatchEvent(new Event(kind)));
  };
  return { ...page, retry, turn };
}

describe('Screen whose code failed to load', () => {
  it('offers a reload online once everything is saved (R1.6, R15.1)', () => {
    expectConsole('error', 'Not implemented: navigation');
    openMissing(true);
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Unexpected Application Error!');
    expect(document.title).toBe('Unexpected Application Error! · Creator Cash Advance');
    expect(screen.getByText(PART_MISSING.saved)).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: ERROR_PAGE.reload }));
  });

  it.each([
    ['offline', false, [], PART_MISSING.offline, PART_MISSING.saved],
    ['if nothing is saved', true, [{ type: 'saving.failed' }], PART_MISSING.online, PART_MISSING.unsaved],
    ['if it is outdated', true, [{ type: 'saving.outdated' }], PART_MISSING.online, PART_MISSING.unsaved],
  ] as const)('offers to retry %s (R1.6, R15.1)', (_when, isOnline, events, reason, consequence) => {
    const { retry, journey } = openMissing(isOnline);
    for (const event of events) journey.send(event);
    expect(screen.getByText(reason)).toBeTruthy();
    expect(screen.getByText(consequence)).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: PART_MISSING.retry }));
    expect(retry).toHaveBeenCalledOnce();
  });

  it('retries once when the connection returns (R1.6)', () => {
    const { retry, turn, unmount } = openMissing(true);
    turn('offline');
    expect(retry).not.toHaveBeenCalled();
    turn('online');
    unmount();
    turn('online');
    expect(retry).toHaveBeenCalledOnce();
  });
});

const BACK: JourneyEvent = { type: 'navigation.backRequested' };
it.each<[string, MouseEventInit, readonly JourneyEvent[]]>([
  ['sends it on a click', {}, [BACK]],
  ['leaves a click with Control to the browser', { ctrlKey: true }, []],
  ['leaves a click with Meta to the browser', { metaKey: true }, []],
  ['leaves a click with Shift to the browser', { shiftKey: true }, []],
])('A link with an event %s (R1.7)', (_what, click, events) => {
  const { sent } = renderScreen(
    <JourneyLink href="/#faq" event={BACK}>
      Go
    </JourneyLink>,
    '/offers',
  );
  const before = sent.length;
  const isFollowed = fireEvent.click(screen.getByRole('link', { name: 'Go' }), click);
  expect(sent.slice(before)).toEqual(events);
  expect(isFollowed).toBe(events.length === 0);
});
