import PDFDocument from 'pdfkit';
import { toBytes } from 'pdfkit/output';
import { LOCALE } from '#src/content/format.ts';
import { actual, letterRuns, plainLetters } from './letters.ts';
import { COLOR, PAGE, PAGE_TEXT_WIDTH, STYLE, type DocumentFonts, type TextStyle } from './style.ts';

/** A node of the document's structure tree, which is what a screen reader reads. */
export type Tag = PDFKit.PDFStructureElement;

/** Where text stands: its top left corner and the width it may fill, in points. */
export type Place = { readonly x: number; readonly y: number; readonly width: number };

type TextOptions = { readonly align?: 'left' | 'right'; readonly tabular?: boolean; readonly underline?: boolean };
type TagOptions = PDFKit.Mixins.StructureElementOptions;

/** What a document says of itself. On every page stand the product and `right` above, the mark and the page number below. */
type About = {
  readonly product: string;
  readonly right: string;
  readonly mark: string;
  readonly title: string;
  readonly writtenAt?: Date;
};

/** A PDF being drawn whose every mark is either in the structure tree or an artifact. */
export type TaggedPdf = ReturnType<typeof openTaggedPdf>;

const BARS = [5, 8, 6.5, 11] as const;
const BAR = { width: 3, step: 4.5, base: 47 } as const;
const HEADER_Y = 37;
const FOOTER_Y = 750;
const WRITTEN_AT = new Date(Date.UTC(2026, 0, 1));
// The typings list the archive subsets only; pdfkit also knows the accessible one.
const ACCESSIBLE: string = 'PDF/UA';

/** Opens a tagged US Letter PDF; equal input gives equal bytes. */
export function openTaggedPdf(about: About, fonts: DocumentFonts) {
  const { product, title, mark, writtenAt = WRITTEN_AT } = about;
  const pdf = new PDFDocument({
    size: [PAGE.width, PAGE.height],
    margin: 0,
    font: '',
    pdfVersion: '1.7',
    tagged: true,
    lang: LOCALE,
    displayTitle: true,
    subset: ACCESSIBLE as PDFKit.Mixins.PDFSubsets,
    bufferPages: true,
    autoFirstPage: false,
    info: {
      Title: title,
      Subject: mark,
      Author: product,
      Creator: product,
      Producer: 'pdfkit',
      CreationDate: writtenAt,
      ModDate: writtenAt,
    },
  });
  for (const [name, font] of Object.entries(fonts)) pdf.registerFont(name, font);
  pdf.addPage();
  const root = pdf.struct('Document');
  pdf.addStructure(root);

  const use = (style: TextStyle) => pdf.font(style.font).fontSize(style.size);

  const sheet = {
    pdf,
    root,
    heightOf: (text: string, style: TextStyle, width: number): number =>
      use(style).heightOfString(plainLetters(text), { width, lineGap: style.lineGap }),
    /** Begins a page, and returns where its text does. */
    newPage(): number {
      pdf.addPage();
      return PAGE.top;
    },
    /** Where something so high begins: there, or on a page of its own where it would be parted. */
    placeFor: (y: number, height: number): number => (y + height <= PAGE.bottom ? y : sheet.newPage()),
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
    /** Draws a level line, which is no content. */
    line(x: number, y: number, width: number, color: string = COLOR.line): void {
      sheet.artifact(() => {
        pdf.moveTo(x, y).lineTo(x + width, y);
        pdf.lineWidth(color === COLOR.line ? 0.75 : 1).stroke(color);
      });
    },
    /** Writes text into a node or an artifact, and returns the height it took. */
    write(text: string, style: TextStyle, { x, y, width }: Place, options: TextOptions = {}): number {
      const { tabular = false, ...others } = options;
      const features = tabular ? { features: ['tnum' as const] } : {};
      // The extended font is strong, which then holds for the whole text; a line of several fonts cannot break by itself.
      const hasExtended = letterRuns(text).some(({ isExtended }) => isExtended);
      const shown = hasExtended ? ({ ...style, font: 'strong' } as const) : style;
      let lineY = y;
      for (const line of text.split('\n')) {
        const runs = letterRuns(line);
        [pdf.x, pdf.y] = [x, lineY];
        runs.forEach((run, index) => {
          use(shown).fillColor(style.color);
          if (run.isExtended) pdf.font('extended');
          const continued = index < runs.length - 1;
          pdf.text(run.text, { width, lineGap: style.lineGap, ...others, ...features, continued });
        });
        lineY += sheet.heightOf(line, shown, width);
      }
      return lineY - y;
    },
    /** Adds a node with this text, and returns the height it took. */
    text(
      parent: Tag,
      type: string,
      text: string,
      style: TextStyle,
      place: Place,
      { scope, ...options }: TextOptions & Pick<TagOptions, 'scope'> = {},
    ): number {
      let height = 0;
      const draw = () => {
        height = sheet.write(text, style, place, options);
      };
      sheet.leaf(parent, type, draw, { ...actual(text), ...(scope === undefined ? {} : { scope }) });
      return height;
    },
    /** Adds a link with its text and returns the height it took. */
    link(parent: Tag, text: string, address: string, style: TextStyle, { x, y, width }: Place): number {
      const tag = sheet.branch(parent, 'Link');
      let height = 0;
      tag.add(() => {
        height = sheet.write(text, style, { x, y, width }, { underline: true });
      });
      const textWidth = Math.min(width, use(style).widthOfString(text));
      pdf.link(x, y, textWidth, height, address, { structParent: tag, Contents: pdfString(text) });
      tag.end();
      return height;
    },
    /** Frames every page, then closes the file. */
    async finish(): Promise<Uint8Array<ArrayBuffer>> {
      const { start, count } = pdf.bufferedPageRange();
      for (let index = 0; index < count; index += 1) {
        pdf.switchToPage(start + index);
        drawPageFrame(sheet, about, index + 1, count);
      }
      const written = toBytes(pdf);
      pdf.end();
      return Uint8Array.from(await written);
    },
  };
  return sheet;
}

/** pdfkit writes a plain string as a PDF name; only a String object becomes a PDF text. */
function pdfString(text: string): string {
  return Object(text) as string;
}

/** Draws the header and the footer of the page that is being drawn. */
function drawPageFrame(sheet: TaggedPdf, about: About, page: number, pages: number): void {
  const right = { x: PAGE.left, width: PAGE_TEXT_WIDTH };
  sheet.line(PAGE.left, HEADER_Y + 21, PAGE_TEXT_WIDTH);
  sheet.line(PAGE.left, FOOTER_Y - 10, PAGE_TEXT_WIDTH);
  sheet.artifact(() => {
    BARS.forEach((height, index) => {
      sheet.pdf
        .rect(PAGE.left + index * BAR.step, BAR.base - height, BAR.width, height)
        .fill(index === BARS.length - 1 ? COLOR.highlight : COLOR.action);
    });
    sheet.write(about.product, STYLE.smallStrong, { x: PAGE.left + 24, y: HEADER_Y, width: 200 });
    sheet.write(about.right, STYLE.small, { ...right, y: HEADER_Y }, { align: 'right' });
    sheet.write(about.mark, STYLE.small, { x: PAGE.left, y: FOOTER_Y, width: 380 });
    sheet.write(`Page ${page} of ${pages}`, STYLE.smallStrong, { ...right, y: FOOTER_Y }, { align: 'right' });
  });
}
