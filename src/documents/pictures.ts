import type { Painting } from './painter.ts';

const RGBA = 4;
const RGB = 3;

/** Where a picture is, from its top left corner, in points. */
type PicturePlace = Readonly<Record<'x' | 'y' | 'width' | 'height', number>>;

/**
 * Adds pictures of letters, each once in the file however often it is drawn. pdfkit would unpack a PNG in a worker from a
 * `blob:`, which the policy of the pages forbids.
 */
export function openPictures(pdf: PDFKit.PDFDocument) {
  const pictures = new Map<Painting, { readonly name: string; readonly reference: PDFKit.PDFKitReference }>();

  const pictureOf = (painting: Painting) => {
    const picture = pictures.get(painting) ?? {
      name: `Letters${pictures.size + 1}`,
      reference: embed(pdf, painting.image),
    };
    pictures.set(painting, picture);
    return picture;
  };

  return {
    draw(painting: Painting, { x, y, width, height }: PicturePlace): void {
      const { name, reference } = pictureOf(painting);
      (pdf.page.xobjects as Record<string, unknown>)[name] = reference;
      pdf.save();
      pdf.transform(width, 0, 0, -height, x, y + height);
      pdf.addContent(`/${name} Do`);
      pdf.restore();
    },
  };
}

/** Writes a picture as PDF has it: its colors, and in a second picture how far each dot covers what is below it. */
function embed(pdf: PDFKit.PDFDocument, { data, width, height }: Painting['image']): PDFKit.PDFKitReference {
  const colors = new Uint8Array(width * height * RGB);
  const cover = new Uint8Array(width * height);
  for (let dot = 0; dot < cover.length; dot += 1) {
    colors.set(data.subarray(dot * RGBA, dot * RGBA + RGB), dot * RGB);
    cover[dot] = data[dot * RGBA + RGB] ?? 0;
  }
  const picture = { Type: 'XObject', Subtype: 'Image', Width: width, Height: height, BitsPerComponent: 8 };
  const mask = pdf.ref({ ...picture, ColorSpace: 'DeviceGray' });
  mask.end(cover);
  const reference = pdf.ref({ ...picture, ColorSpace: 'DeviceRGB', SMask: mask });
  reference.end(colors);
  return reference;
}
