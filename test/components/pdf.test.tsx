import { fireEvent, screen } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { PdfPages } from '#src/components/pdf/PdfPages.tsx';
import { PdfPane, type PdfPaneProps } from '#src/components/pdf/PdfPane.tsx';
import { PDF_TEXT } from '#src/content/components.ts';
import { button, isOff, textsOf } from '#test/screens/queries.ts';
import { pdfViewerReports, showFakePdfViewer } from '#test/support/fakePdfViewer.tsx';
import { expectConsole } from '#test/support/setupConsole.ts';
import { matchMediaQuery } from '#test/support/setupDom.ts';
import { renderComponent } from './renderComponent.tsx';

const LABEL = 'Contract';
const region = () => screen.getByRole('region', { name: LABEL });
const shown = (pattern: RegExp) => textsOf(screen.queryAllByText(pattern));

describe('PdfPages', () => {
  const MEASURES = { clientWidth: 636, clientHeight: 600, scrollHeight: 5640, scrollTop: 0 };
  const END = MEASURES.scrollHeight - MEASURES.clientHeight;
  let measures = MEASURES;

  beforeEach(() => {
    measures = { ...MEASURES };
    for (const name of ['clientWidth', 'clientHeight', 'scrollHeight', 'scrollTop'] as const)
      vi.spyOn(Element.prototype, name, 'get').mockImplementation(() => measures[name]);
  });

  function scrollTo(scrollTop: number): void {
    measures.scrollTop = scrollTop;
    fireEvent.scroll(region());
  }

  function renderPages({ isLoaded = true, isFitted = false, pages = 7 } = {}) {
    const onLaidOut = vi.fn<() => void>();
    const onScrolledToEnd = vi.fn<() => void>();
    const given: Omit<Parameters<typeof PdfPages>[0], 'isLoaded'> = {
      label: LABEL,
      sizes: Array.from({ length: pages }, () => ({ width: 612, height: 792 })),
      isFitted,
      onLaidOut,
      onScrolledToEnd,
      renderPage: ({ number }, isNear) => <p>{`${number} ${isNear ? 'drawn' : 'reserved'}`}</p>,
    };
    const view = renderComponent(<PdfPages {...given} isLoaded={isLoaded} />);
    const load = () => view.show(<PdfPages {...given} isLoaded />);
    return { ...view, load, onLaidOut, onScrolledToEnd };
  }

  it('reserves every page, draws near ones and names the current one (R10.1, R12.1)', () => {
    const { onLaidOut, onScrolledToEnd } = renderPages();
    expect(screen.getAllByRole('group', { name: /^Page \d of 7$/ })).toHaveLength(7);
    expect(shown(/drawn/)).toEqual(['1 drawn', '2 drawn']);
    scrollTo(2500);
    expect(shown(/drawn/)).toEqual(['3 drawn', '4 drawn', '5 drawn']);
    expect(shown(/^Page/)).toEqual(['Page 4 of 7']);
    expect(onLaidOut).toHaveBeenCalledTimes(1);
    expect(onScrolledToEnd).not.toHaveBeenCalled();
  });

  it('draws and reports nothing in a box without a width (R12.2)', () => {
    measures.clientWidth = 0;
    const { onLaidOut } = renderPages();
    expect(onLaidOut).not.toHaveBeenCalled();
    expect(shown(/drawn|reserved/)).toEqual([]);
  });

  it('zooms in steps, fits the width and scrolls by keyboard (R10.1, R12.1)', async () => {
    const { container, user } = renderPages();
    const widths: (string | undefined)[] = [];
    for (const name of [PDF_TEXT.zoomIn, PDF_TEXT.zoomIn, PDF_TEXT.zoomOut, PDF_TEXT.fitWidth]) {
      await user.click(button(name));
      widths.push(container.querySelector<HTMLElement>('.page')?.style.width);
    }
    expect(widths).toEqual(['816px', '1020px', '816px', '612px']);
    await user.tab();
    expect(document.activeElement).toBe(region());
  });

  it.each([
    [true, '33%'],
    [false, '42%'],
  ])('fitted %s starts a narrow box at %s of the paper size (R10.1, R12.1, R15.4)', (isFitted, zoom) => {
    measures.clientWidth = 296;
    renderPages({ isFitted });
    expect(screen.getByText(zoom).parentElement?.textContent).toBe(`${zoom} ${PDF_TEXT.zoomMeaning}`);
  });

  it('stops zooming at 300 percent with the focus kept (R10.1, R12.1)', async () => {
    const { user } = renderPages();
    const zoomIn = button(PDF_TEXT.zoomIn);
    for (let step = 0; step < 7; step += 1) await user.click(zoomIn);
    expect(shown(/^\d+%/)).toEqual(['300%']);
    expect(isOff(zoomIn)).toBe(true);
    expect(document.activeElement).toBe(zoomIn);
  });

  it('reports its end once loaded, within 30 pixels, except in print (R12.2)', () => {
    const { load, onScrolledToEnd } = renderPages({ isLoaded: false });
    const reportsAt = (scrollTop: number) => {
      scrollTo(scrollTop);
      return onScrolledToEnd.mock.calls.length;
    };
    expect(reportsAt(END)).toBe(0);
    load();
    const counts = [END, END - 31, END - 30, END].map(reportsAt);
    expect(counts).toEqual([1, 1, 2, 2]);
    matchMediaQuery('print');
    reportsAt(END - 31);
    expect(reportsAt(END)).toBe(2);
  });

  it('reports its end when zooming makes it shorter than its box (R12.2)', async () => {
    const { onScrolledToEnd, user } = renderPages({ pages: 1 });
    expect(onScrolledToEnd).not.toHaveBeenCalled();
    measures.scrollHeight = 500;
    await user.click(button(PDF_TEXT.zoomOut));
    expect(onScrolledToEnd).toHaveBeenCalledTimes(1);
  });
});

describe('PdfPane', () => {
  const SOURCE = '/forms/contract.pdf';
  const OTHER_WAY = 'Another way to read it';
  let load: ReturnType<typeof showFakePdfViewer>;

  beforeEach(() => void (load = showFakePdfViewer()));

  function renderPane(first: PdfPaneProps['state']) {
    const callback = () => vi.fn<() => void>();
    const reported = { onLoaded: callback(), onFailed: callback(), onScrolledToEnd: callback() };
    const given = { source: SOURCE, label: LABEL, loading: 'Loading the contract', ...reported };
    const paneAt = (state: PdfPaneProps['state'], isOpen = true) => (
      <PdfPane {...given} state={state} isOpen={isOpen} failed={<p>{OTHER_WAY}</p>} />
    );
    const view = renderComponent(paneAt(first));
    const turn = (next: PdfPaneProps['state']) => view.show(paneAt(next));
    return { ...view, ...reported, turn, close: () => view.show(paneAt('loaded', false)) };
  }

  const viewer = () => screen.findByRole('region', { name: LABEL });

  it('passes the findings of its viewer on while it is open (R10.1, R12.2)', async () => {
    const { onLoaded, onFailed, onScrolledToEnd, turn, close } = renderPane('loading');
    expect(screen.getByRole('status').textContent).toBe('Loading the contract');
    await viewer();
    turn('loaded');
    expect(screen.queryByRole('status')).toBeNull();
    for (const finding of ['onLoaded', 'onScrolledToEnd', 'onFailed'] as const) pdfViewerReports(finding);
    close();
    pdfViewerReports('onFailed');
    expect(onLoaded).toHaveBeenCalledTimes(1);
    expect(onScrolledToEnd).toHaveBeenCalledTimes(1);
    expect(onFailed).toHaveBeenCalledTimes(1);
  });

  it('shows the alternative after a failure, and takes focus on retry (R10.2, R12.7)', async () => {
    const { turn } = renderPane('failed');
    expect(screen.getByText(OTHER_WAY)).toBeDefined();
    expect(screen.queryByRole('region')).toBeNull();
    turn('loading');
    await viewer();
    expect(document.activeElement).toBe(screen.getByRole('group', { name: LABEL }));
  });

  it('fails when its viewer cannot load, and loads it again (R10.2)', async () => {
    load.mockRejectedValueOnce(new Error('Failed to fetch dynamically imported module'));
    const { onFailed, turn } = renderPane('loading');
    await vi.waitFor(() => expect(onFailed).toHaveBeenCalledTimes(1));
    turn('failed');
    turn('loading');
    expect((await viewer()).textContent).toBe(SOURCE);
  });

  it('fails when its viewer crashes (R10.2)', async () => {
    expectConsole('error', 'The viewer broke');
    load.mockResolvedValue(() => {
      throw new Error('The viewer broke');
    });
    const { onFailed } = renderPane('loading');
    await vi.waitFor(() => expect(onFailed).toHaveBeenCalledTimes(1));
  });

  it('reports nothing after it is left (R10.1)', async () => {
    let refuse = (_reason: Error) => {};
    load.mockReturnValue(new Promise((_resolve, reject) => void (refuse = reject)));
    const { onFailed, unmount } = renderPane('loading');
    unmount();
    refuse(new Error('Too late'));
    await Promise.resolve();
    expect(onFailed).not.toHaveBeenCalled();
  });
});
