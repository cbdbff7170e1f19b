import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, type Mock, vi } from 'vitest';
import { SAVED_FILE_KEPT_MS } from '#machines/constants.ts';
import { FileField } from '#src/components/FileField.tsx';
import { PDF, PNG } from '#test/journey/samples.ts';
import { attributesOf, button, descriptionOf, wordsOf } from '#test/screens/seen.ts';
import { renderComponent } from './renderComponent.tsx';

type FieldSetup = Partial<Parameters<typeof FileField>[0]>;

const AGREEMENT = { ...PDF, name: 'agreement.pdf', sizeBytes: 1536 };
const file = new File(['%PDF-1.7'], 'agreement.pdf', { type: 'application/pdf' });

function showField(setup: FieldSetup = {}) {
  const onKeep = vi.fn(async ({ name }: File) => ({ ...AGREEMENT, name }));
  const onChoose = vi.fn<(chosen: typeof PDF) => void>();
  const onRemove = vi.fn<() => void>();
  const events = { onOpen: async () => file, onKeep, onChoose, onRemove };
  const label = 'Operating Agreement';
  const given = { label, accept: 'pdf', file: null, problem: null, ...events, ...setup } as const;
  const view = renderComponent(<FileField {...given} />);
  const change = (more: FieldSetup) => view.show(<FileField {...given} {...more} />);
  const group = screen.getByRole('group', { name: /Operating Agreement/ });
  const picker = screen.getByLabelText<HTMLInputElement>(/Operating Agreement$/, { selector: 'input' });
  return { ...view, change, ...events, group, picker };
}

afterEach(() => {
  vi.useRealTimers();
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
    expect(wordsOf(within(group).getAllByRole('button'))).toEqual([
      'Open for Operating Agreement (opens in a new tab)',
      'Replace for Operating Agreement',
      'Remove for Operating Agreement',
    ]);
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

  it('ties a problem and a warning to the button, announced politely (R10.4)', () => {
    const { change } = showField();
    const [problem, warning] = ['Only PDF files are accepted.', 'This file is larger than 10MB.'];
    change({ problem, warning });
    expect(descriptionOf(button(/^Choose file/)).trim()).toBe(`${problem} ${warning}`);
    const live = screen.getByText(problem).closest('[aria-live]');
    expect([...attributesOf(live, 'aria-live'), screen.queryByRole('alert')]).toEqual(['polite', null]);
  });
});

describe('FileField with a file to look at', () => {
  let create: Mock<typeof URL.createObjectURL>;
  let revoke: Mock<typeof URL.revokeObjectURL>;

  beforeEach(() => {
    create = vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:address');
    revoke = vi.spyOn(URL, 'revokeObjectURL').mockImplementation(() => {});
  });

  const gone = 'This file is no longer on this device. Choose it again.';
  const open = () => button('Open for Operating Agreement (opens in a new tab)');

  it('shows a small picture of an image, else its kind, and lets the bytes go when it is gone (R15.4)', async () => {
    const { change, group } = showField({ file: AGREEMENT });
    const kind = () => descriptionOf(button('Replace for Operating Agreement')).trim().slice(0, 3);
    expect([kind(), create.mock.calls]).toEqual(['PDF', []]);
    change({ file: { ...PNG, id: 'file-9' }, onOpen: async () => null });
    expect((await within(group).findByText('PNG')).textContent).toBe(kind());
    change({ file: PNG });
    await waitFor(() => expect(attributesOf(group.querySelector('img'), 'src', 'alt')).toEqual(['blob:address', '']));
    fireEvent.error(group.querySelector('img') ?? group);
    expect([kind(), group.querySelectorAll('img').length]).toEqual(['PNG', 0]);
    change({ file: null });
    expect(revoke.mock.calls).toEqual([['blob:address']]);
  });

  it('opens it in a new tab, as the kind that its bytes are (R15.4)', async () => {
    const tab = { opener: window, location: { replace: vi.fn<(address: string) => void>() }, close: vi.fn() };
    const opened = vi.spyOn(window, 'open').mockReturnValue(tab as unknown as Window);
    showField({ file: { ...AGREEMENT, mimeType: 'text/html' } });
    vi.useFakeTimers();
    fireEvent.click(open());
    await vi.waitFor(() => expect(tab.location.replace.mock.calls).toEqual([['blob:address']]));
    const [[blob] = []] = create.mock.calls;
    expect([opened.mock.calls, tab.opener, (blob as Blob).type]).toEqual([[['', '_blank']], null, 'application/pdf']);
    vi.advanceTimersByTime(SAVED_FILE_KEPT_MS);
    expect(revoke.mock.calls).toEqual([['blob:address']]);
  });

  it.each([
    ['it is gone', async () => null],
    ['it cannot be read', () => Promise.reject(new Error('unreadable'))],
  ])('says so when %s, closes the tab, and says it of no other file (R15.4)', async (_case, onOpen) => {
    const close = vi.fn<() => void>();
    vi.spyOn(window, 'open').mockReturnValue({ close } as unknown as Window);
    const { change, user } = showField({ file: AGREEMENT, onOpen });
    await user.click(open());
    const said = (await screen.findByText(gone)).closest('[aria-live]');
    expect([...attributesOf(said, 'aria-live'), close.mock.calls.length]).toEqual(['polite', 1]);
    change({ file: { ...AGREEMENT, id: 'file-9' } });
    expect(screen.queryByText(gone)).toBeNull();
  });

  it('says so when the browser refuses the tab (R15.4)', async () => {
    vi.spyOn(window, 'open').mockReturnValue(null);
    const { user } = showField({ file: AGREEMENT });
    await user.click(open());
    expect((await screen.findByText(/did not allow a new tab/)).tagName).toBe('SPAN');
  });
});
