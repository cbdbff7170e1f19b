import { MantineProvider } from '@mantine/core';
import { render, screen } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { PdfPane, type PdfPaneProps } from '#src/components/pdf/PdfPane.tsx';
import { theme } from '#src/app/theme/theme.ts';
import { pdfViewerTells } from '#test/support/fakePdfViewer.tsx';
import { expectConsole } from '#test/support/setupConsole.ts';

const viewerModule = vi.hoisted(() => ({ load: vi.fn() }));
vi.mock(import('#src/components/pdf/loadPdfViewer.ts'), () => ({ loadPdfViewer: viewerModule.load }));

beforeEach(async () => {
  const { PdfViewer } = await import('#test/support/fakePdfViewer.tsx');
  viewerModule.load.mockReset().mockResolvedValue(PdfViewer);
});

function renderPane(state: PdfPaneProps['state']) {
  const told = { onLoaded: vi.fn(), onFailed: vi.fn(), onScrolledToEnd: vi.fn() };
  const paneAt = (nextState: PdfPaneProps['state']) => (
    <MantineProvider theme={theme} env="test">
      <PdfPane
        url="/forms/contract.pdf"
        label="Contract"
        state={nextState}
        loading="Loading the contract"
        failed={<p>Another way to read it</p>}
        {...told}
      />
    </MantineProvider>
  );
  const view = render(paneAt(state));
  return { ...view, told, turn: (nextState: PdfPaneProps['state']) => view.rerender(paneAt(nextState)) };
}

describe('The place of a document', () => {
  it('shows a loading indicator until the document is there (R10.1)', async () => {
    const { turn } = renderPane('loading');
    expect(screen.getByRole('status').textContent).toBe('Loading the contract');
    await screen.findByRole('region', { name: 'Contract' });
    turn('loaded');
    expect(screen.queryByRole('status')).toBeNull();
    expect(screen.getByRole('region', { name: 'Contract' }).textContent).toBe('/forms/contract.pdf');
  });

  it('passes on what the viewer finds out (R10.1, R12.2)', async () => {
    const { told } = renderPane('loading');
    await screen.findByRole('region', { name: 'Contract' });
    pdfViewerTells('onLoaded');
    pdfViewerTells('onScrolledToEnd');
    pdfViewerTells('onFailed');
    expect(Object.values(told).map((tell) => tell.mock.calls.length)).toEqual([1, 1, 1]);
  });

  it('shows what stands in its place when it cannot be shown (R10.2, R12.7)', () => {
    renderPane('failed');
    expect(screen.queryAllByText('Another way to read it')).toHaveLength(1);
    expect(screen.queryByRole('region')).toBeNull();
  });

  it('counts a viewer that cannot be fetched as a document that cannot be shown, and fetches again (R10.2)', async () => {
    viewerModule.load.mockRejectedValueOnce(new Error('Failed to fetch dynamically imported module'));
    const { told, turn } = renderPane('loading');
    await vi.waitFor(() => expect(told.onFailed).toHaveBeenCalledTimes(1));
    turn('failed');
    turn('loading');
    expect((await screen.findByRole('region', { name: 'Contract' })).textContent).toBe('/forms/contract.pdf');
  });

  it('takes the focus when it is tried again, because the button that was pressed is gone (R10.2)', () => {
    const { turn } = renderPane('failed');
    turn('loading');
    expect(document.activeElement).toBe(screen.getByRole('group', { name: 'Contract' }));
  });

  it('counts a crash of the viewer as a document that cannot be shown (R10.2)', async () => {
    expectConsole('error', 'The viewer broke');
    viewerModule.load.mockResolvedValue(() => {
      throw new Error('The viewer broke');
    });
    const { told } = renderPane('loading');
    await vi.waitFor(() => expect(told.onFailed).toHaveBeenCalledTimes(1));
  });

  it('says nothing after it has left (R10.1)', async () => {
    const { told, unmount } = renderPane('loading');
    await screen.findByRole('region', { name: 'Contract' });
    unmount();
    pdfViewerTells('onFailed');
    expect(told.onFailed).not.toHaveBeenCalled();
  });

  it('says nothing when it leaves before the viewer failed to arrive (R10.1)', async () => {
    let refuse = (_reason: Error) => {};
    viewerModule.load.mockReturnValue(
      new Promise((_resolve, reject) => {
        refuse = reject;
      }),
    );
    const { told, unmount } = renderPane('loading');
    unmount();
    refuse(new Error('Too late'));
    await Promise.resolve();
    expect(told.onFailed).not.toHaveBeenCalled();
  });
});
