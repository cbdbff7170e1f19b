import { createEvent, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import type { FileRef } from '#machines/domain/documents.ts';
import { FileField } from '#src/components/FileField.tsx';
import { renderComponent } from '#test/components/renderComponent.tsx';
import { PDF } from '#test/support/fixtures.ts';

const pdf = new File(['%PDF-1.7'], 'agreement.pdf', { type: 'application/pdf' });
const other = new File(['%PDF-1.7'], 'other.pdf', { type: 'application/pdf' });
const refOf = ({ name }: File): FileRef => ({ ...PDF, id: name, name });

const aTask = () => new Promise((resolve) => setImmediate(resolve));

/** A field whose files are read when the test says so, in the order that it says. */
function showField(file: FileRef | null = null) {
  const reading = new Map<string, () => void>();
  const onChoose = vi.fn<(file: FileRef) => void>();
  const onRemove = vi.fn<() => void>();
  const view = renderComponent(
    <FileField
      label="Operating Agreement"
      accept="pdf"
      file={file}
      refusal={null}
      onOpen={async () => null}
      onStore={(chosen) => new Promise((resolve) => reading.set(chosen.name, () => resolve(refOf(chosen))))}
      onChoose={onChoose}
      onRemove={onRemove}
    />,
  );
  const picker = screen.getByLabelText<HTMLInputElement>(/Operating Agreement$/, { selector: 'input' });
  const isReading = (name: string) => waitFor(() => expect(reading.has(name)).toBe(true));
  return {
    ...view,
    onRemove,
    picker,
    isReading,
    choose: async (file: File) => {
      await view.user.upload(picker, file);
      await isReading(file.name);
    },
    read: async (name: string) => {
      reading.get(name)?.();
      reading.delete(name);
      await aTask();
    },
    chosen: () => onChoose.mock.calls.map(([{ name }]) => name),
  };
}

function dropped(files: readonly File[]) {
  const items = files.map((file) => ({ kind: 'file', type: file.type, getAsFile: () => file }));
  return { dataTransfer: { files, items, types: ['Files'] } };
}

function droppedFolder() {
  const file = new File([], 'Taxes');
  const item = { kind: 'file', type: '', getAsFile: () => file, webkitGetAsEntry: () => ({ isDirectory: true }) };
  return { dataTransfer: { files: [file], items: [item], types: ['Files'] } };
}

function droppedWords() {
  const words = { kind: 'string', type: 'text/plain', getAsFile: () => null };
  return { dataTransfer: { files: [], items: [words], types: ['text/plain'] } };
}

describe('F-59 file names are hostile', () => {
  it.each([
    ['turn the reading direction round', '\u202Egnp.exe.pdf'],
    ['are as long as a disk allows', `${'a'.repeat(240)}.pdf`],
    ['are decomposed letters', 'Re\u0301sume\u0301.pdf'],
    ['are markup', '<img src=x onerror=alert(1)>.pdf'],
    ['have a line break', 'two\nlines.pdf'],
  ])('that %s are shown letter by letter, set apart from the words around them (R10.4)', (_what, name) => {
    const { container } = showField({ ...refOf(pdf), name });
    const shown = [...container.querySelectorAll('bdi')].map((element) => element.textContent);
    expect([shown, container.querySelector('img')]).toEqual([[name], null]);
  });
});

describe('F-60 something else than one file is dropped', () => {
  const FOLDER = "That's a folder. Choose one file.";
  const SEVERAL = 'That was more than one file, and only one fits here. Choose one file.';
  const NO_FILE = "That isn't a file. Save it on your device first, then choose it here.";
  const many = Array.from({ length: 50 }, (_, index) => new File(['%PDF-'], `${index}.pdf`));

  it.each([
    ['a folder', droppedFolder(), FOLDER],
    ['many files', dropped(many), SEVERAL],
    ['a folder among files', dropped([pdf, new File([], 'Taxes')]), SEVERAL],
    ['words or a link', droppedWords(), NO_FILE],
    ['nothing that arrives', { dataTransfer: { files: [], items: [], types: ['Files'] } }, NO_FILE],
  ])('says what to do when %s is dropped, and takes none (R9.5, R20.5)', async (_what, transfer, sentence) => {
    const { chosen, picker } = showField();
    const drop = createEvent.drop(picker, transfer);
    fireEvent(picker, drop);
    await screen.findByText(sentence);
    await aTask();
    expect(drop.defaultPrevented).toBe(true);
    expect(chosen()).toEqual([]);
    expect(screen.getByText(sentence).closest('[aria-live]')).not.toBeNull();
  });

  it('takes one file that is dropped, which ends what was said before (R9.5)', async () => {
    const { chosen, picker, isReading, read } = showField();
    fireEvent.drop(picker, droppedFolder());
    await screen.findByText(FOLDER);
    fireEvent.drop(picker, dropped([pdf]));
    await isReading('agreement.pdf');
    expect(screen.queryByText(FOLDER)).toBeNull();
    await read('agreement.pdf');
    expect(chosen()).toEqual(['agreement.pdf']);
  });

  it('a file dropped beside the field is not opened in place of the page (R15.1)', () => {
    const { chosen } = showField();
    const events = [createEvent.drop, createEvent.dragOver].map((create) => create(document.body, dropped([pdf])));
    for (const event of events) fireEvent(document.body, event);
    expect([events.map(({ defaultPrevented }) => defaultPrevented), chosen()]).toEqual([[true, true], []]);
  });
});

describe('F-61 a file changes while it is read', () => {
  it('the last choice wins, in whatever order they are read (R10.4)', async () => {
    const { chosen, choose, read } = showField();
    await choose(pdf);
    await choose(other);
    await read('other.pdf');
    await read('agreement.pdf');
    expect(chosen()).toEqual(['other.pdf']);
  });

  it('the field says calmly that a file is still being read, and no longer (R20.5)', async () => {
    const { choose, read } = showField();
    await choose(pdf);
    const said = await screen.findByText('Reading “agreement.pdf”…');
    expect(said.closest('[aria-live]')?.getAttribute('aria-live')).toBe('polite');
    await read('agreement.pdf');
    await waitFor(() => expect(screen.queryByText(/^Reading/)).toBeNull());
  });

  it('a removal while another file is read stays a removal (R10.4)', async () => {
    const { chosen, onRemove, user, choose, read } = showField(refOf(pdf));
    await choose(other);
    const group = screen.getByRole('group', { name: /Operating Agreement/ });
    await user.click(within(group).getByRole('button', { name: /^Remove/ }));
    await read('other.pdf');
    expect([onRemove.mock.calls.length, chosen()]).toEqual([1, []]);
  });

  it('the same file can be chosen again after it was corrected (R10.4)', async () => {
    const { chosen, picker, choose, read } = showField();
    for (let turn = 0; turn < 2; turn += 1) {
      await choose(pdf);
      await read('agreement.pdf');
      fireEvent.click(picker);
      expect(picker.value).toBe('');
    }
    expect(chosen()).toEqual(['agreement.pdf', 'agreement.pdf']);
  });
});
