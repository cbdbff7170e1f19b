import { MantineProvider } from '@mantine/core';
import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { PdfPages } from '#src/components/pdf/PdfPages.tsx';
import { ScrollRegion } from '#src/components/pdf/ScrollRegion.tsx';
import { theme } from '#src/app/theme/theme.ts';
import { expectNoAxeViolations } from '#test/support/renderScreen.tsx';
import { matchMediaQuery } from '#test/support/setupDom.ts';

const LETTER = { width: 612, height: 792 };
const measures = { clientWidth: 636, clientHeight: 600, scrollHeight: 5640, scrollTop: 0 };

beforeEach(() => {
  Object.assign(measures, { clientWidth: 636, clientHeight: 600, scrollHeight: 5640, scrollTop: 0 });
  for (const name of ['clientWidth', 'clientHeight', 'scrollHeight', 'scrollTop'] as const) {
    vi.spyOn(Element.prototype, name, 'get').mockImplementation(() => measures[name]);
  }
});

afterEach(() => {
  vi.restoreAllMocks();
});

function scrollTo(scrollTop: number): void {
  measures.scrollTop = scrollTop;
  fireEvent.scroll(screen.getByRole('region', { name: 'Contract' }));
}

function renderPages({ isLoaded = true, pages = 7 } = {}) {
  const onLaidOut = vi.fn();
  const onScrolledToEnd = vi.fn();
  const pagesAt = (isNowLoaded: boolean) => (
    <MantineProvider theme={theme} env="test">
      <PdfPages
        label="Contract"
        sizes={SIZES.slice(0, pages)}
        isLoaded={isNowLoaded}
        onLaidOut={onLaidOut}
        onScrolledToEnd={onScrolledToEnd}
        renderPage={({ number }, isNear) => <p>{`${number} ${isNear ? 'drawn' : 'reserved'}`}</p>}
      />
    </MantineProvider>
  );
  const view = render(pagesAt(isLoaded));
  return { ...view, onLaidOut, onScrolledToEnd, load: () => view.rerender(pagesAt(true)) };
}

const SIZES = Array.from({ length: 7 }, () => LETTER);

describe('The pages of a document', () => {
  it('are all there, drawn near the view and reserved elsewhere (R10.1, R12.1)', () => {
    renderPages();
    expect(screen.getAllByRole('group', { name: /^Page \d of 7$/ })).toHaveLength(7);
    expect(screen.getAllByText(/drawn/).map((page) => page.textContent)).toEqual(['1 drawn', '2 drawn']);
    scrollTo(2500);
    expect(screen.getAllByText(/drawn/).map((page) => page.textContent)).toEqual(['3 drawn', '4 drawn', '5 drawn']);
  });

  it('tell that they are laid out once their heights are known (R12.2)', () => {
    expect(renderPages().onLaidOut).toHaveBeenCalledTimes(1);
  });

  it('tell nothing and draw nothing in a box without a width (R12.2)', () => {
    measures.clientWidth = 0;
    const { onLaidOut, onScrolledToEnd } = renderPages();
    expect([onLaidOut.mock.calls, onScrolledToEnd.mock.calls]).toEqual([[], []]);
    expect(screen.queryByText(/drawn|reserved/)).toBeNull();
  });

  it('can be scrolled by keyboard: the region has a name and takes the focus (R12.2)', async () => {
    renderPages();
    screen.getByRole('button', { name: 'Fit width' }).focus();
    await userEvent.tab();
    expect(document.activeElement).toBe(screen.getByRole('region', { name: 'Contract' }));
  });

  it('say which page is in view (R10.1)', () => {
    renderPages();
    expect(screen.queryAllByText('Page 1 of 7')).toHaveLength(1);
    scrollTo(2500);
    expect(screen.queryAllByText('Page 4 of 7')).toHaveLength(1);
  });

  it('have no accessibility violation (R10.1)', async () => {
    await expectNoAxeViolations(renderPages().container);
  });
});

describe('The zoom of a document', () => {
  it('goes in and out in steps and back to the width of the box (R10.1)', async () => {
    const { container } = renderPages();
    const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
    const widths: unknown[] = [];
    const note = () => widths.push(container.querySelector<HTMLElement>('.page')?.style.width);
    await press('Zoom in');
    note();
    await press('Zoom in');
    note();
    await press('Zoom out');
    note();
    await press('Fit width');
    note();
    expect(widths).toEqual(['765px', '918px', '765px', '612px']);
  });

  it('goes in, out and back by key while the document has the focus, and leaves the browser its own zoom (R12.1)', async () => {
    renderPages();
    const percent = () => screen.getByText(/^\d+%$/).textContent;
    const seen: unknown[] = [];
    screen.getByRole('region', { name: 'Contract' }).focus();
    for (const keys of ['+', '=', '-', '0', '{Control>}+{/Control}']) {
      await userEvent.keyboard(keys);
      seen.push(percent());
    }
    expect(seen).toEqual(['125%', '150%', '125%', '100%', '100%']);
  });

  it('starts larger in a narrow box and can be made to fit it (R12.1)', async () => {
    measures.clientWidth = 296;
    renderPages();
    expect(screen.queryAllByText('125%')).toHaveLength(1);
    await userEvent.click(screen.getByRole('button', { name: 'Fit width' }));
    expect(screen.queryAllByText('100%')).toHaveLength(1);
  });

  it('stops at 300 percent and keeps the button in reach (R10.1)', async () => {
    renderPages();
    const zoomIn = screen.getByRole('button', { name: 'Zoom in' });
    for (let step = 0; step < 5; step += 1) await userEvent.click(zoomIn);
    expect(screen.queryAllByText('300%')).toHaveLength(1);
    expect(zoomIn.getAttribute('aria-disabled')).toBe('true');
    expect(document.activeElement).toBe(zoomIn);
  });
});

describe('The end of a document', () => {
  it('is told at 30 pixels, not at 31 (R12.2)', () => {
    const { onScrolledToEnd } = renderPages();
    scrollTo(5640 - 600 - 31);
    expect(onScrolledToEnd).not.toHaveBeenCalled();
    scrollTo(5640 - 600 - 30);
    expect(onScrolledToEnd).toHaveBeenCalledTimes(1);
  });

  it('is not told before the document counts as loaded (R12.2)', () => {
    const { onScrolledToEnd, load } = renderPages({ isLoaded: false });
    scrollTo(5640 - 600);
    expect(onScrolledToEnd).not.toHaveBeenCalled();
    load();
    expect(onScrolledToEnd).toHaveBeenCalledTimes(1);
  });

  it('is not told by a page that is printed, where everything is in sight (R12.2)', () => {
    const { onScrolledToEnd } = renderPages();
    matchMediaQuery('print');
    scrollTo(5640 - 600);
    expect(onScrolledToEnd).not.toHaveBeenCalled();
  });

  it('is told at once by a document shorter than its box (R12.2)', () => {
    measures.scrollHeight = 400;
    expect(renderPages({ pages: 1 }).onScrolledToEnd).toHaveBeenCalledTimes(1);
  });

  it('is judged anew when the zoom makes the document shorter (R12.2)', async () => {
    const { onScrolledToEnd } = renderPages();
    measures.scrollHeight = 500;
    await userEvent.click(screen.getByRole('button', { name: 'Zoom out' }));
    expect(onScrolledToEnd).toHaveBeenCalledTimes(1);
  });

  it('is told by text in the same way (R12.2, R12.7)', () => {
    const reachEnd = vi.fn();
    render(
      <ScrollRegion label="Contract" isReady onScrolledToEnd={reachEnd}>
        <p>The text of the contract</p>
      </ScrollRegion>,
    );
    scrollTo(5640 - 600 - 31);
    expect(reachEnd).not.toHaveBeenCalled();
    scrollTo(5640 - 600 - 30);
    expect(reachEnd).toHaveBeenCalledTimes(1);
  });
});
