import { fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { PdfPages } from '#src/components/pdf/PdfPages.tsx';
import { PdfPane, type PdfPaneProps } from '#src/components/pdf/PdfPane.tsx';
import { pdfViewerReports, showFakePdfViewer } from '#test/support/fakePdfViewer.tsx';
import { expectConsole } from '#test/support/setupConsole.ts';
import { matchMediaQuery } from '#test/support/setupDom.ts';
import { renderComponent } from './renderComponent.tsx';

const MEASURES = { clientWidth: 636, clientHeight: 600, scrollHeight: 5640, scrollTop: 0 };
const END = 5640 - 600;
const SIZES = Array.from({ length: 7 }, () => ({ width: 612, height: 792 }));

let measures = MEASURES;

beforeEach(() => {
  measures = { ...MEASURES };
  for (const name of ['clientWidth', 'clientHeight', 'scrollHeight', 'scrollTop'] as const) {
    vi.spyOn(Element.prototype, name, 'get').mockImplementation(() => measures[name]);
  }
});

afterEach(() => {
  vi.restoreAllMocks();
});

const region = () => screen.getByRole('region', { name: 'Contract' });
const button = (name: string) => screen.getByRole('button', { name });
const zooms = () => words(/^\d+%/);
const words = (pattern: RegExp) => screen.queryAllByText(pattern).map(({ textContent }) => textContent);

function scrollTo(scrollTop: number): void {
  measures.scrollTop = scrollTop;
  fireEvent.scroll(region());
}

function renderPages({ isLoaded = true, isFitted = false, pages = 7 } = {}) {
  const onLaidOut = vi.fn<() => void>();
  const onScrolledToEnd = vi.fn<() => void>();
  const given: Omit<Parameters<typeof PdfPages>[0], 'isLoaded'> = {
    label: 'Contract',
    sizes: SIZES.slice(0, pages),
    isFitted,
    onLaidOut,
    onScrolledToEnd,
    renderPage: ({ number }, isNear) => <p>{`${number} ${isNear ? 'drawn' : 'reserved'}`}</p>,
  };
  const view = renderComponent(<PdfPages {...given} isLoaded={isLoaded} />);
  const reported = () => [onLaidOut.mock.calls.length, onScrolledToEnd.mock.calls.length];
  return { ...view, reported, load: () => view.show(<PdfPages {...given} isLoaded />) };
}

describe('the pages of a document', () => {
  it('are all there, drawn near the view and reserved elsewhere, and say which is in view (R10.1, R12.1)', () => {
    const { reported } = renderPages();
    expect(screen.getAllByRole('group', { name: /^Page \d of 7$/ })).toHaveLength(7);
    expect([words(/drawn/), words(/^Page/)]).toEqual([['1 drawn', '2 drawn'], ['Page 1 of 7']]);
    scrollTo(2500);
    expect([words(/drawn/), words(/^Page/)]).toEqual([['3 drawn', '4 drawn', '5 drawn'], ['Page 4 of 7']]);
    expect(reported()).toEqual([1, 0]);
  });

  it('report nothing and draw nothing in a box without a width (R12.2)', () => {
    measures.clientWidth = 0;
    expect([renderPages().reported(), words(/drawn|reserved/)]).toEqual([[0, 0], []]);
  });

  it('go larger and smaller in steps and back to the width of the box, which can be scrolled by keyboard (R10.1, R12.1)', async () => {
    const { container, user } = renderPages();
    const seen: unknown[] = [];
    for (const name of ['Zoom in', 'Zoom in', 'Zoom out', 'Fit width']) {
      await user.click(button(name));
      seen.push(container.querySelector<HTMLElement>('.page')?.style.width);
    }
    expect(seen).toEqual(['816px', '1020px', '816px', '612px']);
    await user.tab();
    expect(document.activeElement).toBe(region());
  });

  it('start larger in a narrow box unless fitted to it, and stop at 300 percent with the button still in reach (R10.1, R12.1, R15.4)', async () => {
    measures.clientWidth = 296;
    const fitted = renderPages({ isFitted: true });
    expect(zooms()).toEqual(['33%']);
    expect(screen.getByText('33%').parentElement?.textContent).toBe('33% of paper size');
    fitted.unmount();
    const { user } = renderPages();
    const seen = zooms();
    const zoomIn = button('Zoom in');
    for (let step = 0; step < 7; step += 1) await user.click(zoomIn);
    expect([...seen, ...zooms()]).toEqual(['42%', '300%']);
    expect([zoomIn.getAttribute('aria-disabled'), document.activeElement]).toEqual(['true', zoomIn]);
  });
});

describe('the end of a document', () => {
  it('is reported once it is loaded, at 30 pixels, not at 31, each time it is reached, and not in print (R12.2)', () => {
    const { reported, load } = renderPages({ isLoaded: false });
    const reportedAt = (scrollTop: number) => {
      scrollTo(scrollTop);
      return reported()[1];
    };
    const unloaded = reportedAt(END);
    load();
    const seen = [reported()[1], ...[END - 31, END - 30, END].map(reportedAt)];
    matchMediaQuery('print');
    expect([unloaded, seen, [END - 31, END].map(reportedAt)]).toEqual([0, [1, 1, 2, 2], [2, 2]]);
  });

  it('is reported when the zoom makes the document shorter than its box (R12.2)', async () => {
    const { reported, user } = renderPages({ pages: 1 });
    const before = reported()[1];
    measures.scrollHeight = 500;
    await user.click(button('Zoom out'));
    expect([before, reported()[1]]).toEqual([0, 1]);
  });
});

describe('the place of a document', () => {
  let load: ReturnType<typeof showFakePdfViewer>;

  beforeEach(() => void (load = showFakePdfViewer()));

  function renderPane(first: PdfPaneProps['state']) {
    const callback = () => vi.fn<() => void>();
    const reported = { onLoaded: callback(), onFailed: callback(), onScrolledToEnd: callback() };
    const shown = { source: '/forms/contract.pdf', label: 'Contract', loading: 'Loading the contract', ...reported };
    const failed = <p>Another way to read it</p>;
    const paneAt = (state: PdfPaneProps['state'], isOpen = true) => (
      <PdfPane {...shown} state={state} isOpen={isOpen} failed={failed} />
    );
    const view = renderComponent(paneAt(first));
    const turn = (next: PdfPaneProps['state']) => view.show(paneAt(next));
    return { ...view, reported, turn, close: () => view.show(paneAt('loaded', false)) };
  }

  const viewer = () => screen.findByRole('region', { name: 'Contract' });
  const shown = () => words(/^(?:\/forms|Loading|Another way)/);

  it('shows an indicator until the document is there, and passes on what the viewer finds out while it is there (R10.1, R12.2)', async () => {
    const { reported, turn, close } = renderPane('loading');
    expect(screen.getByRole('status').textContent).toBe('Loading the contract');
    await viewer();
    turn('loaded');
    expect(shown()).toEqual(['/forms/contract.pdf']);
    pdfViewerReports('onLoaded');
    pdfViewerReports('onScrolledToEnd');
    pdfViewerReports('onFailed');
    close();
    pdfViewerReports('onFailed');
    expect(Object.values(reported).map((one) => one.mock.calls.length)).toEqual([1, 1, 1]);
  });

  it('shows what stands in its place when it cannot be shown, and takes the focus when it is tried again (R10.2, R12.7)', async () => {
    const { turn } = renderPane('failed');
    expect(shown()).toEqual(['Another way to read it']);
    turn('loading');
    await viewer();
    expect(document.activeElement).toBe(screen.getByRole('group', { name: 'Contract' }));
  });

  it('counts a viewer that cannot be fetched as a document that cannot be shown, and fetches again (R10.2)', async () => {
    load.mockRejectedValueOnce(new Error('Failed to fetch dynamically imported module'));
    const { reported, turn } = renderPane('loading');
    await vi.waitFor(() => expect(reported.onFailed).toHaveBeenCalledTimes(1));
    for (const state of ['failed', 'loading'] as const) turn(state);
    expect((await viewer()).textContent).toBe('/forms/contract.pdf');
  });

  it('counts a crash of the viewer as a document that cannot be shown (R10.2)', async () => {
    expectConsole('error', 'The viewer broke');
    load.mockResolvedValue(() => {
      throw new Error('The viewer broke');
    });
    const { reported } = renderPane('loading');
    await vi.waitFor(() => expect(reported.onFailed).toHaveBeenCalledTimes(1));
  });

  it('says nothing when it leaves before the viewer failed to arrive (R10.1)', async () => {
    let refuse = (_reason: Error) => {};
    load.mockReturnValue(new Promise((_resolve, reject) => void (refuse = reject)));
    const { reported, unmount } = renderPane('loading');
    unmount();
    refuse(new Error('Too late'));
    await Promise.resolve();
    expect(reported.onFailed).not.toHaveBeenCalled();
  });
});
