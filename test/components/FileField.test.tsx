import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { SAVED_FILE_KEPT_MS } from '#machines/constants.ts';
import type { FileRef } from '#machines/domain/documents.ts';
import { FileField } from '#src/components/FileField.tsx';
import { expectNoAxeViolations } from '#test/support/renderScreen.tsx';
import { renderComponent } from './renderComponent.tsx';

type FieldSetup = Partial<Parameters<typeof FileField>[0]>;

const AGREEMENT: FileRef = {
  id: 'file-1',
  name: 'agreement.pdf',
  sizeBytes: 1536,
  mimeType: 'application/pdf',
  content: 'pdf',
};
const pdf = new File(['%PDF-1.7'], 'agreement.pdf', { type: 'application/pdf' });
const text = new File(['words'], 'notes.txt', { type: 'text/plain' });

function showField(setup: FieldSetup = {}) {
  const onKeep = vi.fn(async ({ name }: File) => ({ ...AGREEMENT, name }));
  const onChoose = vi.fn<(file: FileRef) => void>();
  const onRemove = vi.fn<() => void>();
  const field = (more: FieldSetup = {}) => (
    <FileField
      label="Operating Agreement"
      accept="pdf"
      file={null}
      problem={null}
      onOpen={async () => pdf}
      onKeep={onKeep}
      onChoose={onChoose}
      onRemove={onRemove}
      {...setup}
      {...more}
    />
  );
  const view = renderComponent(field());
  return {
    ...view,
    field,
    onKeep,
    onChoose,
    onRemove,
    group: screen.getByRole('group', { name: /Operating Agreement/ }),
    picker: screen.getByLabelText<HTMLInputElement>(/Operating Agreement$/, { selector: 'input' }),
  };
}

const described = (element: HTMLElement) =>
  (element.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent ?? '')
    .filter(Boolean);

describe('FileField', () => {
  it('is a named group whose one tab stop is a button with its hint (R9.5)', async () => {
    const { container, group, user } = showField({ hint: 'PDF, max 10MB' });
    const choose = within(group).getByRole('button', { name: 'Choose file for Operating Agreement' });
    await user.tab();
    expect(document.activeElement).toBe(choose);
    await user.tab();
    expect(document.activeElement).toBe(document.body);
    expect(described(choose)).toEqual(['PDF, max 10MB']);
    await expectNoAxeViolations(container);
  });

  it('says that a document is optional (R10.4)', () => {
    expect(showField({ isOptional: true }).group.querySelector('legend')?.textContent).toBe(
      'Operating Agreement Optional',
    );
  });

  it.each([
    ['pdf', '.pdf,application/pdf'],
    ['pdfOrImage', '.pdf,.jpg,.jpeg,.png,application/pdf,image/jpeg,image/png'],
  ] as const)('offers %s first in the picker (R9.4) (R9.5)', (accept, filter) => {
    const { picker } = showField({ accept });
    expect([picker.accept, picker.multiple]).toEqual([filter, false]);
  });

  it('opens the picker from its button (R9.5)', async () => {
    const { picker, user } = showField();
    const opened = vi.spyOn(picker, 'click');
    await user.click(screen.getByRole('button', { name: 'Choose file for Operating Agreement' }));
    expect(opened).toHaveBeenCalledOnce();
  });

  it.each([
    ['a PDF', pdf],
    ['a file of another type', text],
  ])('hands over %s, for the chart to judge (R10.4)', async (_what, file) => {
    const { onChoose, onKeep, picker, user } = showField();
    await user.upload(picker, file);
    await waitFor(() => expect(onChoose.mock.calls).toEqual([[{ ...AGREEMENT, name: file.name }]]));
    expect(onKeep.mock.calls).toEqual([[file]]);
  });

  it.each([
    [1023, '1023 bytes'],
    [1024, '1.0 KB'],
    [1_048_524, '1,023.9 KB'],
    [1_048_525, '1.0 MB'],
    [1_048_576, '1.0 MB'],
  ])('says of %i bytes %s (R10.4)', (sizeBytes, words) => {
    showField({ file: { ...AGREEMENT, sizeBytes } });
    expect(screen.queryAllByText(words)).not.toEqual([]);
  });

  it('shows the name and the size of the file, to replace or to remove (R10.4)', async () => {
    const { container, group, onRemove, user } = showField({ file: AGREEMENT });
    expect(within(group).getByText('agreement.pdf').tagName).toBe('BDI');
    expect(within(group).getByText('1.5 KB').tagName).toBe('SPAN');
    const replace = within(group).getByRole('button', { name: 'Replace for Operating Agreement' });
    expect(described(replace)).toEqual(['PDFagreement.pdf1.5 KB']);
    await user.click(within(group).getByRole('button', { name: 'Remove for Operating Agreement' }));
    expect(onRemove).toHaveBeenCalledOnce();
    expect(document.activeElement).toBe(replace);
    await expectNoAxeViolations(container);
  });

  it('ties a problem and a warning to the button, announced politely (R10.4)', async () => {
    const { container, field, group, show } = showField();
    show(field({ problem: 'Only PDF files are accepted.', warning: 'This file is larger than 10MB.' }));
    const choose = within(group).getByRole('button', { name: 'Choose file for Operating Agreement' });
    expect(described(choose)).toEqual(['Only PDF files are accepted.', 'This file is larger than 10MB.']);
    expect(screen.getByText('Only PDF files are accepted.').closest('[aria-live]')?.getAttribute('aria-live')).toBe(
      'polite',
    );
    expect(screen.queryByRole('alert')).toBeNull();
    await expectNoAxeViolations(container);
  });

  it('names what it belongs to for a screen reader, without showing it (R9.4)', () => {
    const { group } = showField({ context: 'Owner 2' });
    expect(group.querySelector('legend')?.textContent).toBe('Owner 2 Operating Agreement');
    expect(group.querySelector('legend')?.lastElementChild?.textContent).toBe('Operating Agreement');
    expect(within(group).getByRole('button').textContent).toBe('Choose file for Owner 2 Operating Agreement');
  });
});

const PICTURE: FileRef = {
  id: 'file-2',
  name: 'id.png',
  sizeBytes: 2048,
  mimeType: 'image/png',
  content: 'png',
};

describe('FileField with a file to look at', () => {
  const create = vi.fn<(blob: Blob) => string>(() => 'blob:address');
  const revoke = vi.fn<(address: string) => void>();
  const { createObjectURL, revokeObjectURL } = URL;
  const stub = () => {
    URL.createObjectURL = create as typeof URL.createObjectURL;
    URL.revokeObjectURL = revoke;
  };

  afterEach(() => {
    Object.assign(URL, { createObjectURL, revokeObjectURL });
    vi.restoreAllMocks();
    vi.useRealTimers();
    create.mockClear();
    revoke.mockClear();
  });

  it('shows a small picture of an image and lets its bytes go when it is gone (R15.4)', async () => {
    stub();
    const { container, field, group, show } = showField({ file: PICTURE });
    await waitFor(() => expect(group.querySelector('img')?.getAttribute('src')).toBe('blob:address'));
    expect(group.querySelector('img')?.alt).toBe('');
    await expectNoAxeViolations(container);
    show(field({ file: null }));
    expect(revoke.mock.calls).toEqual([['blob:address']]);
  });

  it('shows the kind of a PDF, and of a picture that is gone or cannot be drawn (R15.4)', async () => {
    stub();
    const { field, group, show } = showField({ file: AGREEMENT });
    expect(within(group).getByText('PDF').getAttribute('aria-hidden')).toBe('true');
    expect(create).not.toHaveBeenCalled();
    show(field({ file: { ...PICTURE, id: 'file-3' }, onOpen: async () => null }));
    expect(await within(group).findByText('PNG')).toBeDefined();
    show(field({ file: PICTURE, onOpen: async () => pdf }));
    await waitFor(() => expect(group.querySelector('img')).not.toBeNull());
    fireEvent.error(group.querySelector('img') ?? group);
    expect(within(group).getByText('PNG')).toBeDefined();
  });

  it('opens it in a new tab, as the kind that its bytes are (R15.4)', async () => {
    stub();
    const tab = { opener: window, location: { replace: vi.fn<(address: string) => void>() }, close: vi.fn() };
    const open = vi.spyOn(window, 'open').mockReturnValue(tab as unknown as Window);
    showField({ file: { ...AGREEMENT, mimeType: 'text/html' } });
    vi.useFakeTimers();
    fireEvent.click(screen.getByRole('button', { name: 'Open for Operating Agreement (opens in a new tab)' }));
    await vi.waitFor(() => expect(tab.location.replace.mock.calls).toEqual([['blob:address']]));
    expect([open.mock.calls, tab.opener, create.mock.calls[0]?.[0].type]).toEqual([
      [['', '_blank']],
      null,
      'application/pdf',
    ]);
    vi.advanceTimersByTime(SAVED_FILE_KEPT_MS);
    expect(revoke.mock.calls).toEqual([['blob:address']]);
  });

  it.each([
    ['it is gone', async () => null, 'This file is no longer on this device. Choose it again.'],
    [
      'it cannot be read',
      async () => {
        throw new Error('unreadable');
      },
      'This file is no longer on this device. Choose it again.',
    ],
  ])('says so when %s, and closes the tab (R15.4)', async (_case, onOpen, sentence) => {
    const close = vi.fn<() => void>();
    vi.spyOn(window, 'open').mockReturnValue({ close } as unknown as Window);
    const { field, show, user } = showField({ file: AGREEMENT, onOpen });
    await user.click(screen.getByRole('button', { name: /^Open/ }));
    expect((await screen.findByText(sentence)).closest('[aria-live]')?.getAttribute('aria-live')).toBe('polite');
    expect(close).toHaveBeenCalledOnce();
    show(field({ file: { ...AGREEMENT, id: 'file-9' } }));
    expect(screen.queryByText(sentence)).toBeNull();
  });

  it('says so when the browser refuses the tab (R15.4)', async () => {
    vi.spyOn(window, 'open').mockReturnValue(null);
    const { user } = showField({ file: AGREEMENT });
    await user.click(screen.getByRole('button', { name: /^Open/ }));
    expect(await screen.findByText(/did not allow a new tab/)).toBeDefined();
  });
});
