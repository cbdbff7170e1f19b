import type { Painting } from './painter.ts';

type Pdf = PDFKit.PDFDocument;
type Position = Readonly<Record<'x' | 'baseline' | 'size' | 'width', number>>;

const RGBA = 4;
const RGB = 3;
const UNITS_PER_EM = 1000;
const INVISIBLE_MODE = 3;
const LAST_CODE = 0xff_ff;
const FONT_NAME = 'Hidden';
const ROWS_PER_BLOCK = 100;

const MARK = /^\p{Nonspacing_Mark}$/u;
/** A character with the format characters before it; PDF readers ignore a joiner that is encoded separately. */
const CHARACTER = /\p{Format}*\P{Format}/gu;
/** Widths in ems. PDF readers treat a wide space as the end of the text, and ignore the width of a mark. */
const WIDTHS = { letter: 1, space: 0.4, mark: 0 } as const;

/** Draws images of letters, with invisible text for search, copying and screen readers. */
export function createPaintedText(pdf: Pdf) {
  const images = new Map<Painting, { readonly name: string; readonly reference: PDFKit.PDFKitReference }>();
  const codes = new Map<string, number>();
  let font: PDFKit.PDFKitReference | undefined;

  const codeOf = (characters: string): number => {
    const code = codes.get(characters) ?? Math.min(codes.size + 1, LAST_CODE);
    codes.set(characters, code);
    return code;
  };

  /** Draws an image; the file stores each image only once. */
  function drawImage(painting: Painting, { x, baseline, size }: Position): void {
    const name = `Letters${images.size + 1}`;
    const image = images.get(painting) ?? { name, reference: embedImage(pdf, painting.image) };
    images.set(painting, image);
    (pdf.page.xobjects as Record<string, unknown>)[image.name] = image.reference;
    const [width, height] = [painting.width * size, painting.height * size];
    pdf.save();
    pdf.transform(width, 0, 0, -height, x + painting.x * size, baseline - painting.ascent * size + height);
    pdf.addContent(`/${image.name} Do`);
    pdf.restore();
  }

  function addHiddenText(text: string, { x, baseline, size, width }: Position): void {
    const characters = text.match(CHARACTER) ?? [];
    const ems = characters.reduce((sum, each) => sum + widthOf(each), 0);
    if (ems === 0) return;
    font ??= pdf.ref({});
    (pdf.page.fonts as Record<string, unknown>)[FONT_NAME] = font;
    pdf.save();
    pdf.transform(1, 0, 0, -1, 0, pdf.page.height);
    const textMatrix = `1 0 0 1 ${toDecimal(x)} ${toDecimal(pdf.page.height - baseline)} Tm`;
    const scalePercent = toDecimal((width / ems / size) * 100);
    const textState = `/${FONT_NAME} ${toDecimal(size)} Tf ${INVISIBLE_MODE} Tr ${scalePercent} Tz`;
    pdf.addContent(`BT ${textState} ${textMatrix} <${characters.map((each) => toHex(codeOf(each))).join('')}> Tj ET`);
    pdf.restore();
  }

  return {
    /** Draws a painting of letters; `text` has their characters in visual order, from left to right. */
    draw(painting: Painting, text: string, position: Position): void {
      drawImage(painting, position);
      addHiddenText(text, position);
    },
    /** Writes the font; must be called after all text is drawn. */
    finish(): void {
      if (font === undefined) return;
      const writeObject = (data: object): PDFKit.PDFKitReference => {
        const reference = pdf.ref(data);
        reference.end('');
        return reference;
      };
      const map = pdf.ref({});
      map.end(formatCharacterMap(codes));
      const FontDescriptor = writeObject({
        Type: 'FontDescriptor',
        FontName: FONT_NAME,
        Flags: 4,
        FontBBox: [0, 0, UNITS_PER_EM, UNITS_PER_EM],
        ItalicAngle: 0,
        Ascent: UNITS_PER_EM,
        Descent: 0,
        CapHeight: UNITS_PER_EM,
        StemV: 0,
      });
      const descendant = writeObject({
        Type: 'Font',
        Subtype: 'CIDFontType2',
        BaseFont: FONT_NAME,
        CIDSystemInfo: { Registry: Object('Adobe') as string, Ordering: Object('Identity') as string, Supplement: 0 },
        CIDToGIDMap: 'Identity',
        W: Array.from(codes).flatMap(([each, code]) => [code, [widthOf(each) * UNITS_PER_EM]]),
        FontDescriptor,
      });
      Object.assign(font.data, {
        Type: 'Font',
        Subtype: 'Type0',
        BaseFont: FONT_NAME,
        Encoding: 'Identity-H',
        ToUnicode: map,
        DescendantFonts: [descendant],
      });
      font.end('');
    },
  };
}

/** Avoids `pdf.image`, which decodes a PNG in a `blob:` worker that the Content-Security-Policy blocks. */
function embedImage(pdf: Pdf, { data, width, height }: Painting['image']): PDFKit.PDFKitReference {
  const colors = new Uint8Array(width * height * RGB);
  const opacity = new Uint8Array(width * height);
  for (let pixel = 0; pixel < opacity.length; pixel += 1) {
    colors.set(data.subarray(pixel * RGBA, pixel * RGBA + RGB), pixel * RGB);
    opacity[pixel] = data[pixel * RGBA + RGB] ?? 0;
  }
  const image = { Type: 'XObject', Subtype: 'Image', Width: width, Height: height, BitsPerComponent: 8 };
  const mask = pdf.ref({ ...image, ColorSpace: 'DeviceGray' });
  mask.end(opacity);
  const reference = pdf.ref({ ...image, ColorSpace: 'DeviceRGB', SMask: mask });
  reference.end(colors);
  return reference;
}

function widthOf(characters: string): number {
  if (characters === ' ') return WIDTHS.space;
  return MARK.test(characters) ? WIDTHS.mark : WIDTHS.letter;
}

/** Returns a ToUnicode CMap (ISO 32000-1, 9.10.3), which maps each code to its characters in UTF-16. */
function formatCharacterMap(codes: ReadonlyMap<string, number>): string {
  const rows = Array.from(codes, ([characters, code]) => {
    const units = characters.split('').map((unit) => toHex(unit.charCodeAt(0)));
    return `<${toHex(code)}> <${units.join('')}>`;
  });
  const blocks = Array.from({ length: Math.ceil(rows.length / ROWS_PER_BLOCK) }, (_, index) => {
    const block = rows.slice(index * ROWS_PER_BLOCK, (index + 1) * ROWS_PER_BLOCK);
    return `${block.length} beginbfchar\n${block.join('\n')}\nendbfchar`;
  });
  return [
    '/CIDInit /ProcSet findresource begin 12 dict begin begincmap',
    '/CIDSystemInfo << /Registry (Adobe) /Ordering (UCS) /Supplement 0 >> def',
    '/CMapName /Adobe-Identity-UCS def /CMapType 2 def',
    '1 begincodespacerange <0000> <ffff> endcodespacerange',
    ...blocks,
    'endcmap CMapName currentdict /CMap defineresource pop end end',
  ].join('\n');
}

function toHex(code: number): string {
  return code.toString(16).padStart(4, '0');
}

function toDecimal(points: number): string {
  return String(Number(points.toFixed(4)));
}
