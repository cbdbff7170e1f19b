import PDFDocument from 'pdfkit';
import { toBytes } from 'pdfkit/output';
import { compressPdf } from './compressPdf.ts';
import { type LetterRun, letterRuns, plainLetters } from './letters.ts';
import { PAGE, type DocumentFonts, type TextStyle } from './style.ts';
import { LOCALE } from '#src/content/format.ts';

/** A node of the document's structure tree, which is what a screen reader reads. */
export type Tag = PDFKit.PDFStructureElement;

/** Where text stands: its top left corner and the width it may fill, in points. */
export type Place = { readonly x: number; readonly y: number; readonly width: number };

type TextOptions = { readonly align?: 'left' | 'right'; readonly tabular?: boolean; readonly underline?: boolean };
type TagOptions = PDFKit.Mixins.StructureElementOptions;

/** A PDF being drawn whose every mark is either in the structure tree or an artifact. */
export type TaggedPdf = ReturnType<typeof openTaggedPdf>;

const WRITTEN_AT = new Date(Date.UTC(2026, 0, 1));
// The typings list the archive subsets only; pdfkit also knows the accessible one.
const ACCESSIBLE: string = 'PDF/UA';

/** Opens a tagged US Letter PDF; equal input gives equal bytes, in Node and in the browser. */
export function openTaggedPdf(
  product: string,
  title: string,
  subject: string,
  fonts: DocumentFonts,
  writtenAt: Date = WRITTEN_AT,
) {
  const pdf = new PDFDocument({
    size: [PAGE.width, PAGE.height],
    margin: 0,
    font: '',
    compress: false,
    pdfVersion: '1.7',
    tagged: true,
    lang: LOCALE,
    displayTitle: true,
    subset: ACCESSIBLE as PDFKit.Mixins.PDFSubsets,
    bufferPages: true,
    autoFirstPage: false,
    info: {
      Title: title,
      Subject: subject,
      Author: product,
      Creator: product,
      Producer: 'pdfkit',
      CreationDate: writtenAt,
      ModDate: writtenAt,
    },
  });
  pdf.registerFont('display', fonts.display);
  pdf.registerFont('text', fonts.text);
  pdf.registerFont('strong', fonts.strong);
  if (fonts.extended !== undefined) pdf.registerFont('extended', fonts.extended);
  pdf.addPage();
  const root = pdf.struct('Document');
  pdf.addStructure(root);

  const use = (style: TextStyle) => pdf.font(style.font).fontSize(style.size).fillColor(style.color);
  const heightOf = (text: string, style: TextStyle, width: number) =>
    use(style).heightOfString(plainLetters(text), { width, lineGap: style.lineGap });

  const writeRuns = (runs: readonly LetterRun[], style: TextStyle, { x, y }: Place, options: TextOptions) => {
    runs.forEach((run, index) => {
      use(style);
      if (run.isExtended) pdf.font('extended');
      const isLast = index === runs.length - 1;
      const runOptions = isLast ? options : { ...options, continued: true };
      if (index === 0) pdf.text(run.text, x, y, runOptions);
      else pdf.text(run.text, runOptions);
    });
  };

  const sheet = {
    pdf,
    root,
    heightOf,
    /** Like `heightOf`, and leaves no trace in the file. */
    measure: (text: string, style: TextStyle, width: number): number =>
      pdf.font(style.font).fontSize(style.size).heightOfString(plainLetters(text), { width, lineGap: style.lineGap }),
    addPage: () => void pdf.addPage(),
    /** Adds a node that holds other nodes. */
    branch(parent: Tag, type: string): Tag {
      const tag = pdf.struct(type);
      parent.add(tag);
      return tag;
    },
    /** Adds a node that holds what `draw` draws. */
    leaf(parent: Tag, type: string, draw: () => void, options: TagOptions = {}): void {
      const tag = pdf.struct(type, options, draw);
      parent.add(tag);
      tag.end();
    },
    /** Draws what is no content: lines, colours, headers and footers. */
    artifact(draw: () => void): void {
      pdf.markContent('Artifact', { type: 'Layout' });
      draw();
      pdf.endMarkedContent();
    },
    /** Writes text and returns the height it took. */
    write(
      text: string,
      style: TextStyle,
      { x, y, width }: Place,
      { align = 'left', tabular = false, underline = false }: TextOptions = {},
    ): number {
      const height = heightOf(text, style, width);
      const options = {
        width,
        lineGap: style.lineGap,
        align,
        underline,
        ...(tabular ? { features: ['tnum' as const] } : {}),
      };
      const runs = letterRuns(text, fonts.extended !== undefined);
      const [only] = runs;
      if (only === undefined || (runs.length === 1 && !only.isExtended)) {
        use(style).text(only?.text ?? '', x, y, options);
        return height;
      }
      // The extended font is strong, and a line cannot break within several fonts: both hold for the whole text.
      const strong = { ...style, font: 'strong' } as const;
      let lineY = y;
      for (const line of text.split('\n')) {
        writeRuns(letterRuns(line, fonts.extended !== undefined), strong, { x, y: lineY, width }, options);
        lineY += heightOf(line, strong, width);
      }
      return lineY - y;
    },
    /** Adds a link with its text and returns the height it took. */
    link(parent: Tag, text: string, address: string, style: TextStyle, { x, y, width }: Place): number {
      const tag = pdf.struct('Link');
      parent.add(tag);
      let height = 0;
      tag.add(() => {
        height = sheet.write(text, style, { x, y, width }, { underline: true });
      });
      const textWidth = Math.min(width, use(style).widthOfString(text));
      pdf.link(x, y, textWidth, height, address, { structParent: tag, Contents: pdfString(text) });
      tag.end();
      return height;
    },
    /** Draws on every page, then closes the file. */
    async finish(onEachPage: (page: number, pages: number) => void): Promise<Uint8Array<ArrayBuffer>> {
      const { start, count } = pdf.bufferedPageRange();
      for (let index = 0; index < count; index += 1) {
        pdf.switchToPage(start + index);
        sheet.artifact(() => onEachPage(index + 1, count));
      }
      const written = toBytes(pdf);
      pdf.end();
      return compressPdf(await written);
    },
  };
  return sheet;
}

/** pdfkit writes a plain string as a PDF name; only a String object becomes a PDF text. */
function pdfString(text: string): string {
  return Object(text) as string;
}
