import { screen } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { DOWNLOAD_URL_LIFETIME_MS } from '#machines/constants.ts';
import { DocumentDownload } from '#src/components/DocumentDownload.tsx';
import { saveFile } from '#src/components/saveFile.ts';
import { SIGNED_COPY } from '#src/content/application.ts';
import { renderComponent } from './renderComponent.tsx';

const { labels: LABELS } = SIGNED_COPY;
const COPY = new Blob(['%PDF-'], { type: 'application/pdf' });
const NAME = SIGNED_COPY.fileName('CCA-123456');

let saved: { url: string; name: string }[];

beforeEach(() => {
  saved = [];
  vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:copy');
  vi.spyOn(URL, 'revokeObjectURL').mockImplementation(() => {});
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(this: HTMLAnchorElement) {
    saved.push({ url: this.href, name: this.download });
  });
});

describe('DocumentDownload', () => {
  const status = () => screen.getByRole('status').textContent;

  function renderDownload(write: () => Promise<Blob>) {
    const onDownloaded = vi.fn<() => void>();
    const props = { labels: LABELS, fileName: NAME, onDownload: write, onDownloaded };
    return { ...renderComponent(<DocumentDownload {...props} />), onDownloaded, control: screen.getByRole('button') };
  }

  it('writes the file once and confirms only after saving it (R12.8)', async () => {
    let finish = (_file: Blob) => {};
    const write = vi.fn(() => new Promise<Blob>((resolve) => (finish = resolve)));
    const { control, onDownloaded, user } = renderDownload(write);
    await user.click(control);
    await user.click(control);
    expect(write).toHaveBeenCalledTimes(1);
    expect(control.textContent).toBe(LABELS.busy);
    expect(status()).toBe('');
    expect(saved).toEqual([]);
    finish(COPY);
    await screen.findByText(LABELS.done);
    expect(saved).toEqual([{ url: 'blob:copy', name: NAME }]);
    expect(onDownloaded).toHaveBeenCalledTimes(1);
  });

  it('shows an error, saves nothing and allows a retry when writing fails (R12.8)', async () => {
    const write = vi.fn<() => Promise<Blob>>().mockRejectedValueOnce(new Error('offline')).mockResolvedValue(COPY);
    const { control, onDownloaded, user } = renderDownload(write);
    await user.click(control);
    await screen.findByText(LABELS.failed);
    expect(saved).toEqual([]);
    expect(onDownloaded).not.toHaveBeenCalled();
    await user.click(control);
    await screen.findByText(LABELS.done);
    expect(saved).toHaveLength(1);
  });
});

describe('saveFile', () => {
  it('revokes the object URL after one minute (R12.8)', () => {
    vi.useFakeTimers();
    saveFile(COPY, 'copy.pdf');
    vi.advanceTimersByTime(DOWNLOAD_URL_LIFETIME_MS - 1);
    expect(URL.revokeObjectURL).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(URL.revokeObjectURL).toHaveBeenCalledExactlyOnceWith('blob:copy');
  });

  it('replaces the characters that Windows forbids in file names (R20.9)', () => {
    vi.useFakeTimers();
    saveFile(COPY, '<a>"b"|c?*\u0007: Nguyễn 契約.pdf');
    expect(saved).toEqual([{ url: 'blob:copy', name: '-a--b--c---- Nguyễn 契約.pdf' }]);
  });
});
