import { FILE_START_BYTES } from '#machines/constants.ts';
import type { InspectFile } from '#src/services/inputStore.ts';

/** Returns the content type of a file, or why it can't be opened. Decodes PDFs and images to check them (R20.5). */
export const inspectFile: InspectFile = async (file, content, signal) => {
  if (content === 'pdf') return (await import('#src/components/pdf/inspectPdf.ts')).inspectPdf(file, signal);
  if (content === 'other') {
    const { contentOfBytes } = await import('#machines/domain/fileSignatures.ts');
    return contentOfBytes(new Uint8Array(await file.slice(0, FILE_START_BYTES).arrayBuffer()));
  }
  const image = new Image();
  image.src = URL.createObjectURL(file.slice(0, file.size, `image/${content}`));
  try {
    // `decode` also accepts a truncated image.
    await image.decode();
    return content;
  } catch {
    return 'brokenPicture';
  } finally {
    URL.revokeObjectURL(image.src);
  }
};
