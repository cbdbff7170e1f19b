import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { journeyModel } from '#machines/graph/model/journeyModel.ts';
import { saveFile } from '#src/components/saveFile.ts';
import { PAPER, SHARE } from '#src/content/visualizer/sharing.ts';
import { drawingOf, figuresOf, partsOf } from '#src/visualizer/sharing/chartParts.ts';
import { PrintBooklet } from '#src/visualizer/sharing/PrintBooklet.tsx';
import { ShareMenu } from '#src/visualizer/sharing/ShareMenu.tsx';
import { storedDrawing } from '#test/visualizer/layout/storedDrawing.ts';
import { smallGeometry, smallModel } from '#test/visualizer/scene/smallChart.ts';

const journey = journeyModel();
vi.mock(import('#src/components/saveFile.ts'), () => ({ saveFile: vi.fn<typeof saveFile>() }));

const NONE = new Map();
/** The first use fetches the program that writes pictures. */
const PATIENT = { timeout: 15_000 };

describe('The booklet', () => {
  it('has every rule of the chart on exactly one page', () => {
    const rules = partsOf(journey).flatMap((part) => part.rules.flatMap((group) => group.rules.map(({ id }) => id)));
    const all = journey.transitions.filter(({ trigger }) => trigger.kind !== 'initial').map(({ id }) => id);
    expect(all.length).toBeGreaterThan(200);
    expect(rules.toSorted()).toEqual(all.toSorted());
  });

  it('cuts the part of a screen out of the picture, with the lines that begin or end there', () => {
    const chart = storedDrawing('chart');
    const part = drawingOf(journey, chart, 'offers');
    const inside = new Set(part?.geometry.states.map(({ stateId }) => stateId));
    expect(inside.size).toBeGreaterThan(1);
    expect([...inside].every((id) => id === 'offers' || id.includes('.offers.'))).toBe(true);
    expect(part?.geometry.lines.every(({ sourceId, targetId }) => inside.has(sourceId) || inside.has(targetId))).toBe(
      true,
    );
    expect(drawingOf(journey, chart, 'no such state')).toBeNull();
  });

  it('opens with the figures of the chart, the map, and goes through all parts', () => {
    const [map, chart] = [storedDrawing('map'), storedDrawing('chart')];
    render(<PrintBooklet model={journey} marks={NONE} map={map} chart={chart} />);
    const figures = figuresOf(journey);
    expect(screen.getByText(PAPER.rules).nextSibling?.textContent).toBe(String(figures.rules));
    expect(screen.getByRole('heading', { name: PAPER.map })).toBeDefined();
    expect(screen.getAllByRole('heading', { level: 2 })).toHaveLength(partsOf(journey).length + 2);
    const offers = screen.getByRole('heading', { level: 2, name: 'Offers' }).closest('section');
    const sentences = journey.transitions
      .filter(({ sourceId }) => sourceId === 'offers')
      .map(({ sentence }) => sentence);
    const items = within(offers ?? document.body).getAllByRole('listitem');
    expect(items.filter((item) => sentences.some((sentence) => item.textContent.startsWith(sentence)))).not.toEqual([]);
  }, 60_000);
});

describe('The share menu', () => {
  const printed = vi.fn<() => void>();

  beforeEach(() => {
    vi.clearAllMocks();
    Object.defineProperty(window, 'print', { value: printed, configurable: true });
  });

  function show(loadDrawings = async () => ({ map: smallGeometry, chart: smallGeometry })) {
    const user = userEvent.setup();
    render(
      <ShareMenu
        model={smallModel}
        geometry={smallGeometry}
        marks={NONE}
        scheme="light"
        loadDrawings={loadDrawings}
        address={() => 'https://example.com/visualizer.html#/map'}
      />,
    );
    const press = (name: string) => user.click(screen.getByRole('button', { name, hidden: true }));
    return { user, press };
  }

  it.each([
    ['svg', 'small-chart.svg', 'image/svg+xml'],
    ['mermaid', 'small-chart.mmd', 'text/plain'],
    ['json', 'small-chart.json', 'application/json'],
  ] as const)('saves a file: %s', async (kind, name, type) => {
    const { press } = show();
    await press(SHARE[kind]);
    expect(await screen.findByText(SHARE.saved, {}, PATIENT)).toBeDefined();
    const [file, savedName] = vi.mocked(saveFile).mock.calls[0] ?? [];
    expect([file?.type, savedName]).toEqual([type, name]);
    expect(file?.size).toBeGreaterThan(100);
  });

  it('says when a file cannot be made', async () => {
    const { press } = show();
    await press(SHARE.png);
    expect(await screen.findByText(SHARE.failed, {}, PATIENT)).toBeDefined();
    expect(saveFile).not.toHaveBeenCalled();
  });

  it.each(['booklet', 'poster'] as const)('prints the %s and puts the page back afterwards', async (kind) => {
    const { press } = show();
    await press(SHARE[kind]);
    await vi.waitFor(() => expect(printed).toHaveBeenCalledOnce(), PATIENT);
    expect(document.documentElement.dataset['print']).toBe(kind);
    expect(screen.getAllByText(`${PAPER.version}: ${smallModel.hash}`)).toHaveLength(1);
    globalThis.dispatchEvent(new Event('afterprint'));
    await vi.waitFor(() => expect(document.documentElement.dataset['print']).toBeUndefined());
    expect(screen.queryByText(`${PAPER.version}: ${smallModel.hash}`)).toBeNull();
  });

  it('says when there is nothing to print', async () => {
    const { press } = show(() => Promise.reject(new Error('no drawing')));
    await press(SHARE.booklet);
    expect(await screen.findByText(SHARE.failed, {}, PATIENT)).toBeDefined();
    expect(printed).not.toHaveBeenCalled();
  });

  it('copies the address of what is selected, and says when it may not', async () => {
    const { press } = show();
    await press(SHARE.copyAddress);
    expect(await screen.findByText(SHARE.copied)).toBeDefined();
    expect(await navigator.clipboard.readText()).toBe('https://example.com/visualizer.html#/map');
    vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('not allowed'));
    await press(SHARE.copyAddress);
    expect(await screen.findByText(SHARE.notCopied)).toBeDefined();
  });

  describe('once it is open', () => {
    const opened = async () => {
      const { user } = show();
      const summary = screen.getByText(SHARE.title);
      await user.click(summary);
      const isOpen = () => summary.closest('details')?.open;
      expect(isOpen()).toBe(true);
      return { user, summary, isOpen };
    };

    it.each([SHARE.json, SHARE.poster, SHARE.copyAddress])('folds after the choice "%s"', async (name) => {
      const { user, summary, isOpen } = await opened();
      await user.click(screen.getByRole('button', { name }));
      expect([isOpen(), document.activeElement]).toEqual([false, summary]);
    });

    it('folds on Escape, and the line that opened it has the focus', async () => {
      const { user, summary, isOpen } = await opened();
      await user.tab();
      expect(document.activeElement).toBe(screen.getByRole('button', { name: SHARE.svg }));
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

    it('folds when the focus leaves it, for a frame as well', async () => {
      const elsewhere = [document.createElement('button'), document.createElement('iframe')] as const;
      document.body.append(...elsewhere);
      const [button, frame] = elsewhere;
      const { user, summary, isOpen } = await opened();
      button.focus();
      expect(isOpen()).toBe(false);
      await user.click(summary);
      expect(isOpen()).toBe(true);
      frame.focus();
      globalThis.dispatchEvent(new Event('blur'));
      expect(isOpen()).toBe(false);
      for (const element of elsewhere) element.remove();
    });

    it('says what came of a choice until the next press', async () => {
      const { user } = await opened();
      await user.click(screen.getByRole('button', { name: SHARE.json }));
      expect((await screen.findByText(SHARE.saved)).closest('details')).toBeNull();
      await user.click(document.body);
      expect(screen.queryByText(SHARE.saved)).toBeNull();
    });
  });
});
