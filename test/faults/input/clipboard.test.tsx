import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { ItemProofDetails } from '#src/visualizer/proof/ItemProofDetails.tsx';
import { SMALL_CHART } from '#test/visualizer/review/smallChart.ts';
import { shownRun } from '#test/visualizer/proof/shownRun.ts';

const GUARDED = 'shelf|basket.opened|0';
const LINE = 'the line that repeats a test';

/** The proof of an item with a line to copy, in a browser with this clipboard. */
async function copyWith(clipboard: Pick<Clipboard, 'writeText'> | undefined) {
  const user = userEvent.setup();
  render(<ItemProofDetails model={SMALL_CHART} proof={shownRun(SMALL_CHART)} itemId={GUARDED} replayOf={() => LINE} />);
  vi.stubGlobal('navigator', Object.create(navigator, { clipboard: { value: clipboard } }));
  onTestFinished(() => {
    vi.unstubAllGlobals();
  });
  const [line] = screen.getAllByDisplayValue<HTMLTextAreaElement>(LINE);
  const [button] = screen.getAllByRole('button', { name: 'Copy the line' });
  if (line === undefined || button === undefined) throw new Error('There is no line to copy.');
  await user.click(button);
  return { user, line };
}

describe('F-77 there is no clipboard, or it is kept shut', () => {
  it.each([
    ['without a clipboard', undefined],
    ['with one that refuses', { writeText: () => Promise.reject(new DOMException('no', 'NotAllowedError')) }],
  ])('%s nothing claims to be copied, and the line can be selected as a whole', async (_kind, clipboard) => {
    const { user, line } = await copyWith(clipboard);
    expect(screen.getAllByRole('status').map(({ textContent }) => textContent)).not.toContain('Copied.');
    await user.click(line);
    expect([line.selectionStart, line.selectionEnd]).toEqual([0, LINE.length]);
  });
});
