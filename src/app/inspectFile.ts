import type { InspectFile } from '#src/services/inputStore.ts';

/** Opens a chosen file as its viewer would; the code for it is loaded when the first one is chosen (R20.5). */
export const inspectFile: InspectFile = async (file, content, signal) => {
  if (content === 'pdf') return (await import('#src/components/pdf/inspectPdf.ts')).inspectPdf(file, signal);
  const { canShowPicture } = await import('#src/components/canShowPicture.ts');
  return (await canShowPicture(file.slice(0, file.size, `image/${content}`))) ? content : 'brokenPicture';
};
