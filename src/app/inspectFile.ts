import { FILE_START_BYTES } from '#machines/constants.ts';
import type { InspectFile } from '#src/services/inputStore.ts';

/** Opens a file the way its viewer would, and returns its type or how it is broken (R20.5). */
export const inspectFile: InspectFile = async (file, content, signal) => {
  if (content === 'pdf') return (await import('#src/components/pdf/inspectPdf.ts')).inspectPdf(file, signal);
  if (content === 'other') {
    const { contentOfBytes } = await import('#machines/domain/fileSignatures.ts');
    return contentOfBytes(new Uint8Array(await file.slice(0, FILE_START_BYTES).arrayBuffer()));
  }
  const picture = new Image();
  picture.src = URL.createObjectURL(file.slice(0, file.size, `image/${content}`));
  try {
    // `decode` accepts a truncated picture.
    await picture.decode();
    return content;
  } catch {
    return 'brokenPicture';
  } finally {
    URL.revokeObjectURL(picture.src);
  }
};
