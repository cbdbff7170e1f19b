import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { PAPER, SHARE } from '#src/review/page/words/sharing.ts';
import { modelJson } from '#src/review/page/facts/readModel.ts';
import { ShareMenu } from '#src/review/page/share/ShareMenu.tsx';
import { showPart } from '#test/review/showPart.tsx';
import { smallGeometry, smallModel } from '#test/review/scene/smallChart.ts';

/** The first use loads the program that writes pictures. */
const PATIENT = { timeout: 15_000 };
const loadDrawings = async () => ({ map: smallGeometry, chart: smallGeometry });

beforeEach(() => {
  vi.spyOn(globalThis, 'print').mockReturnValue();
});
afterEach(() => {
  vi.restoreAllMocks();
});

/** The open menu, and the files that are saved by it. */
async function open() {
  const user = userEvent.setup();
  const made: Blob[] = [];
  const names: string[] = [];
  vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => `blob:${made.push(file as Blob)}`);
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(this: HTMLAnchorElement) {
    names.push(this.download);
  });
  await showPart(<ShareMenu loadDrawings={loadDrawings} />, { geometry: smallGeometry });
  return {
    user,
    made,
    names,
    press: (name: string) => user.click(screen.getByRole('button', { name, hidden: true })),
    announced: (words: string) =>
      vi.waitFor(() => expect(screen.getByRole('status', { hidden: true }).textContent).toBe(words), PATIENT),
  };
}

describe('The share menu', () => {
  it('saves a file, and says so', async () => {
    const { press, announced, made, names } = await open();
    await press(SHARE.json);
    await announced(SHARE.saved);
    const types = made.map((file) => file.type);
    expect([names, types]).toEqual([['small-model.json'], ['application/json']]);
    expect(await made[0]?.text()).toBe(modelJson(smallModel));
  });

  it('prints the booklet and puts the page back afterwards', async () => {
    const { press } = await open();
    await press(SHARE.booklet);
    await vi.waitFor(() => expect(globalThis.print).toHaveBeenCalledOnce(), PATIENT);
    const version = `${PAPER.version}: ${smallModel.hash}`;
    const onPaper = () => [document.documentElement.dataset['print'], screen.queryAllByText(version).length];
    expect(onPaper()).toEqual(['booklet', 1]);
    globalThis.dispatchEvent(new Event('afterprint'));
    await vi.waitFor(() => expect(onPaper()).toEqual([undefined, 0]));
  });

  it('copies the address of what is selected', async () => {
    const { press, announced } = await open();
    await press(SHARE.copyAddress);
    await announced(SHARE.copied);
    expect(await navigator.clipboard.readText()).toBe(window.location.href);
  });

  it.each([
    ['without a clipboard', undefined],
    ['with one that refuses', { writeText: () => Promise.reject(new DOMException('no', 'NotAllowedError')) }],
  ])('%s nothing claims to be copied, and the address bar is named', async (_kind, clipboard) => {
    const { press, announced } = await open();
    vi.stubGlobal('navigator', Object.create(navigator, { clipboard: { value: clipboard } }));
    onTestFinished(() => void vi.unstubAllGlobals());
    await press(SHARE.copyAddress);
    await announced(SHARE.notCopied);
    expect(screen.queryByText(SHARE.copied)).toBeNull();
  });
});
