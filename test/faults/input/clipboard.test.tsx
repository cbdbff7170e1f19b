import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { ItemProofDetails } from '#src/visualizer/proof/ItemProofDetails.tsx';
import { SMALL_CHART } from '#test/visualizer/review/smallChart.ts';
import { shownRun } from '#test/visualizer/proof/shownRun.ts';

const GUARDED = 'shelf|basket.opened|0';
const LINE = 'the line that repeats a test';

describe('F-77 there is no clipboard, or it is kept shut', () => {
  it.each([
    ['without a clipboard', undefined],
    ['with one that refuses', { writeText: () => Promise.reject(new DOMException('no', 'NotAllowedError')) }],
  ])('%s nothing claims to be copied, and the line can be selected as a whole', async (_kind, clipboard) => {
    const user = userEvent.setup();
    const proof = shownRun(SMALL_CHART);
    render(<ItemProofDetails model={SMALL_CHART} proof={proof} itemId={GUARDED} replayOf={() => LINE} />);
    vi.stubGlobal('navigator', Object.create(navigator, { clipboard: { value: clipboard } }));
    onTestFinished(() => void vi.unstubAllGlobals());
    const [button] = screen.getAllByRole('button', { name: 'Copy the line' });
    const [line] = screen.getAllByDisplayValue<HTMLTextAreaElement>(LINE);
    await user.click(button ?? document.body);
    expect(screen.getAllByRole('status').map(({ textContent }) => textContent)).not.toContain('Copied.');
    await user.click(line ?? document.body);
    expect([line?.selectionStart, line?.selectionEnd]).toEqual([0, LINE.length]);
  });
});
