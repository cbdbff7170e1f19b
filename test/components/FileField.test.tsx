import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, type Mock, vi } from 'vitest';
import { FileField } from '#src/components/FileField.tsx';
import * as loading from '#src/components/loadFileViewer.ts';
import { FILE_WORDS as WORDS, refusalWords } from '#src/content/files.ts';
import { button, descriptionOf, textsOf } from '#test/screens/queries.ts';
import { PDF, PNG } from '#test/support/fixtures.ts';
import { pdfViewerReports, showFakePdfViewer } from '#test/support/fakePdfViewer.tsx';
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
  it('has one tab stop: a button that opens the picker (R9.5)', async () => {
    const { user } = showField({ hint: 'PDF, max 10MB' });
    const opened = vi.spyOn(screen.getByLabelText<HTMLInputElement>(LABEL, { selector: 'input' }), 'click');
    await user.tab();
    expect(document.activeElement).toBe(choose());
    expect(descriptionOf(choose())).toBe('PDF, max 10MB');
    await user.keyboard('{Enter}');
    expect(opened).toHaveBeenCalledTimes(1);
    await user.tab();
    expect(document.activeElement).toBe(document.body);
  });

  it('shows a file that can be opened, replaced and removed (R10.4, R15.4)', async () => {
    const { group, onRemove, user } = showField({ file: AGREEMENT });
    const names = within(group)
      .getAllByRole('button')
      .map(({ ariaLabel }) => ariaLabel);
    expect(names).toEqual([WORDS.open, WORDS.replace, WORDS.remove].map(named));
    expect(descriptionOf(replace())).toBe('PDFagreement.pdf1.5 KB');
    await user.click(button(named(WORDS.remove)));
    expect(onRemove).toHaveBeenCalledTimes(1);
    expect(document.activeElement).toBe(replace());
  });

  it.each([
    [1023, '1023 bytes'],
    [1024, '1.0 KB'],
    [1_048_524, '1,023.9 KB'],
    [1_048_525, '1.0 MB'],
  ])('writes %i bytes as %s (R10.4)', (sizeBytes, size) => {
    showField({ file: { ...AGREEMENT, sizeBytes } });
    expect(screen.getByText(size)).toBeDefined();
  });

  it('describes its button by problem and warning, politely and in view (R9.5, R10.4)', () => {
    const { change } = showField({ missing: 'Choose a file.' });
    expect(descriptionOf(choose())).toBe('Choose a file.');
    const scrolled = vi.spyOn(Element.prototype, 'scrollIntoView');
    const refusal = { name: 'photo.heic', content: 'heic', problem: 'notPdf' } as const;
    const warning = 'This file is larger than 10MB.';
    change({ refusal, missing: 'Choose a file.', warning });
    const words = refusalWords(refusal);
    expect(descriptionOf(choose())).toBe(`${WORDS.refused('photo.heic')} ${words.join(' ')} ${warning}`);
    const live = screen.getByText(words[0] ?? '').closest('[aria-live]');
    expect(live?.ariaLive).toBe('polite');
    expect(screen.queryByRole('alert')).toBeNull();
    expect(scrolled.mock.contexts).toEqual([live]);
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

  it('has a thumbnail or its kind, and frees the bytes (R15.4)', async () => {
    const { change, group } = showField({ file: { ...PNG, id: 'file-9' }, onOpen: async () => null });
    const image = () => group.querySelector('img');
    expect((await within(group).findByText('PNG')).ariaHidden).toBe('true');
    change({ file: PNG, onOpen: async () => bytes });
    await waitFor(() => expect(image()?.getAttribute('src')).toBe('blob:address'));
    expect(image()?.alt).toBe('');
    fireEvent.load(image() ?? group);
    expect(revoke).toHaveBeenCalledExactlyOnceWith('blob:address');
    fireEvent.error(image() ?? group);
    expect(image()).toBeNull();
    expect(within(group).getByText('PNG')).toBeDefined();
  });

  it.each(['{Enter}', '{Escape}'])('opens as a PDF; %s closes it and restores the focus (R15.4)', async (key) => {
    const { user } = showField({ file: AGREEMENT });
    await user.click(open());
    const dialog = await screen.findByRole('dialog', { name: AGREEMENT.name });
    expect((await within(dialog).findByRole('region', { name: WORDS.viewer.document })).textContent).toBe(bytes.name);
    await waitFor(() => expect(document.activeElement).toBe(button(WORDS.viewer.close)));
    await user.keyboard(key);
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
    ['a document', AGREEMENT, () => pdfViewerReports('onFailed')],
  ])('says that %s cannot be shown and is still attached (R15.4)', async (_what, file, fail) => {
    const { user } = showField({ file });
    await user.click(open());
    const dialog = within(await screen.findByRole('dialog'));
    await dialog.findByRole('region');
    fail();
    expect(screen.getByRole('alert').textContent).toBe(WORDS.viewer.notShown);
    expect(WORDS.viewer.notShown).toContain("It's still attached.");
  });

  it('cannot be opened if it is neither PDF nor picture (R15.4)', () => {
    showField({ file: { ...AGREEMENT, name: 'id.pdf', content: 'other' } });
    expect(screen.queryByRole('button', { name: named(WORDS.open) })).toBeNull();
  });

  it.each([
    ['is missing', WORDS.missing, async () => null],
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
