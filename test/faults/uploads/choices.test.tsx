import { createEvent, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import type { FileRef } from '#machines/domain/documents.ts';
import { FileField } from '#src/components/FileField.tsx';
import { renderComponent } from '#test/components/renderComponent.tsx';

const pdf = new File(['%PDF-1.7'], 'agreement.pdf', { type: 'application/pdf' });
const other = new File(['%PDF-1.7'], 'other.pdf', { type: 'application/pdf' });
const refOf = ({ name, size, type }: File): FileRef => ({
  id: name,
  name,
  sizeBytes: size,
  mimeType: type,
  content: 'pdf',
});

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
      problem={null}
      onOpen={async () => null}
      onKeep={(chosen) => new Promise((resolve) => reading.set(chosen.name, () => resolve(refOf(chosen))))}
      onChoose={onChoose}
      onRemove={onRemove}
    />,
  );
  const picker = screen.getByLabelText<HTMLInputElement>(/Operating Agreement$/, { selector: 'input' });
  const isReading = (name: string) => waitFor(() => expect(reading.has(name)).toBe(true));
  const read = async (name: string) => {
    reading.get(name)?.();
    reading.delete(name);
    await new Promise((resolve) => setImmediate(resolve));
  };
  return { ...view, onChoose, onRemove, picker, isReading, read };
}

function dropped(files: readonly File[]) {
  const items = files.map((file) => ({ kind: 'file', type: file.type, getAsFile: () => file }));
  return { dataTransfer: { files, items, types: ['Files'] } };
}

describe('F-59 file names are hostile', () => {
  it.each([
    ['turn the reading direction round', '\u202Egnp.exe.pdf'],
    ['are as long as a disk allows', `${'a'.repeat(240)}.pdf`],
    ['are emoji', '🧾💸.pdf'],
    ['are decomposed letters', 'Re\u0301sume\u0301.pdf'],
    ['are markup', '<img src=x onerror=alert(1)>.pdf'],
    ['are a path', '../../etc/passwd.pdf'],
    ['have a line break', 'two\nlines.pdf'],
    ['are reserved by a system', 'CON.pdf'],
  ])('that %s are shown letter by letter, set apart from the words around them (R10.4)', (_what, name) => {
    const { container } = showField({ ...refOf(pdf), name });
    const shown = [...container.querySelectorAll('bdi')];
    expect(shown.map((element) => element.textContent)).toEqual([name]);
    expect(container.querySelector('img')).toBeNull();
  });
});

describe('F-60 something else than one file is dropped', () => {
  it('of many files, the first is taken (R9.5)', async () => {
    const { onChoose, picker, isReading, read } = showField();
    const many = Array.from({ length: 50 }, (_, index) => new File(['%PDF-'], `${index}.pdf`));
    fireEvent.drop(picker, dropped(many));
    await isReading('0.pdf');
    await read('0.pdf');
    expect(onChoose.mock.calls.map(([{ name }]) => name)).toEqual(['0.pdf']);
  });

  it('words and links are ignored, and the page stays (R9.5)', async () => {
    const { onChoose, picker } = showField();
    const items = [{ kind: 'string', type: 'text/plain', getAsFile: () => null }];
    fireEvent.drop(picker, { dataTransfer: { files: [], items, types: ['text/plain'] } });
    await new Promise((resolve) => setImmediate(resolve));
    expect(onChoose).not.toHaveBeenCalled();
  });

  it('a file dropped beside the field is not opened in place of the page (R15.1)', () => {
    const { onChoose } = showField();
    const drop = createEvent.drop(document.body, dropped([pdf]));
    fireEvent(document.body, drop);
    const over = createEvent.dragOver(document.body, dropped([pdf]));
    fireEvent(document.body, over);
    expect([drop.defaultPrevented, over.defaultPrevented, onChoose.mock.calls]).toEqual([true, true, []]);
  });
});

describe('F-61 a file changes while it is read', () => {
  it('the last choice wins, in whatever order they are read (R10.4)', async () => {
    const { onChoose, picker, user, isReading, read } = showField();
    await user.upload(picker, pdf);
    await isReading('agreement.pdf');
    await user.upload(picker, other);
    await isReading('other.pdf');
    await read('other.pdf');
    await read('agreement.pdf');
    expect(onChoose.mock.calls.map(([{ name }]) => name)).toEqual(['other.pdf']);
  });

  it('a removal while another file is read stays a removal (R10.4)', async () => {
    const { onChoose, onRemove, picker, user, isReading, read } = showField(refOf(pdf));
    await user.upload(picker, other);
    await isReading('other.pdf');
    const group = screen.getByRole('group', { name: /Operating Agreement/ });
    await user.click(within(group).getByRole('button', { name: /^Remove/ }));
    await read('other.pdf');
    expect([onRemove.mock.calls.length, onChoose.mock.calls]).toEqual([1, []]);
  });

  it('the same file can be chosen again after it was corrected (R10.4)', async () => {
    const { onChoose, picker, user, isReading, read } = showField();
    await user.upload(picker, pdf);
    await isReading('agreement.pdf');
    await read('agreement.pdf');
    fireEvent.click(picker);
    expect(picker.value).toBe('');
    await user.upload(picker, pdf);
    await isReading('agreement.pdf');
    await read('agreement.pdf');
    expect(onChoose.mock.calls.map(([{ name }]) => name)).toEqual(['agreement.pdf', 'agreement.pdf']);
  });
});
