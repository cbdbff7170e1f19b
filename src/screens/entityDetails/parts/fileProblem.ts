import type { FileRefusal } from '#machines/journey/context.ts';
import { FILE_PROBLEMS } from '#src/content/fileProblems.ts';

/** What is wrong with a place for a file: why the last one was refused, or that there is none. */
export function fileProblem(refusal: FileRefusal | null, missing: string | null): string | null {
  return refusal === null ? missing : FILE_PROBLEMS[refusal.problem];
}
