import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { PDF_LOAD_DEADLINE_MS } from '#machines/constants.ts';
import { FileViewer } from '#src/components/FileViewer.tsx';
import { FILE_WORDS } from '#src/content/files.ts';
import { PDF, PNG } from '#test/support/fixtures.ts';
import { button } from '#test/screens/seen.ts';
import { pdfViewerReports, showFakePdfViewer } from '#test/support/fakePdfViewer.tsx';
import { renderComponent } from './renderComponent.tsx';

const WORDS = FILE_WORDS.viewer;
const bytes = new File(['%PDF-1.7'], 'agreement.pdf');

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:address');
  vi.spyOn(URL, 'revokeObjectURL').mockImplementation(() => {});
  showFakePdfViewer();
});

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
const message = () => screen.queryByRole('alert')?.textContent;

async function open(file: typeof PDF): Promise<void> {
  renderComponent(<FileViewer file={file} bytes={bytes} onClose={() => {}} />);
  await pass(0);
}

it.each([
  ['a document', PDF],
  ['a picture', PNG],
])('%s that never loads ends in a message after 15 seconds (R20.7)', async (_what, file) => {
  await open(file);
  await pass(PDF_LOAD_DEADLINE_MS - 1);
  expect(message()).toBeUndefined();
  await pass(1);
  expect(message()).toBe(WORDS.notShown);
});

it.each([
  ['a document', PDF, () => pdfViewerReports('onLoaded')],
  ['a picture', PNG, () => void fireEvent.load(screen.getByRole('img', { name: PNG.name }))],
])('%s that has come stays (R20.7)', async (_what, file, load) => {
  await open(file);
  load();
  await pass(PDF_LOAD_DEADLINE_MS);
  expect(message()).toBeUndefined();
});

it('another try waits 15 seconds again, and the focus stays in the dialog (R20.7)', async () => {
  await open(PDF);
  pdfViewerReports('onFailed');
  fireEvent.click(button(WORDS.retry));
  expect(message()).toBeUndefined();
  expect(document.activeElement).toBe(button(WORDS.close));
  await pass(PDF_LOAD_DEADLINE_MS);
  expect(message()).toBe(WORDS.notShown);
});
