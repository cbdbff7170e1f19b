import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, type Mock, vi } from 'vitest';
import { FileField } from '#src/components/FileField.tsx';
import * as loading from '#src/components/loadFileViewer.ts';
import { PDF, PNG } from '#test/support/fixtures.ts';
import { attributesOf, button, descriptionOf, wordsOf } from '#test/screens/seen.ts';
import { pdfViewerReports, showFakePdfViewer } from '#test/support/fakePdfViewer.tsx';
import { renderComponent } from './renderComponent.tsx';

type FieldSetup = Partial<Parameters<typeof FileField>[0]>;

const AGREEMENT = { ...PDF, name: 'agreement.pdf', sizeBytes: 1536 };
const file = new File(['%PDF-1.7'], 'agreement.pdf', { type: 'application/pdf' });

function showField(setup: FieldSetup = {}) {
  const onStore = vi.fn(async ({ name }: File) => ({ ...AGREEMENT, name }));
  const onChoose = vi.fn<(chosen: typeof PDF) => void>();
  const onRemove = vi.fn<() => void>();
  const events = { onOpen: async () => file, onStore, onChoose, onRemove };
  const label = 'Operating Agreement';
  const given = { label, accept: 'pdf', file: null, refusal: null, ...events, ...setup } as const;
  const view = renderComponent(<FileField {...given} />);
  const change = (more: FieldSetup) => view.show(<FileField {...given} {...more} />);
  const group = screen.getByRole('group', { name: /Operating Agreement/ });
  const picker = screen.getByLabelText<HTMLInputElement>(/Operating Agreement$/, { selector: 'input' });
  return { ...view, change, ...events, group, picker };
}

afterEach(() => {
  vi.restoreAllMocks();
});

describe('FileField', () => {
  it('is a named group whose one tab stop is a button with its hint, which opens the picker (R9.5)', async () => {
    const { group, picker, user } = showField({ hint: 'PDF, max 10MB' });
    const opened = vi.spyOn(picker, 'click');
    expect(group.querySelector('legend')?.textContent).toBe('Operating Agreement');
    await user.tab();
    const choose = button('Choose file for Operating Agreement');
    expect([document.activeElement, descriptionOf(choose).trim()]).toEqual([choose, 'PDF, max 10MB']);
    await user.keyboard('{Enter}');
    await user.tab();
    expect([opened.mock.calls.length, document.activeElement]).toEqual([1, document.body]);
  });

  it('shows the kind, the name and the size of the file, to look at, to replace or to remove (R10.4, R15.4)', async () => {
    const { change, group, onRemove, user } = showField({ file: AGREEMENT });
    expect(
      within(group)
        .getAllByRole('button')
        .map(({ ariaLabel }) => ariaLabel),
    ).toEqual(['Open for Operating Agreement', 'Replace for Operating Agreement', 'Remove for Operating Agreement']);
    const replace = button('Replace for Operating Agreement');
    expect(descriptionOf(replace).trim()).toBe('PDFagreement.pdf1.5 KB');
    expect(attributesOf(within(group).getByText('PDF'), 'aria-hidden')).toEqual(['true']);
    const sizes = [1023, 1024, 1_048_524, 1_048_525, 1_048_576].map((sizeBytes) => {
      change({ file: { ...AGREEMENT, sizeBytes } });
      return wordsOf(group.querySelectorAll('bdi + *')).join();
    });
    expect(sizes).toEqual(['1023 bytes', '1.0 KB', '1,023.9 KB', '1.0 MB', '1.0 MB']);
    await user.click(button('Remove for Operating Agreement'));
    expect([onRemove.mock.calls.length, document.activeElement]).toEqual([1, replace]);
  });

  it('ties the refused file with its name and a warning to the button, announced politely and in view (R9.5, R10.4)', () => {
    const { change } = showField();
    const scroll = vi.spyOn(Element.prototype, 'scrollIntoView');
    const [problem, warning] = ['Only PDF files are accepted.', 'This file is larger than 10MB.'];
    const said = () => descriptionOf(button(/^Choose file/)).trim();
    change({ missing: 'Choose a file.' });
    expect(said()).toBe('Choose a file.');
    const refusal = { name: 'photo.heic', content: 'heic', problem: 'notPdf' } as const;
    change({ refusal, missing: 'Choose a file.', warning });
    const kind = 'This is a HEIC photo. Open it, choose Print, then save it as a PDF and choose that.';
    expect(said()).toBe(`“photo.heic” was not added. ${problem} ${kind} ${warning}`);
    const live = screen.getByText(problem).closest('[aria-live]');
    expect([...attributesOf(live, 'aria-live'), screen.queryByRole('alert')]).toEqual(['polite', null]);
    expect(scroll.mock.contexts).toEqual([live]);
  });
});

describe('FileField with a file to look at', () => {
  let create: Mock<typeof URL.createObjectURL>;
  let revoke: Mock<typeof URL.revokeObjectURL>;

  beforeEach(() => {
    create = vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:address');
    revoke = vi.spyOn(URL, 'revokeObjectURL').mockImplementation(() => {});
  });

  const missing = 'This file is no longer on this device. Choose it again.';
  const notShown =
    "We can't show this file here. It's still attached. Try again, or check that it opens on your device.";
  const open = () => button('Open for Operating Agreement');

  it('shows a small picture of an image, else its kind, and lets the bytes go when it is removed (R15.4)', async () => {
    const { change, group } = showField({ file: AGREEMENT });
    const kind = () => descriptionOf(button('Replace for Operating Agreement')).trim().slice(0, 3);
    expect([kind(), create.mock.calls]).toEqual(['PDF', []]);
    change({ file: { ...PNG, id: 'file-9' }, onOpen: async () => null });
    expect((await within(group).findByText('PNG')).textContent).toBe(kind());
    change({ file: PNG });
    await waitFor(() => expect(attributesOf(group.querySelector('img'), 'src', 'alt')).toEqual(['blob:address', '']));
    fireEvent.load(group.querySelector('img') ?? group);
    expect(revoke.mock.calls).toEqual([['blob:address']]);
    fireEvent.error(group.querySelector('img') ?? group);
    expect([kind(), group.querySelectorAll('img').length]).toEqual(['PNG', 0]);
    change({ file: null });
    expect(revoke.mock.calls).toEqual([['blob:address'], ['blob:address']]);
  });

  it('shows a PDF in the page, and gives the focus back when it is closed by the button or by Escape (R15.4)', async () => {
    showFakePdfViewer();
    const { user } = showField({ file: AGREEMENT });
    for (const closing of ['{Enter}', '{Escape}']) {
      await user.click(open());
      const dialog = await screen.findByRole('dialog', { name: AGREEMENT.name });
      expect((await within(dialog).findByRole('region', { name: 'Document' })).textContent).toBe(file.name);
      await waitFor(() => expect(document.activeElement).toBe(button('Close')));
      await user.keyboard(closing);
      expect([screen.queryByRole('dialog'), document.activeElement]).toEqual([null, open()]);
    }
  });

  it('shows a picture as the kind that its bytes are, under an address that is revoked once it is drawn (R2.4, R15.4)', async () => {
    const { unmount, user } = showField({ file: { ...PNG, mimeType: 'text/html' } });
    await user.click(open());
    const picture = await screen.findByRole<HTMLImageElement>('img', { name: PNG.name });
    const made = create.mock.calls.map(([blob]) => (blob as Blob).type);
    fireEvent.load(picture);
    expect([picture.src, made.at(-1), revoke.mock.calls]).toEqual(['blob:address', 'image/png', [['blob:address']]]);
    unmount();
    expect([screen.queryByRole('dialog'), revoke.mock.calls.length]).toEqual([null, 3]);
  });

  it('says so where a picture or a document cannot be shown, and lets it be closed (R15.4)', async () => {
    showFakePdfViewer();
    const { change, user } = showField({ file: PNG });
    await user.click(open());
    fireEvent.error(await screen.findByRole('img', { name: PNG.name }));
    expect(screen.getByRole('alert').textContent).toBe(notShown);
    await user.click(button('Close'));
    change({ file: AGREEMENT });
    await user.click(open());
    await screen.findByRole('region', { name: 'Document' });
    pdfViewerReports('onLoaded');
    expect(screen.queryByRole('status')).toBeNull();
    pdfViewerReports('onFailed');
    expect(screen.getByRole('alert').textContent).toBe(notShown);
  });

  it('offers no look at what is neither, such as a page that is named as a PDF (R15.4)', () => {
    showField({ file: { ...AGREEMENT, name: 'id.pdf', content: 'other' } });
    expect(screen.queryByRole('button', { name: /^Open/ })).toBeNull();
  });

  it.each([
    ['it is missing', missing, async () => null],
    ['it cannot be read', missing, () => Promise.reject(new Error('unreadable'))],
    ['the viewer does not come', notShown, async () => file],
  ])('says so when %s, and says it of no other file (R15.4)', async (_case, sentence, onOpen) => {
    vi.spyOn(loading, 'loadFileViewer').mockRejectedValue(new Error('Failed to fetch dynamically imported module'));
    const { change, user } = showField({ file: AGREEMENT, onOpen });
    await user.click(open());
    const said = (await screen.findByText(sentence)).closest('[aria-live]');
    expect(attributesOf(said, 'aria-live')).toEqual(['polite']);
    change({ file: { ...AGREEMENT, id: 'file-9' } });
    expect(screen.queryByText(sentence)).toBeNull();
  });
});
