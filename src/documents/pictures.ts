import type { Painting } from './painter.ts';

const RGBA = 4;
const RGB = 3;

/**
 * Draws pictures of letters, each stored once in the file. `pdf.image` would unpack a PNG in a worker from a `blob:`,
 * which the Content-Security-Policy forbids.
 */
export function openPictures(pdf: PDFKit.PDFDocument) {
  const pictures = new Map<Painting, { readonly name: string; readonly reference: PDFKit.PDFKitReference }>();

  return {
    draw(painting: Painting, { x, y, width, height }: Record<'x' | 'y' | 'width' | 'height', number>): void {
      const name = `Letters${pictures.size + 1}`;
      const picture = pictures.get(painting) ?? { name, reference: embed(pdf, painting.image) };
      pictures.set(painting, picture);
      (pdf.page.xobjects as Record<string, unknown>)[picture.name] = picture.reference;
      pdf.save();
      pdf.transform(width, 0, 0, -height, x, y + height);
      pdf.addContent(`/${picture.name} Do`);
      pdf.restore();
    },
  };
}

/** Embeds a picture: its colors, with its opacity as a second, gray picture. */
function embed(pdf: PDFKit.PDFDocument, { data, width, height }: Painting['image']): PDFKit.PDFKitReference {
  const colors = new Uint8Array(width * height * RGB);
  const opacity = new Uint8Array(width * height);
  for (let dot = 0; dot < opacity.length; dot += 1) {
    colors.set(data.subarray(dot * RGBA, dot * RGBA + RGB), dot * RGB);
    opacity[dot] = data[dot * RGBA + RGB] ?? 0;
  }
  const picture = { Type: 'XObject', Subtype: 'Image', Width: width, Height: height, BitsPerComponent: 8 };
  const mask = pdf.ref({ ...picture, ColorSpace: 'DeviceGray' });
  mask.end(opacity);
  const reference = pdf.ref({ ...picture, ColorSpace: 'DeviceRGB', SMask: mask });
  reference.end(colors);
  return reference;
}
