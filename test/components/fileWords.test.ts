import { describe, expect, it } from 'vitest';
import type { FileContent } from '#machines/domain/fileContent.ts';
import type { FileProblem } from '#machines/domain/documents.ts';
import { refusalWords } from '#src/content/files.ts';

const wordsOf = (problem: FileProblem, content: FileContent) =>
  refusalWords({ name: 'file', problem, content }).join(' ');

describe('Words of a refused file', () => {
  it.each<[FileProblem, FileContent, string]>([
    ['notPdf', 'jpeg', 'This is a JPG picture. Open it, choose Print, then save it as a PDF and choose that.'],
    ['notPdf', 'word', 'This is a Word document. Open it, save or export it as a PDF, then choose that.'],
    ['notPdfOrImage', 'gif', 'This is a GIF picture. Open it and save it as a JPG or PNG, or take a screenshot of it.'],
  ])('for %s with %s say what it is and what to do (R9.4, R10.4, R20.5)', (problem, content, words) => {
    const accepted = problem === 'notPdf' ? 'PDF' : 'PDF, JPG and PNG';
    expect(wordsOf(problem, content)).toBe(`Only ${accepted} files are accepted. ${words}`);
  });
});
