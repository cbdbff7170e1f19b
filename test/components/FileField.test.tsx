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

const named = (action: string) => `${action} ${WORDS.forLabel(LABEL)}`;
const choose = () => button(named(WORDS.choose));
const replace = () => button(named(WORDS.replace));
const open = () => button(named(WORDS.open));

function showField(setup: FieldSetup = {}) {
  const onRemove = vi.fn<() => void>();
  const events = { onOpen: async () => bytes, onStore: async () => AGREEMENT, onChoose: () => {}, onRemove };
  const given = { label: LABEL, accept: 'pdf', file: null, refusal: null, ...events, ...setup } as const;
  const view = renderComponent(<FileField {...given} />);
  const change = (more: FieldSetup) => view.show(<FileField {...given} {...more} />);
  return { ...view, change, onRemove, group: screen.getByRole('group', { name: LABEL }) };
}

describe('FileField', () => {
  it('shows a file that can be opened, replaced and removed (R10.4, R15.4)', async () => {
    const { onRemove, user } = showField({ file: AGREEMENT });
    expect(open()).toBeDefined();
    expect(descriptionOf(replace())).toContain('agreement.pdf1.5 KB');
    await user.click(button(named(WORDS.remove)));
    expect(onRemove).toHaveBeenCalledTimes(1);
    expect(document.activeElement).toBe(replace());
  });

  it('describes its button by problem and warning, politely and in view (R9.5, R10.4)', () => {
    const { change } = showField({ missing: 'Choose a file.' });
    expect(descriptionOf(choose())).toBe('Choose a file.');
    const scrolled = vi.spyOn(Element.prototype, 'scrollIntoView');
    const refusal = { name: 'photo.heic', content: 'heic', problem: 'notPdf' } as const;
    const warning = 'This file is larger than 10MB.';
    change({ refusal, missing: 'Choose a file.', warning });
    const words = refusalWords(refusal).join(' ');
    expect(descriptionOf(choose())).toBe(`${WORDS.refused('photo.heic')} ${words} ${warning}`);
    expect(scrolled.mock.contexts).toEqual([screen.getByText(warning).closest('[aria-live="polite"]')]);
  });
});

describe('File of a FileField', () => {
  let create: Mock<typeof URL.createObjectURL>;
  let revoke: Mock<typeof URL.revokeObjectURL>;

  beforeEach(() => {
    create = vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:address');
    revoke = vi.spyOn(URL, 'revokeObjectURL').mockImplementation(() => {});
    showFakePdfViewer();
  });

  it('opens as a PDF, which Escape closes with the focus restored (R15.4)', async () => {
    const { user } = showField({ file: AGREEMENT });
    await user.click(open());
    const dialog = await screen.findByRole('dialog', { name: AGREEMENT.name });
    expect((await within(dialog).findByRole('region', { name: WORDS.viewer.document })).textContent).toBe(bytes.name);
    await waitFor(() => expect(document.activeElement).toBe(button(WORDS.viewer.close)));
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(document.activeElement).toBe(open());
  });

  it('opens as the picture type of its bytes, at a short-lived address (R2.4, R15.4)', async () => {
    const { user } = showField({ file: { ...PNG, mimeType: 'text/html' } });
    await user.click(open());
    const picture = await screen.findByRole<HTMLImageElement>('img', { name: PNG.name });
    expect(picture.src).toBe('blob:address');
    const [blob] = create.mock.lastCall ?? [];
    expect(blob instanceof Blob && blob.type).toBe('image/png');
    revoke.mockClear();
    fireEvent.load(picture);
    expect(revoke).toHaveBeenCalledExactlyOnceWith('blob:address');
  });

  it.each([
    ['a picture', PNG, () => void fireEvent.error(screen.getByRole('img', { name: PNG.name }))],
    ['a document', AGREEMENT, () => triggerPdfViewer('onFailed')],
  ])('says that %s cannot be shown and is still attached (R15.4)', async (_what, file, fail) => {
    const { user } = showField({ file });
    await user.click(open());
    const dialog = within(await screen.findByRole('dialog'));
    await dialog.findByRole('region');
    fail();
    expect(screen.getByRole('alert').textContent).toBe(WORDS.viewer.notShown);
  });

  it('cannot be opened if it is neither PDF nor picture (R15.4)', () => {
    showField({ file: { ...AGREEMENT, name: 'id.pdf', content: 'other' } });
    expect(screen.queryByRole('button', { name: named(WORDS.open) })).toBeNull();
  });

  it.each([
    ['cannot be read', WORDS.missing, () => Promise.reject(new Error('unreadable'))],
    ['has no viewer', WORDS.viewer.notShown, async () => bytes],
  ])('says that it %s, and says it of no other file (R15.4)', async (_case, sentence, onOpen) => {
    vi.spyOn(loading, 'loadFileViewer').mockRejectedValue(new Error('Failed to fetch dynamically imported module'));
    const { change, group, user } = showField({ file: AGREEMENT, onOpen });
    await user.click(open());
    expect((await screen.findByText(sentence)).closest('[aria-live]')?.ariaLive).toBe('polite');
    change({ file: { ...AGREEMENT, id: 'file-9' } });
    expect(textsOf(group.querySelectorAll('p'))).toEqual([]);
  });
});

describe('FileViewer', () => {
  const message = () => screen.queryByRole('alert')?.textContent;
  const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

  async function openFile(file: typeof PDF): Promise<void> {
    vi.useFakeTimers();
    showFakePdfViewer();
    renderComponent(<FileViewer file={file} bytes={bytes} onClose={() => {}} />);
    await pass(0);
  }

  it.each([
    ['document', PDF],
    ['picture', PNG],
  ])('gives up on a %s after 15 seconds without an answer (R20.7)', async (_what, file) => {
    await openFile(file);
    await pass(PDF_LOAD_DEADLINE_MS - 1);
    expect(message()).toBeUndefined();
    await pass(1);
    expect(message()).toBe(WORDS.viewer.notShown);
  });

  it('waits again on a retry, until the file has loaded (R20.7)', async () => {
    await openFile(PDF);
    triggerPdfViewer('onFailed');
    fireEvent.click(button(WORDS.viewer.retry));
    expect(message()).toBeUndefined();
    triggerPdfViewer('onLoaded');
    await pass(PDF_LOAD_DEADLINE_MS);
    expect(message()).toBeUndefined();
  });
});
