import { PDF_SIGNATURE_WINDOW_BYTES } from '#machines/constants.ts';
import type { FileContent, FileRef } from '#machines/domain/documents.ts';
import { newId } from './newId.ts';

const PDF_SIGNATURE = '%PDF-';
const JPEG_SIGNATURE = '\xff\xd8\xff';
const PNG_SIGNATURE = '\x89PNG\r\n\x1a\n';

/** Stores under an id what must not enter the chart: the files chosen on this page, and one secret at a time (R5.2, R14.2). */
export function createInputStore() {
  const files = new Map<string, File>();
  const secrets = new Map<string, string>();
  return {
    /** Stores a file and says what it is; one that cannot be read is stored as `unreadable`. */
    file: async (file: File): Promise<FileRef> => {
      const id = newId();
      files.set(id, file);
      return { id, name: file.name, sizeBytes: file.size, mimeType: file.type, content: await contentOf(file) };
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

async function contentOf(file: File): Promise<FileContent> {
  try {
    const bytes = new Uint8Array(await file.slice(0, PDF_SIGNATURE_WINDOW_BYTES).arrayBuffer());
    return contentOfBytes(bytes);
  } catch {
    return 'unreadable';
  }
}

/** What a file's first bytes say it is: a PDF may have something before its signature, an image may not (R10.4). */
export function contentOfBytes(bytes: Uint8Array): FileContent {
  const text = String.fromCharCode(...bytes);
  if (text.startsWith(JPEG_SIGNATURE)) return 'jpeg';
  if (text.startsWith(PNG_SIGNATURE)) return 'png';
  return text.includes(PDF_SIGNATURE) ? 'pdf' : 'other';
}
