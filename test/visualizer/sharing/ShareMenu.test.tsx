import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { journeyModel } from '#machines/graph/model/journeyModel.ts';
import { PAPER, SHARE } from '#src/content/visualizer/sharing.ts';
import { ShareMenu } from '#src/visualizer/sharing/ShareMenu.tsx';
import { storedDrawing } from '#test/visualizer/layout/storedDrawing.ts';
import { smallGeometry, smallModel } from '#test/visualizer/scene/smallChart.ts';

/** The first use fetches the program that writes pictures. */
const PATIENT = { timeout: 15_000 };
const SMALL = { model: smallModel, geometry: smallGeometry };
const VERSION = `${PAPER.version}: ${smallModel.hash}`;

beforeEach(() => {
  vi.spyOn(globalThis, 'print').mockReturnValue();
});
afterEach(() => {
  vi.restoreAllMocks();
});

/** The menu, and the files that are saved by it. */
function show(
  drawing: typeof SMALL = SMALL,
  loadDrawings = async () => ({ map: smallGeometry, chart: smallGeometry }),
) {
  const user = userEvent.setup();
  const made: Blob[] = [];
  const names: string[] = [];
  vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => `blob:${made.push(file as Blob)}`);
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(this: HTMLAnchorElement) {
    names.push(this.download);
  });
  const address = () => 'https://example.com/visualizer.html#/map';
  render(<ShareMenu {...{ ...drawing, marks: new Map(), loadDrawings, address }} scheme="light" />);
  const summary = screen.getByText(SHARE.title);
  return {
    user,
    made,
    names,
    summary,
    isOpen: () => summary.closest('details')?.open,
    press: (name: string) => user.click(screen.getByRole('button', { name, hidden: true })),
    told: (words: string) => vi.waitFor(() => expect(screen.getByRole('status').textContent).toBe(words), PATIENT),
  };
}

describe('The share menu', () => {
  it.each([
    ['mermaid', 'small-chart.mmd', 'text/plain', 'stateDiagram-v2'],
    ['json', 'small-chart.json', 'application/json', `${JSON.stringify(smallModel, null, 2)}\n`],
  ] as const)('saves a file: %s', async (kind, name, type, text) => {
    const { press, told, made, names } = show();
    await press(SHARE[kind]);
    await told(SHARE.saved);
    expect([names, made.map((file) => file.type)]).toEqual([[name], [type]]);
    expect(await made[0]?.text()).toContain(text);
  });

  it(
    'saves the picture of the whole journey as a well-formed file of at most 120 kB',
    { timeout: 60_000 },
    async () => {
      const { press, told, made, names } = show({ model: journeyModel(), geometry: storedDrawing('chart') });
      await press(SHARE.svg);
      await told(SHARE.saved);
      const read = new DOMParser().parseFromString((await made[0]?.text()) ?? '', 'image/svg+xml');
      expect([names, made[0]?.type]).toEqual([['journey-chart.svg'], 'image/svg+xml']);
      expect([read.documentElement.tagName, read.querySelector('parsererror')]).toEqual(['svg', null]);
      expect(made[0]?.size).toBeGreaterThan(50_000);
      expect(made[0]?.size).toBeLessThanOrEqual(120_000);
    },
  );

  it.each(['booklet', 'poster'] as const)('prints the %s and puts the page back afterwards', async (kind) => {
    const { press } = show();
    await press(SHARE[kind]);
    await vi.waitFor(() => expect(globalThis.print).toHaveBeenCalledOnce(), PATIENT);
    const onPaper = () => [document.documentElement.dataset['print'], screen.queryAllByText(VERSION).length];
    expect(onPaper()).toEqual([kind, 1]);
    globalThis.dispatchEvent(new Event('afterprint'));
    await vi.waitFor(() => expect(onPaper()).toEqual([undefined, 0]));
  });

  it.each([
    ['a file cannot be made', SHARE.png, undefined],
    ['there is nothing to print', SHARE.booklet, () => Promise.reject(new Error('no drawing'))],
  ])('says when %s', async (_, choice, loadDrawings) => {
    const { press, told, names } = show(SMALL, loadDrawings);
    await press(choice);
    await told(SHARE.failed);
    expect(names).toEqual([]);
    expect(globalThis.print).not.toHaveBeenCalled();
  });

  it('copies the address of what is selected, and says when it may not', async () => {
    const { press, told } = show();
    await press(SHARE.copyAddress);
    await told(SHARE.copied);
    expect(await navigator.clipboard.readText()).toBe('https://example.com/visualizer.html#/map');
    vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('not allowed'));
    await press(SHARE.copyAddress);
    await told(SHARE.notCopied);
  });
});

describe('The share menu, once it is open,', () => {
  const opened = async () => {
    const shown = show();
    await shown.user.click(shown.summary);
    expect(shown.isOpen()).toBe(true);
    return shown;
  };

  it.each([SHARE.json, SHARE.poster, SHARE.copyAddress])('folds after the choice "%s"', async (name) => {
    const { press, summary, isOpen } = await opened();
    await press(name);
    expect([isOpen(), document.activeElement]).toEqual([false, summary]);
  });

  it('folds on Escape, and the line that opened it has the focus', async () => {
    const { user, summary, isOpen } = await opened();
    await user.tab();
    expect(document.activeElement?.textContent).toBe(SHARE.svg);
    await user.keyboard('{Escape}');
    expect([isOpen(), document.activeElement]).toEqual([false, summary]);
  });

  it('folds on a press elsewhere, not on one inside', async () => {
    const { user, isOpen } = await opened();
    await user.click(screen.getByText(SHARE.files));
    expect(isOpen()).toBe(true);
    await user.click(document.body);
    expect(isOpen()).toBe(false);
  });

  it.each(['button', 'iframe'] as const)('folds when the focus goes to another %s', async (tag) => {
    const elsewhere = document.createElement(tag);
    document.body.append(elsewhere);
    onTestFinished(() => elsewhere.remove());
    const { isOpen } = await opened();
    elsewhere.focus();
    // The page hears no more of a frame than that it has lost the focus.
    if (tag === 'iframe') globalThis.dispatchEvent(new Event('blur'));
    expect(isOpen()).toBe(false);
  });

  it('says what came of a choice until the next press', async () => {
    const { user, press, told } = await opened();
    await press(SHARE.json);
    await told(SHARE.saved);
    expect(screen.getByRole('status').closest('details')).toBeNull();
    await user.click(document.body);
    expect(screen.getByRole('status').textContent).toBe('');
  });
});
