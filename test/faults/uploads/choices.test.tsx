import { createEvent, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import type { FileRef } from '#machines/domain/documents.ts';
import { FileField } from '#src/components/FileField.tsx';
import { DROP_PROBLEMS } from '#src/content/files.ts';
import { renderComponent } from '#test/components/renderComponent.tsx';
import { PDF } from '#test/support/fixtures.ts';

const LABEL = 'Operating Agreement';
const pdf = new File(['%PDF-1.7'], 'agreement.pdf', { type: 'application/pdf' });
const other = new File(['%PDF-1.7'], 'other.pdf', { type: 'application/pdf' });
const folder = new File([], 'Taxes');
const refOf = ({ name }: File): FileRef => ({ ...PDF, id: name, name });
const nextTask = () => new Promise((resolve) => setImmediate(resolve));

/** A field whose files are read when the test says so. */
function showField(file: FileRef | null = null) {
  const reading = new Map<string, () => void>();
  const onChoose = vi.fn<(file: FileRef) => void>();
  const onRemove = vi.fn<() => void>();
  const { container, user } = renderComponent(
    <FileField
      label={LABEL}
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
    container,
    onRemove,
    picker,
    user,
    choose: async (chosen: File) => {
      await user.upload(picker, chosen);
      await isReading(chosen.name);
    },
    read: async (name: string) => {
      reading.get(name)?.();
      reading.delete(name);
      await nextTask();
    },
    chosen: () => onChoose.mock.calls.map(([{ name }]) => name),
  };
}

/** The data of a drop: files and folders, or words. */
function dropOf(files: readonly File[], kind = 'file') {
  const items = files.map((file) => ({
    kind,
    type: file.type,
    getAsFile: () => (kind === 'file' ? file : null),
    webkitGetAsEntry: () => ({ isDirectory: file === folder }),
  }));
  return { dataTransfer: { files: kind === 'file' ? files : [], items, types: ['Files'] } };
}

describe('A file field', () => {
  it.each([
    ['with a changed reading direction', '\u202Egnp.exe.pdf'],
    ['with markup', '<img src=x onerror=alert(1)>.pdf'],
  ])('isolates a file name %s (R10.4)', (_what, name) => {
    const { container } = showField({ ...refOf(pdf), name });
    const isolated = Array.from(container.querySelectorAll('bdi'), ({ textContent }) => textContent);
    expect(isolated).toEqual([name]);
    expect(container.querySelector('img')).toBeNull();
  });

  it.each([
    ['a folder', dropOf([folder]), DROP_PROBLEMS.folder],
    ['two files', dropOf([pdf, other]), DROP_PROBLEMS.several],
    ['words or a link', dropOf([pdf], 'string'), DROP_PROBLEMS.noFile],
  ])('refuses a drop of %s with what to do (R9.5, R20.5)', async (_what, transfer, sentence) => {
    const { chosen, picker } = showField();
    const drop = createEvent.drop(picker, transfer);
    fireEvent(picker, drop);
    const said = await screen.findByText(sentence);
    expect(said.closest('[aria-live]')).not.toBeNull();
    await nextTask();
    expect(drop.defaultPrevented).toBe(true);
    expect(chosen()).toEqual([]);
  });

  it.each(['drop', 'dragOver'] as const)('keeps the page open on a %s outside it (R15.1)', (name) => {
    const { chosen } = showField();
    const event = createEvent[name](document.body, dropOf([pdf]));
    fireEvent(document.body, event);
    expect(event.defaultPrevented).toBe(true);
    expect(chosen()).toEqual([]);
  });

  it('keeps the last choice in any reading order (R10.4)', async () => {
    const { chosen, choose, read } = showField();
    await choose(pdf);
    await choose(other);
    await read(other.name);
    await read(pdf.name);
    expect(chosen()).toEqual([other.name]);
  });

  it('stays empty when its file is removed while another is read (R10.4)', async () => {
    const { chosen, onRemove, user, choose, read } = showField(refOf(pdf));
    await choose(other);
    const group = screen.getByRole('group', { name: /Operating Agreement/ });
    await user.click(within(group).getByRole('button', { name: /^Remove/ }));
    await read(other.name);
    expect(onRemove).toHaveBeenCalledTimes(1);
    expect(chosen()).toEqual([]);
  });

  it('takes the same file again after it was corrected (R10.4)', async () => {
    const { chosen, picker, choose, read } = showField();
    for (let turn = 0; turn < 2; turn += 1) {
      await choose(pdf);
      await read(pdf.name);
      fireEvent.click(picker);
    }
    expect(picker.value).toBe('');
    expect(chosen()).toEqual([pdf.name, pdf.name]);
  });
});
