import {
  FILE_INSPECTION_DEADLINE_MS,
  MAX_INSPECTED_FILE_BYTES,
  PDF_SIGNATURE_WINDOW_BYTES,
} from '#machines/constants.ts';
import type { FileRef } from '#machines/domain/documents.ts';
import { acceptedContentOf, type FileContent } from '#machines/domain/fileContent.ts';
import { BROWSER_CLOCK, type Clock } from './clock.ts';
import { inTime } from './inTime.ts';
import { newId } from './newId.ts';

/**
 * Opens a file whose first bytes are of an accepted kind, or tells which other kind it is. Resolves to its content, which
 * may be a fault; rejects when it can't tell. Closes the file when the signal aborts.
 */
export type InspectFile = (
  file: File,
  content: 'pdf' | 'jpeg' | 'png' | 'other',
  signal: AbortSignal,
) => Promise<FileContent>;

/** Stores under an id what must not enter the chart: the files chosen on this page, and one secret at a time (R5.2, R14.2). */
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
    /** Stores a file and says what it is; one that cannot be read is stored as `unreadable`. */
    file: (file: File): Promise<FileRef> => {
      const reading = read(file);
      readings.add(reading);
      void reading.finally(() => readings.delete(reading));
      return reading;
    },
    /** Acts at once, or after the files that are being read, so that Continue leaves none behind (R15.1). */
    afterReading: (act: () => void): void => {
      if (readings.size === 0) act();
      else void Promise.allSettled(readings).then(act);
    },
    /** The file under this id, or null when it was never there or has been forgotten. */
    chosenFile: (id: string) => files.get(id) ?? null,
    /** The file of a reference as it was chosen on this page, or as an earlier page saved its bytes (R15.4). */
    openFile: async ({ id, name, mimeType }: FileRef, savedBytes: (id: string) => Promise<ArrayBuffer | null>) => {
      const chosen = files.get(id);
      if (chosen !== undefined) return chosen;
      const bytes = await savedBytes(id);
      return bytes && new File([bytes], name, { type: mimeType });
    },
    /** Stores a secret in place of the one before it. */
    secret: (secret: string) => {
      const id = newId();
      secrets.clear();
      secrets.set(id, secret);
      return id;
    },
    /** The secret under this id, which is forgotten then; null when it was taken, replaced or never there. */
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

/** Returns `unreadable` where not even the first bytes come in time; they decide for a file that isn't open in time. */
async function contentOf(file: File, clock: Clock, inspect: InspectFile | undefined): Promise<FileContent> {
  const announced = acceptedContentIn(file);
  const content = await inTime(announced, FILE_INSPECTION_DEADLINE_MS, 'unreadable' as const, clock);
  const isTooLarge = content !== 'other' && file.size > MAX_INSPECTED_FILE_BYTES;
  if (inspect === undefined || content === 'unreadable' || isTooLarge) return content;
  const inspection = new AbortController();
  const inspected = inspect(file, content, inspection.signal);
  return inTime<FileContent, FileContent>(inspected, FILE_INSPECTION_DEADLINE_MS, content, clock).finally(() =>
    inspection.abort(),
  );
}

async function acceptedContentIn(file: File) {
  const start = await file.slice(0, PDF_SIGNATURE_WINDOW_BYTES).arrayBuffer();
  return acceptedContentOf(new Uint8Array(start)) ?? 'other';
}
