import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, type Mock, vi } from 'vitest';
import { PDF_LOAD_DEADLINE_MS } from '#machines/constants.ts';
import { FileField } from '#src/components/FileField.tsx';
import { FileViewer } from '#src/components/FileViewer.tsx';
import * as loading from '#src/components/loadFileViewer.ts';
import { FILE_WORDS as WORDS, refusalWords } from '#src/content/files.ts';
import { button, descriptionOf, textsOf } from '#test/screens/queries.ts';
import { PDF, PNG } from '#test/support/fixtures.ts';
import { showFakePdfViewer, triggerPdfViewer } from '#test/support/fakePdfViewer.tsx';
import { renderComponent } from './renderComponent.tsx';

type FieldSetup = Partial<Parameters<typeof FileField>[0]>;

const LABEL = 'Operating Agreement';
const AGREEMENT = { ...PDF, name: 'agreement.pdf', sizeBytes: 1536 };
const bytes = new File(['%PDF-1.7'], AGREEMENT.name, { type: AGREEMENT.mimeType });

const buttonName = (action: string) => `${action} ${WORDS.forLabel(LABEL)}`;
const chooseButton = () => button(buttonName(WORDS.choose));
const replaceButton = () => button(buttonName(WORDS.replace));
const openButton = () => button(buttonName(WORDS.open));

function renderField(setup: FieldSetup = {}) {
  const onRemove = vi.fn<() => void>();
  const events = { onOpen: async () => bytes, onStore: async () => AGREEMENT, onChoose: () => {}, onRemove };
  const props = { label: LABEL, accept: 'pdf', file: null, refusal: null, ...events, ...setup } as const;
  const view = renderComponent(<FileField {...props} />);
  const change = (more: FieldSetup) => view.rerender(<FileField {...props} {...more} />);
  return { ...view, change, onRemove, group: screen.getByRole('group', { name: LABEL }) };
}

describe('FileField', () => {
  it('shows a file that can be opened, replaced and removed (R10.4, R15.4)', async () => {
    const { onRemove, user } = renderField({ file: AGREEMENT });
    expect(openButton()).toBeDefined();
    expect(descriptionOf(replaceButton())).toContain('agreement.pdf1.5 KB');
    await user.click(button(buttonName(WORDS.remove)));
    expect(onRemove).toHaveBeenCalledTimes(1);
    expect(document.activeElement).toBe(replaceButton());
  });

  it('adds problems to the button description and scrolls them into view (R9.5, R10.4)', () => {
    const { change } = renderField({ missing: 'Choose a file.' });
    expect(descriptionOf(chooseButton())).toBe('Choose a file.');
    const scrolled = vi.spyOn(Element.prototype, 'scrollIntoView');
    const refusal = { name: 'photo.heic', content: 'heic', problem: 'notPdf' } as const;
    const warning = 'This file is larger than 10MB.';
    change({ refusal, missing: 'Choose a file.', warning });
    const explanation = refusalWords(refusal).join(' ');
    expect(descriptionOf(chooseButton())).toBe(`${WORDS.refused('photo.heic')} ${explanation} ${warning}`);
    expect(scrolled.mock.contexts).toEqual([screen.getByText(warning).closest('[aria-live="polite"]')]);
  });
});

describe('Opening a chosen file', () => {
  let createUrl: Mock<typeof URL.createObjectURL>;
  let revokeUrl: Mock<typeof URL.revokeObjectURL>;

  beforeEach(() => {
    createUrl = vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:address');
    revokeUrl = vi.spyOn(URL, 'revokeObjectURL').mockImplementation(() => {});
    showFakePdfViewer();
  });

  it('shows a PDF until Escape closes the viewer and restores focus (R15.4)', async () => {
    const { user } = renderField({ file: AGREEMENT });
    await user.click(openButton());
    const dialog = await screen.findByRole('dialog', { name: AGREEMENT.name });
    expect((await within(dialog).findByRole('region', { name: WORDS.viewer.document })).textContent).toBe(bytes.name);
    await waitFor(() => expect(document.activeElement).toBe(button(WORDS.viewer.close)));
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(document.activeElement).toBe(openButton());
  });

  it('shows an image with its detected type, at a short-lived URL (R2.4, R15.4)', async () => {
    const { user } = renderField({ file: { ...PNG, mimeType: 'text/html' } });
    await user.click(openButton());
    const image = await screen.findByRole<HTMLImageElement>('img', { name: PNG.name });
    expect(image.src).toBe('blob:address');
    const [blob] = createUrl.mock.lastCall ?? [];
    expect(blob instanceof Blob && blob.type).toBe('image/png');
    revokeUrl.mockClear();
    fireEvent.load(image);
    expect(revokeUrl).toHaveBeenCalledExactlyOnceWith('blob:address');
  });

  it.each([
    ['an image', PNG, () => void fireEvent.error(screen.getByRole('img', { name: PNG.name }))],
    ['a document', AGREEMENT, () => triggerPdfViewer('onFailed')],
  ])('shows a message when %s fails to load (R15.4)', async (_case, file, fail) => {
    const { user } = renderField({ file });
    await user.click(openButton());
    const dialog = within(await screen.findByRole('dialog'));
    await dialog.findByRole('region');
    fail();
    expect(screen.getByRole('alert').textContent).toBe(WORDS.viewer.notShown);
  });

  it('is not offered unless the file is a PDF or an image (R15.4)', () => {
    renderField({ file: { ...AGREEMENT, name: 'id.pdf', content: 'other' } });
    expect(screen.queryByRole('button', { name: buttonName(WORDS.open) })).toBeNull();
  });

  it.each([
    ['the file cannot be read', WORDS.missing, () => Promise.reject(new Error('unreadable'))],
    ['the viewer fails to load', WORDS.viewer.notShown, async () => bytes],
  ])('reports that %s and clears the message for a new file (R15.4)', async (_case, sentence, onOpen) => {
    vi.spyOn(loading, 'loadFileViewer').mockRejectedValue(new Error('Failed to fetch dynamically imported module'));
    const { change, group, user } = renderField({ file: AGREEMENT, onOpen });
    await user.click(openButton());
    expect((await screen.findByText(sentence)).closest('[aria-live]')?.ariaLive).toBe('polite');
    change({ file: { ...AGREEMENT, id: 'file-9' } });
    expect(textsOf(group.querySelectorAll('p'))).toEqual([]);
  });
});

describe('FileViewer', () => {
  const message = () => screen.queryByRole('alert')?.textContent;
  const advanceTime = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

  async function openFile(file: typeof PDF): Promise<void> {
    vi.useFakeTimers();
    showFakePdfViewer();
    renderComponent(<FileViewer file={file} bytes={bytes} onClose={() => {}} />);
    await advanceTime(0);
  }

  it.each([
    ['a document', PDF],
    ['an image', PNG],
  ])('reports %s that takes more than 15 seconds to load (R20.7)', async (_case, file) => {
    await openFile(file);
    await advanceTime(PDF_LOAD_DEADLINE_MS - 1);
    expect(message()).toBeUndefined();
    await advanceTime(1);
    expect(message()).toBe(WORDS.viewer.notShown);
  });

  it('clears the message on retry and stops the timeout once loaded (R20.7)', async () => {
    await openFile(PDF);
    triggerPdfViewer('onFailed');
    fireEvent.click(button(WORDS.viewer.retry));
    expect(message()).toBeUndefined();
    triggerPdfViewer('onLoaded');
    await advanceTime(PDF_LOAD_DEADLINE_MS);
    expect(message()).toBeUndefined();
  });
});
