import { screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { SAVED_FILE_KEPT_MS } from '#machines/constants.ts';
import { saveFile } from '#src/components/saveFile.ts';
import { PaperDownload } from '#src/components/PaperDownload.tsx';
import { SIGNED_COPY } from '#src/content/contractCopy.ts';
import { expectNoAxeViolations } from '#test/support/renderScreen.tsx';
import { renderComponent } from './renderComponent.tsx';

const COPY = new Blob(['%PDF-'], { type: 'application/pdf' });
const create = vi.fn((_file: Blob) => 'blob:copy');
const revoke = vi.fn((_address: string) => {});
let saved: { address: string; name: string }[] = [];

beforeEach(() => {
  saved = [];
  URL.createObjectURL = create as typeof URL.createObjectURL;
  URL.revokeObjectURL = revoke;
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(this: HTMLAnchorElement) {
    saved.push({ address: this.href, name: this.download });
  });
});

afterEach(() => {
  vi.restoreAllMocks();
  vi.clearAllMocks();
  vi.useRealTimers();
});

function showDownload(onDownload: () => Promise<Blob>) {
  const onDownloaded = vi.fn(() => {});
  const view = renderComponent(
    <PaperDownload
      labels={SIGNED_COPY.labels}
      fileName={SIGNED_COPY.fileName('CCA-123456')}
      onDownload={onDownload}
      onDownloaded={onDownloaded}
    />,
  );
  return { ...view, onDownloaded };
}

const button = () => screen.getByRole('button');
const message = () => screen.getByRole('status').textContent;

describe('The download of the signed copy', () => {
  it('saves what was written under its name and says so (R12.8)', async () => {
    const { container, onDownloaded, user } = showDownload(async () => COPY);
    expect(message()).toBe('');
    await user.click(screen.getByRole('button', { name: 'Download your signed copy' }));
    await waitFor(() => expect(message()).toBe('Saved with your downloads.'));
    expect(create.mock.calls).toEqual([[COPY]]);
    expect(saved).toEqual([{ address: 'blob:copy', name: 'creator-cash-advance-CCA-123456-signed.pdf' }]);
    expect(onDownloaded).toHaveBeenCalledTimes(1);
    await expectNoAxeViolations(container);
  });

  it('shows that it is busy, keeps the focus and writes once (R12.8)', async () => {
    let finish = (_file: Blob) => {};
    const write = vi.fn(
      () =>
        new Promise<Blob>((resolve) => {
          finish = resolve;
        }),
    );
    const { onDownloaded, user } = showDownload(write);
    await user.click(button());
    expect([button().textContent, button().getAttribute('aria-disabled')]).toEqual(['Writing your copy...', 'true']);
    await user.click(button());
    expect([write.mock.calls.length, onDownloaded.mock.calls.length]).toEqual([1, 0]);
    expect(document.activeElement).toBe(button());
    finish(COPY);
    await waitFor(() => expect(button().textContent).toBe('Download your signed copy'));
    expect(button().hasAttribute('aria-disabled')).toBe(false);
  });

  it('says when the copy could not be written, and tries again (R12.8)', async () => {
    const write = vi.fn<() => Promise<Blob>>().mockRejectedValueOnce(new Error('offline')).mockResolvedValueOnce(COPY);
    const { onDownloaded, user } = showDownload(write);
    await user.click(button());
    await waitFor(() => expect(message()).toBe('Your copy could not be written. Your signature stands; try again.'));
    expect([saved, onDownloaded.mock.calls]).toEqual([[], []]);
    await user.click(button());
    await waitFor(() => expect(message()).toBe('Saved with your downloads.'));
    expect(saved).toHaveLength(1);
  });
});

describe('A file that was saved', () => {
  it('can be fetched by the browser for a minute, and leaves nothing in the page (R12.8)', () => {
    vi.useFakeTimers();
    saveFile(COPY, 'copy.pdf');
    expect(saved).toEqual([{ address: 'blob:copy', name: 'copy.pdf' }]);
    expect(document.querySelectorAll('a')).toHaveLength(0);
    vi.advanceTimersByTime(SAVED_FILE_KEPT_MS - 1);
    expect(revoke).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(revoke.mock.calls).toEqual([['blob:copy']]);
  });
});
