import { fireEvent, screen } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { PdfPages } from '#src/components/pdf/PdfPages.tsx';
import { PdfPane, type PdfPaneProps } from '#src/components/pdf/PdfPane.tsx';
import { PDF_TEXT } from '#src/content/components.ts';
import { button, textsOf } from '#test/screens/queries.ts';
import { showFakePdfViewer } from '#test/support/fakePdfViewer.tsx';
import { expectConsole } from '#test/support/setupConsole.ts';
import { matchMediaQuery } from '#test/support/setupDom.ts';
import { renderComponent } from './renderComponent.tsx';

const LABEL = 'Contract';
const region = () => screen.getByRole('region', { name: LABEL });
const textsMatching = (pattern: RegExp) => textsOf(screen.queryAllByText(pattern));

describe('PdfPages', () => {
  const DIMENSIONS = { clientWidth: 636, clientHeight: 600, scrollHeight: 5640, scrollTop: 0 };
  const END = DIMENSIONS.scrollHeight - DIMENSIONS.clientHeight;
  let dimensions = DIMENSIONS;

  beforeEach(() => {
    dimensions = { ...DIMENSIONS };
    for (const name of ['clientWidth', 'clientHeight', 'scrollHeight', 'scrollTop'] as const)
      vi.spyOn(Element.prototype, name, 'get').mockImplementation(() => dimensions[name]);
  });

  function scrollTo(scrollTop: number): void {
    dimensions.scrollTop = scrollTop;
    fireEvent.scroll(region());
  }

  function renderPages({ isLoaded = true, pages = 7 } = {}) {
    const onScrolledToEnd = vi.fn<() => void>();
    const props: Omit<Parameters<typeof PdfPages>[0], 'isLoaded'> = {
      label: LABEL,
      sizes: Array.from({ length: pages }, () => ({ width: 612, height: 792 })),
      isFitted: false,
      onLaidOut: () => {},
      onScrolledToEnd,
      renderPage: ({ number }, isNear) => <p>{`${number} ${isNear ? 'drawn' : 'reserved'}`}</p>,
    };
    const view = renderComponent(<PdfPages {...props} isLoaded={isLoaded} />);
    const load = () => view.rerender(<PdfPages {...props} isLoaded />);
    return { ...view, load, onScrolledToEnd };
  }

  it('reserves space for every page but draws only nearby ones (R10.1, R12.1)', () => {
    const { onScrolledToEnd } = renderPages();
    expect(screen.getAllByRole('group', { name: /^Page \d of 7$/ })).toHaveLength(7);
    expect(textsMatching(/drawn/)).toEqual(['1 drawn', '2 drawn']);
    scrollTo(2500);
    expect(textsMatching(/drawn/)).toEqual(['3 drawn', '4 drawn', '5 drawn']);
    expect(textsMatching(/^Page/)).toEqual(['Page 4 of 7']);
    expect(onScrolledToEnd).not.toHaveBeenCalled();
  });

  it('zooms in steps and fits the width (R10.1, R12.1)', async () => {
    const { container, user } = renderPages();
    const widths: (string | undefined)[] = [];
    for (const name of [PDF_TEXT.zoomIn, PDF_TEXT.zoomIn, PDF_TEXT.zoomOut, PDF_TEXT.fitWidth]) {
      await user.click(button(name));
      widths.push(container.querySelector<HTMLElement>('.page')?.style.width);
    }
    expect(widths).toEqual(['816px', '1020px', '816px', '612px']);
  });

  it('reports the end within 30 pixels, but not while loading or printing (R12.2)', () => {
    const { load, onScrolledToEnd } = renderPages({ isLoaded: false });
    const reportsAt = (scrollTop: number) => {
      scrollTo(scrollTop);
      return onScrolledToEnd.mock.calls.length;
    };
    expect(reportsAt(END)).toBe(0);
    load();
    const counts = [END, END - 31, END - 30.8, END].map(reportsAt);
    expect(counts).toEqual([1, 1, 2, 2]);
    matchMediaQuery('print');
    reportsAt(END - 31);
    expect(reportsAt(END)).toBe(2);
  });

  it('reports the end when zooming out makes every page fit (R12.2)', async () => {
    const { onScrolledToEnd, user } = renderPages({ pages: 1 });
    expect(onScrolledToEnd).not.toHaveBeenCalled();
    dimensions.scrollHeight = 500;
    await user.click(button(PDF_TEXT.zoomOut));
    expect(onScrolledToEnd).toHaveBeenCalledTimes(1);
  });
});

describe('PdfPane', () => {
  const SOURCE = '/forms/contract.pdf';
  const FALLBACK = 'Download the contract instead';
  let load: ReturnType<typeof showFakePdfViewer>;

  beforeEach(() => void (load = showFakePdfViewer()));

  function renderPane() {
    const onFailed = vi.fn<() => void>();
    const callbacks = { onLoaded: () => {}, onFailed, onScrolledToEnd: () => {} };
    const props = { source: SOURCE, label: LABEL, loading: 'Loading the contract', ...callbacks };
    const paneAt = (state: PdfPaneProps['state']) => (
      <PdfPane {...props} state={state} isOpen failed={<p>{FALLBACK}</p>} />
    );
    const { rerender } = renderComponent(paneAt('loading'));
    return { onFailed, setState: (next: PdfPaneProps['state']) => rerender(paneAt(next)) };
  }

  it('reports a viewer that fails to load and retries it (R10.2, R12.7)', async () => {
    load.mockRejectedValueOnce(new Error('Failed to fetch dynamically imported module'));
    const { onFailed, setState } = renderPane();
    await vi.waitFor(() => expect(onFailed).toHaveBeenCalledTimes(1));
    setState('failed');
    expect(screen.getByText(FALLBACK)).toBeDefined();
    setState('loading');
    expect((await screen.findByRole('region', { name: LABEL })).textContent).toBe(SOURCE);
  });

  it('reports a viewer that crashes (R10.2)', async () => {
    expectConsole('error', 'The viewer crashed');
    load.mockResolvedValue(() => {
      throw new Error('The viewer crashed');
    });
    const { onFailed } = renderPane();
    await vi.waitFor(() => expect(onFailed).toHaveBeenCalledTimes(1));
  });
});
