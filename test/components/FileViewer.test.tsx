import { act, fireEvent, screen } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { PDF_LOAD_DEADLINE_MS } from '#machines/constants.ts';
import { FileViewer } from '#src/components/FileViewer.tsx';
import { FILE_WORDS } from '#src/content/files.ts';
import { button } from '#test/screens/queries.ts';
import { PDF, PNG } from '#test/support/fixtures.ts';
import { pdfViewerReports, showFakePdfViewer } from '#test/support/fakePdfViewer.tsx';
import { renderComponent } from './renderComponent.tsx';

const WORDS = FILE_WORDS.viewer;

beforeEach(() => {
  vi.useFakeTimers();
  showFakePdfViewer();
});

const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
const message = () => screen.queryByRole('alert')?.textContent;

async function open(file: typeof PDF): Promise<void> {
  renderComponent(<FileViewer file={file} bytes={new File(['%PDF-1.7'], file.name)} onClose={() => {}} />);
  await pass(0);
}

describe.each([
  ['document', PDF, () => pdfViewerReports('onLoaded')],
  ['picture', PNG, () => void fireEvent.load(screen.getByRole('img', { name: PNG.name }))],
])('FileViewer of a %s', (_what, file, load) => {
  it('ends in a message after 15 seconds without an answer (R20.7)', async () => {
    await open(file);
    await pass(PDF_LOAD_DEADLINE_MS - 1);
    expect(message()).toBeUndefined();
    await pass(1);
    expect(message()).toBe(WORDS.notShown);
  });

  it('stays once the file has loaded (R20.7)', async () => {
    await open(file);
    load();
    await pass(PDF_LOAD_DEADLINE_MS);
    expect(message()).toBeUndefined();
  });
});

it('FileViewer waits 15 seconds again on a retry, keeping the focus (R20.7)', async () => {
  await open(PDF);
  pdfViewerReports('onFailed');
  fireEvent.click(button(WORDS.retry));
  expect(message()).toBeUndefined();
  expect(document.activeElement).toBe(button(WORDS.close));
  await pass(PDF_LOAD_DEADLINE_MS);
  expect(message()).toBe(WORDS.notShown);
});
