import { screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, type Mock, vi } from 'vitest';
import { DOWNLOAD_URL_LIFETIME_MS } from '#machines/constants.ts';
import { DocumentDownload } from '#src/components/DocumentDownload.tsx';
import { saveFile } from '#src/components/saveFile.ts';
import { SIGNED_COPY } from '#src/content/application.ts';
import { renderComponent } from './renderComponent.tsx';

const COPY = new Blob(['%PDF-'], { type: 'application/pdf' });
const NAME = 'creator-cash-advance-CCA-123456-signed.pdf';

let create: Mock<typeof URL.createObjectURL>;
let revoke: Mock<typeof URL.revokeObjectURL>;
let saved: string[][];

beforeEach(() => {
  saved = [];
  create = vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:copy');
  revoke = vi.spyOn(URL, 'revokeObjectURL').mockImplementation(() => {});
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(this: HTMLAnchorElement) {
    saved.push([this.href, this.download]);
  });
});

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const button = () => screen.getByRole('button');
const state = () => [button().textContent, button().ariaDisabled, screen.getByRole('status').textContent];
const IDLE = ['Download your signed copy', null];

it('the download of a document shows that it is being written, once, and then saves it under its name and says so (R12.8)', async () => {
  let finish = (_file: Blob) => {};
  const write = vi.fn(() => new Promise<Blob>((resolve) => (finish = resolve)));
  const onDownloaded = vi.fn<() => void>();
  const props = { labels: SIGNED_COPY.labels, fileName: NAME, onDownload: write, onDownloaded };
  const { user } = renderComponent(<DocumentDownload {...props} />);
  expect(state()).toEqual([...IDLE, '']);
  await user.click(button());
  await user.click(button());
  expect(state()).toEqual(['Writing your copy...', 'true', '']);
  expect([write.mock.calls.length, onDownloaded.mock.calls, document.activeElement]).toEqual([1, [], button()]);
  finish(COPY);
  await waitFor(() => expect(state()).toEqual([...IDLE, 'Saved with your downloads.']));
  expect([create.mock.calls, saved, onDownloaded.mock.calls.length]).toEqual([[[COPY]], [['blob:copy', NAME]], 1]);
});

it('a file that was saved can be fetched by the browser for a minute, and leaves nothing in the page (R12.8)', () => {
  vi.useFakeTimers();
  saveFile(COPY, 'copy.pdf');
  expect([saved, document.querySelectorAll('a').length]).toEqual([[['blob:copy', 'copy.pdf']], 0]);
  vi.advanceTimersByTime(DOWNLOAD_URL_LIFETIME_MS - 1);
  expect(revoke).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(revoke.mock.calls).toEqual([['blob:copy']]);
});

it.each([
  ['review-a:b/c\\d-2026-11-21.json', 'review-a-b-c-d-2026-11-21.json'],
  ['<a>"b"|c?*\u0007.svg', '-a--b--c---.svg'],
  ['Nguyễn 契約.pdf', 'Nguyễn 契約.pdf'],
])('saves %j under the name %j, which Windows takes (R20.9)', (name, valid) => {
  vi.useFakeTimers();
  saveFile(COPY, name);
  expect(saved).toEqual([['blob:copy', valid]]);
});
