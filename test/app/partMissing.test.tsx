import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { JourneyEvent } from '#machines/journey/events/events.ts';
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

describe('Screen whose code failed to load', () => {
  it.each<[string, boolean, readonly JourneyEvent[], string, string, string]>([
    ['reload online', true, [], ERROR_PAGE.reload, PART_MISSING.online, PART_MISSING.saved],
    ['retry offline', false, [], PART_MISSING.retry, PART_MISSING.offline, PART_MISSING.saved],
    [
      'retry if nothing is saved',
      true,
      [{ type: 'saving.failed' }],
      PART_MISSING.retry,
      PART_MISSING.online,
      PART_MISSING.unsaved,
    ],
    [
      'retry if it is outdated',
      true,
      [{ type: 'saving.outdated' }],
      PART_MISSING.retry,
      PART_MISSING.online,
      PART_MISSING.unsaved,
    ],
  ])('offers to %s (R1.6, R15.1)', (_what, isOnline, events, action, reason, consequence) => {
    const { retry, sent } = openMissing(isOnline, ...events);
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Unexpected Application Error!');
    expect(document.title).toBe('Unexpected Application Error! · Creator Cash Advance');
    expect(screen.getByText(reason)).toBeTruthy();
    expect(screen.getByText(consequence)).toBeTruthy();
    const isReloading = action === ERROR_PAGE.reload;
    const before = sent.length;
    fireEvent.click(screen.getByRole('link', { name: ERROR_PAGE.home }));
    expect(sent).toHaveLength(before + (isReloading ? 0 : 1));
    if (isReloading) expectConsole('error', 'Not implemented: navigation');
    fireEvent.click(screen.getByRole('button', { name: action }));
    expect(retry).toHaveBeenCalledTimes(isReloading ? 0 : 1);
  });

  it('retries once when the connection returns (R1.6)', () => {
    const { retry, turn, unmount } = openMissing(true);
    turn('offline');
    expect(retry).not.toHaveBeenCalled();
    expect(screen.getByText(PART_MISSING.offline)).toBeTruthy();
    turn('online');
    unmount();
    turn('online');
    expect(retry).toHaveBeenCalledTimes(1);
  });
});

describe('Link to a screen', () => {
  const BACK: JourneyEvent = { type: 'navigation.backRequested' };
  const FAQ: JourneyEvent = { type: 'url.opened', path: '/', hash: '#faq' };
  const prevent = (event: { preventDefault: () => void }) => event.preventDefault();

  it.each<[string, object, object, JourneyEvent[]]>([
    ['its address on a click', {}, {}, [FAQ]],
    ['its own event on a click', { event: BACK }, {}, [BACK]],
    ['nothing on a middle click', {}, { button: 1 }, []],
    ['nothing on a click with Meta', {}, { metaKey: true }, []],
    ['nothing on a click with Control', {}, { ctrlKey: true }, []],
    ['nothing on a click with Shift', {}, { shiftKey: true }, []],
    ['nothing on a click with Alt', {}, { altKey: true }, []],
    ['nothing on a prevented click', { onClick: prevent }, {}, []],
  ])('sends %s (R1.7)', (_what, props, click, events) => {
    const { sent } = renderScreen(
      <JourneyLink href="/#faq" {...props}>
        Go
      </JourneyLink>,
      '/offers',
    );
    const before = sent.length;
    const isFollowed = fireEvent.click(screen.getByRole('link', { name: 'Go' }), click);
    expect(sent.slice(before)).toEqual(events);
    expect(isFollowed).toBe(events.length === 0 && !('onClick' in props));
  });
});
