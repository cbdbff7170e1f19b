import {
  FILE_INSPECTION_DEADLINE_MS,
  MAX_INSPECTED_FILE_BYTES,
  PDF_SIGNATURE_WINDOW_BYTES,
} from '#machines/constants.ts';
import type { FileRef } from '#machines/domain/documents.ts';
import { acceptedContentOf, type FileContent } from '#machines/domain/fileContent.ts';
import { BROWSER_CLOCK, type Clock, withTimeout } from './clock.ts';
import { newId } from './storage.ts';

/** Checks a file by opening it; rejects if it can't tell, and stops when the signal aborts. */
export type InspectFile = (
  file: File,
  content: 'pdf' | 'jpeg' | 'png' | 'other',
  signal: AbortSignal,
) => Promise<FileContent>;

/** Stores what must not enter the chart: the files chosen on this page, and one secret at a time (R5.2, R14.2). */
export function createInputStore(clock: Clock = BROWSER_CLOCK, inspect?: InspectFile) {
  const files = new Map<string, File>();
  const secrets = new Map<string, string>();
  const readings = new Set<Promise<FileRef>>();
  const read = async (file: File): Promise<FileRef> => {
    const id = newId();
    files.set(id, file);
    const content = await contentOf(file, clock, inspect);
    return { id, name: file.name, sizeBytes: file.size, mimeType: file.type, content };
  };
  return {
    file: (file: File): Promise<FileRef> => {
      const reading = read(file);
      readings.add(reading);
      void reading.finally(() => readings.delete(reading));
      return reading;
    },
    /** Calls `run` once all chosen files are read, so Continue doesn't drop one (R15.1). */
    afterReading: (run: () => void): void => {
      if (readings.size === 0) run();
      else void Promise.allSettled(readings).then(run);
    },
    chosenFile: (id: string) => files.get(id) ?? null,
    openFile: async ({ id, name, mimeType }: FileRef, savedBytes: (id: string) => Promise<ArrayBuffer | null>) => {
      const chosen = files.get(id);
      if (chosen !== undefined) return chosen;
      const bytes = await savedBytes(id);
      return bytes && new File([bytes], name, { type: mimeType });
    },
    secret: (secret: string) => {
      const id = newId();
      secrets.clear();
      secrets.set(id, secret);
      return id;
    },
    /** Returns a secret and forgets it; null if it was already taken or replaced. */
    takeSecret: (id: string) => {
      const secret = secrets.get(id) ?? null;
      secrets.delete(id);
      return secret;
    },
    forget: () => {
      files.clear();
      secrets.clear();
    },
  };
}

/**
 * Returns the type that the inspection found. If that takes too long, the first bytes decide; if even those can't be
 * read in time, returns `unreadable`.
 */
async function contentOf(file: File, clock: Clock, inspect: InspectFile | undefined): Promise<FileContent> {
  const content = await withTimeout(acceptedContentIn(file), FILE_INSPECTION_DEADLINE_MS, 'unreadable' as const, clock);
  const isTooLarge = content !== 'other' && file.size > MAX_INSPECTED_FILE_BYTES;
  if (inspect === undefined || content === 'unreadable' || isTooLarge) return content;
  const inspection = new AbortController();
  const inspected = inspect(file, content, inspection.signal);
  const result = withTimeout<FileContent, FileContent>(inspected, FILE_INSPECTION_DEADLINE_MS, content, clock);
  return result.finally(() => inspection.abort());
}

async function acceptedContentIn(file: File) {
  const start = await file.slice(0, PDF_SIGNATURE_WINDOW_BYTES).arrayBuffer();
  return acceptedContentOf(new Uint8Array(start)) ?? 'other';
}
