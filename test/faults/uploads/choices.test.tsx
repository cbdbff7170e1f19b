import { createEvent, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import type { FileRef } from '#machines/domain/documents.ts';
import { FileField } from '#src/components/FileField.tsx';
import { DROP_PROBLEMS } from '#src/content/files.ts';
import { renderComponent } from '#test/components/renderComponent.tsx';
import { PDF } from '#test/support/fixtures.ts';

const LABEL = 'Operating Agreement';
const pdf = new File(['%PDF-1.7'], 'agreement.pdf', { type: 'application/pdf' });
const otherPdf = new File(['%PDF-1.7'], 'otherPdf.pdf', { type: 'application/pdf' });
const folder = new File([], 'Taxes');
const refTo = ({ name }: File): FileRef => ({ ...PDF, id: name, name });
const nextTask = () => new Promise((resolve) => setImmediate(resolve));

/** Renders a field whose files finish loading when the test calls `read`. */
function renderField(file: FileRef | null = null) {
  const pendingReads = new Map<string, () => void>();
  const onChoose = vi.fn<(file: FileRef) => void>();
  const onRemove = vi.fn<() => void>();
  const { container, user } = renderComponent(
    <FileField
      label={LABEL}
      accept="pdf"
      file={file}
      refusal={null}
      onOpen={async () => null}
      onStore={(chosen) => new Promise((resolve) => pendingReads.set(chosen.name, () => resolve(refTo(chosen))))}
      onChoose={onChoose}
      onRemove={onRemove}
    />,
  );
  const picker = screen.getByLabelText<HTMLInputElement>(/Operating Agreement$/, { selector: 'input' });
  const waitForRead = (name: string) => waitFor(() => expect(pendingReads.has(name)).toBe(true));
  return {
    container,
    onRemove,
    picker,
    user,
    choose: async (chosen: File) => {
      await user.upload(picker, chosen);
      await waitForRead(chosen.name);
    },
    read: async (name: string) => {
      pendingReads.get(name)?.();
      pendingReads.delete(name);
      await nextTask();
    },
    chosen: () => onChoose.mock.calls.map(([{ name }]) => name),
  };
}

/** Creates the event data for a drop of files, folders or text. */
function createDropData(files: readonly File[], kind = 'file') {
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
    ['with a reversed reading direction', '\u202Egnp.exe.pdf'],
    ['with markup', '<img src=x onerror=alert(1)>.pdf'],
  ])('isolates a file name %s (R10.4)', (_kind, name) => {
    const { container } = renderField({ ...refTo(pdf), name });
    const isolated = Array.from(container.querySelectorAll('bdi'), ({ textContent }) => textContent);
    expect(isolated).toEqual([name]);
    expect(container.querySelector('img')).toBeNull();
  });

  it.each([
    ['a folder', createDropData([folder]), DROP_PROBLEMS.folder],
    ['two files', createDropData([pdf, otherPdf]), DROP_PROBLEMS.several],
    ['text or a link', createDropData([pdf], 'string'), DROP_PROBLEMS.noFile],
  ])('explains why it rejects a drop of %s (R9.5, R20.5)', async (_content, transfer, problem) => {
    const { chosen, picker } = renderField();
    const drop = createEvent.drop(picker, transfer);
    fireEvent(picker, drop);
    const message = await screen.findByText(problem);
    expect(message.closest('[aria-live]')).not.toBeNull();
    await nextTask();
    expect(drop.defaultPrevented).toBe(true);
    expect(chosen()).toEqual([]);
  });

  it.each(['drop', 'dragOver'] as const)('keeps the page open on a %s event outside the field (R15.1)', (name) => {
    const { chosen } = renderField();
    const event = createEvent[name](document.body, createDropData([pdf]));
    fireEvent(document.body, event);
    expect(event.defaultPrevented).toBe(true);
    expect(chosen()).toEqual([]);
  });

  it('keeps the last choice when an earlier file loads later (R10.4)', async () => {
    const { chosen, choose, read } = renderField();
    await choose(pdf);
    await choose(otherPdf);
    await read(otherPdf.name);
    await read(pdf.name);
    expect(chosen()).toEqual([otherPdf.name]);
  });

  it('stays empty when its file is removed while another loads (R10.4)', async () => {
    const { chosen, onRemove, user, choose, read } = renderField(refTo(pdf));
    await choose(otherPdf);
    const group = screen.getByRole('group', { name: /Operating Agreement/ });
    await user.click(within(group).getByRole('button', { name: /^Remove/ }));
    await read(otherPdf.name);
    expect(onRemove).toHaveBeenCalledTimes(1);
    expect(chosen()).toEqual([]);
  });

  it('accepts the same file twice in a row (R10.4)', async () => {
    const { chosen, picker, choose, read } = renderField();
    for (let turn = 0; turn < 2; turn += 1) {
      await choose(pdf);
      await read(pdf.name);
      fireEvent.click(picker);
    }
    expect(picker.value).toBe('');
    expect(chosen()).toEqual([pdf.name, pdf.name]);
  });
});
