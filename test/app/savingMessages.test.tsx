import { screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import type { ShellView } from '#machines/journey/views/viewShell.ts';
import type { SavedLoss } from '#machines/persistence/savedJourney.ts';
import { SavingMessages } from '#src/app/shell/saving/SavingMessages.tsx';
import { SAVING } from '#src/content/saving.ts';
import { renderScreen } from '#test/support/renderScreen.tsx';
import { expectConsole } from '#test/support/setupConsole.ts';

/** A screen with its heading below the messages of saving. */
function openMessages(saving: ShellView['saving'], loss: SavedLoss | null = null) {
  const { container, user, sent } = renderScreen(
    <>
      <SavingMessages screen="offers" saving={saving} loss={loss} />
      <h1 tabIndex={-1}>Offers</h1>
    </>,
    '/offers',
  );
  const before = sent.length;
  const messages = () => [...container.querySelectorAll<HTMLElement>('[data-kind]')];
  return {
    /** The messages with their kind and their answer. */
    said: () => messages().map(({ dataset, textContent }) => [dataset['kind'], textContent]),
    answer: (name: string) => user.click(screen.getByRole('button', { name })),
    sent: () => sent.slice(before),
    heading: screen.getByRole('heading', { level: 1 }),
  };
}

describe('A message of saving', () => {
  it.each<[ShellView['saving'], string, string]>([
    ['refused', 'warning', SAVING.refused],
    ['loadingLate', 'warning', SAVING.loadingLate],
    ['erasing', 'info', SAVING.erasing],
    ['erased', 'info', SAVING.erased + SAVING.close],
    ['signedOut', 'info', SAVING.signedOut + SAVING.close],
    ['outdated', 'warning', SAVING.outdated + SAVING.reload],
    ['eraseFailed', 'warning', SAVING.eraseFailed + SAVING.retryErasing],
  ])('says what is %s, alone (R15.2, R15.3, R15.6)', (saving, kind, text) => {
    expect(openMessages(saving).said()).toEqual([[kind, text]]);
  });

  it.each(['saved', 'nothingSaved'] as const)('is not needed when all is well: %s (R15.3)', (saving) => {
    expect(openMessages(saving).said()).toEqual([]);
  });

  it('asks to erase again, and moves the focus to the heading (R15.2)', async () => {
    const scroll = vi.spyOn(Element.prototype, 'scrollIntoView');
    const { answer, sent, heading } = openMessages('eraseFailed');
    await answer(SAVING.retryErasing);
    expect(sent()).toEqual([{ type: 'saving.eraseRetried' }]);
    expect(document.activeElement).toBe(heading);
    expect(scroll.mock.lastCall).toEqual([{ block: 'nearest' }]);
    scroll.mockRestore();
  });

  it.each([
    ['otherVersion', /comes from another version of this application/],
    ['unreadable', /nothing of it is left/],
    ['expired', /has expired\. We kept it on this device for 24 hours, and nothing of it is left/],
    ['rememberedExpired', /has expired\. We kept it on this device for 30 days, and nothing of it is left/],
    ['filesMissing', /Some of your files are no longer on this device/],
  ] as const)('says what cannot come back, until it is dismissed: %s (R15.1, R15.3, R15.5)', async (loss, words) => {
    const { answer, sent, said } = openMessages('saved', loss);
    expect(said()).toEqual([['warning', expect.stringMatching(words)]]);
    await answer(SAVING.dismiss);
    expect(sent()).toEqual([{ type: 'saving.lossSeen' }]);
  });

  it('reloads a page that is outdated (R15.3)', async () => {
    expectConsole('error', 'Not implemented: navigation');
    await openMessages('outdated').answer(SAVING.reload);
  });
});
