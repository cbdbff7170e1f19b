/** A file as a creator picks one; the content is only as much of a PDF as a reader checks first. */
export function pdfNamed(name: string, sizeBytes = 2048) {
  const buffer = Buffer.alloc(sizeBytes, ' ');
  buffer.write('%PDF-1.7\n');
  return { name, mimeType: 'application/pdf', buffer };
}

/** A small picture of an ID document. */
export function pngNamed(name: string) {
  return { name, mimeType: 'image/png', buffer: Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex') };
}
