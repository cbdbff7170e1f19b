import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { ShellView } from '#machines/journey/views/viewShell.ts';
import type { SavedLoss } from '#machines/persistence/savedJourney.ts';
import { SavingMessages } from '#src/app/shell/saving/SavingMessages.tsx';
import { SAVING } from '#src/content/saving.ts';
import { renderScreen } from '#test/support/renderScreen.tsx';
import { expectConsole } from '#test/support/setupConsole.ts';

function openMessages(saving: ShellView['saving'], loss: SavedLoss | null = null) {
  const { container, user, sent } = renderScreen(
    <>
      <SavingMessages screen="offers" saving={saving} loss={loss} />
      <h1 tabIndex={-1}>Offers</h1>
    </>,
    '/offers',
  );
  const before = sent.length;
  return {
    messages: () =>
      [...container.querySelectorAll<HTMLElement>('[data-kind]')].map(
        ({ dataset, textContent }) => `${dataset['kind']}: ${textContent}`,
      ),
    answer: (name: string) => user.click(screen.getByRole('button', { name })),
    sent: () => sent.slice(before),
  };
}

const FAILED = `warning: ${SAVING.eraseFailed}${SAVING.retryErasing}`;

describe('Saving messages', () => {
  it.each<[ShellView['saving'], readonly string[]]>([
    ['saved', []],
    ['nothingSaved', []],
    ['refused', [`warning: ${SAVING.refused}`]],
    ['loadingLate', [`warning: ${SAVING.loadingLate}`]],
    ['erasing', [`info: ${SAVING.erasing}`]],
    ['erased', [`info: ${SAVING.erased}${SAVING.close}`]],
    ['signedOut', [`info: ${SAVING.signedOut}${SAVING.close}`]],
    ['outdated', [`warning: ${SAVING.outdated}${SAVING.reload}`]],
    ['eraseFailed', [FAILED]],
  ])('while %s are %j (R15.2, R15.3, R15.6)', (saving, expected) => {
    expect(openMessages(saving).messages()).toEqual(expected);
  });

  it('never claim that data was erased when it was not (R15.2)', () => {
    expect(FAILED).toContain("hasn't erased everything");
    expect(FAILED).not.toContain('were erased');
  });

  it('offer to erase again, and move the focus to the heading (R15.2)', async () => {
    const { answer, sent } = openMessages('eraseFailed');
    await answer(SAVING.retryErasing);
    expect(sent()).toEqual([{ type: 'saving.eraseRetried' }]);
    expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 }));
  });

  it.each<[SavedLoss, string]>([
    ['otherVersion', 'comes from another version'],
    ['unreadable', 'nothing of it is left'],
    ['expired', 'for 24 hours'],
    ['rememberedExpired', 'for 30 days'],
    ['filesMissing', 'Some of your files are no longer on this device'],
  ])('explain the loss "%s" until it is dismissed (R15.1, R15.3, R15.5)', async (loss, words) => {
    const { answer, sent, messages } = openMessages('saved', loss);
    expect(messages()).toEqual([expect.stringContaining(words)]);
    await answer(SAVING.dismiss);
    expect(sent()).toEqual([{ type: 'saving.lossSeen' }]);
  });

  it('reload an outdated page (R15.3)', async () => {
    expectConsole('error', 'Not implemented: navigation');
    await openMessages('outdated').answer(SAVING.reload);
  });
});
