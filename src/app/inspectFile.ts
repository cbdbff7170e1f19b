import { FILE_START_BYTES } from '#machines/constants.ts';
import type { InspectFile } from '#src/services/inputStore.ts';

/** Opens a chosen file as its viewer would, or names its kind; the code for it is loaded when it is needed (R20.5). */
export const inspectFile: InspectFile = async (file, content, signal) => {
  if (content === 'pdf') return (await import('#src/components/pdf/inspectPdf.ts')).inspectPdf(file, signal);
  if (content === 'other') {
    const { contentOfBytes } = await import('#machines/domain/fileSignatures.ts');
    return contentOfBytes(new Uint8Array(await file.slice(0, FILE_START_BYTES).arrayBuffer()));
  }
  const { canShowPicture } = await import('#src/components/canShowPicture.ts');
  return (await canShowPicture(file.slice(0, file.size, `image/${content}`))) ? content : 'brokenPicture';
};
