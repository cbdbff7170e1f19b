import PDFDocument from 'pdfkit';
import { toBytes } from 'pdfkit/output';
import { LOCALE } from '#src/content/format.ts';
import { SHELL } from '#src/content/shell.ts';
import type { DocumentFonts } from './fonts.ts';
import { COLOR, PAGE, PAGE_TEXT_WIDTH, STYLE, type TextStyle } from './style.ts';
import { countFittingLines, type Line, type LineOptions, createTypesetter } from './typesetter.ts';

/** A node of the document's structure tree, which screen readers read. */
export type Tag = PDFKit.PDFStructureElement;

/** The top left corner of a text block and its maximum width, in points. */
export type TextBox = { readonly x: number; readonly y: number; readonly width: number };

type TextOptions = LineOptions & { readonly align?: 'left' | 'right' };
type TagOptions = PDFKit.Mixins.StructureElementOptions;
type TextTagOptions = TextOptions & Pick<TagOptions, 'scope'>;

/** Metadata of a document. Each page repeats its header and footer. */
type DocumentInfo = {
  readonly header: string;
  readonly footer: string;
  readonly title: string;
  readonly createdAt?: Date;
  /** The bottom of the text area. */
  readonly bottom?: number;
};

/** A PDF in which everything drawn is either in the structure tree or an artifact. */
export type TaggedPdf = ReturnType<typeof createTaggedPdf>;

const BARS = [5, 8, 6.5, 11] as const;
const BAR = { width: 3, step: 4.5, base: 47 } as const;
const HEADER_Y = 37;
const FOOTER_Y = 750;
/** Rows and sections up to this height stay on one page; taller ones may break across pages. */
const MAX_UNBROKEN_HEIGHT = PAGE.bottom - PAGE.top - 120;
/** The minimum space for starting a tall row on the current page. */
const MIN_ROW_START_HEIGHT = 80;
const DEFAULT_CREATED_AT = new Date(Date.UTC(2026, 0, 1));
// Missing from the typings, which only list the archive subsets.
const ACCESSIBLE: string = 'PDF/UA';

/** Creates a tagged US Letter PDF. The output is byte-for-byte deterministic. */
export function createTaggedPdf(info: DocumentInfo, fonts: DocumentFonts) {
  const { title, footer, createdAt = DEFAULT_CREATED_AT, bottom = PAGE.bottom } = info;
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
      Subject: footer,
      Author: SHELL.productName,
      Creator: SHELL.productName,
      Producer: 'pdfkit',
      CreationDate: createdAt,
      ModDate: createdAt,
    },
  });
  const typesetter = createTypesetter(pdf, fonts);
  pdf.addPage();
  const root = pdf.struct('Document');
  pdf.addStructure(root);

  let page = 0;
  const goToPage = (number: number) => {
    if (number < pdf.bufferedPageRange().count) pdf.switchToPage(number);
    else pdf.addPage();
    page = number;
  };
  const drawLines = (lines: readonly Line[], style: TextStyle, box: TextBox, { align, ...options }: TextOptions) => {
    let { y } = box;
    if (lines.length > 0) pdf.fillColor(style.color);
    for (const line of lines) {
      typesetter.draw(line, style, align === 'right' ? box.x + box.width - line.width : box.x, y, options);
      y += line.height;
    }
    return y;
  };

  const doc = {
    pdf,
    root,
    bottom,
    heightOf: (text: string, style: TextStyle, width: number): number =>
      typesetter.layOut(text, style, width).reduce((sum, { height }) => sum + height, 0),
    /** Starts the next page; returns the top of its text area. */
    newPage(): number {
      goToPage(page + 1);
      return PAGE.top;
    },
    /** Starts the next page if content of this height doesn't fit at `y`; returns where the content starts. */
    makeRoomFor: (y: number, height: number): number => (y + height <= bottom ? y : doc.newPage()),
    /** Like `makeRoomFor`, for a row; a tall one may break across pages. */
    makeRoomForRow: (y: number, height: number): number =>
      doc.makeRoomFor(y, height > MAX_UNBROKEN_HEIGHT ? MIN_ROW_START_HEIGHT : height),
    /** Like `makeRoomFor`, for a section; a tall one starts near the top of a page and may continue on the next. */
    makeRoomForSection: (y: number, height: number): number =>
      doc.makeRoomFor(y, Math.min(height, MAX_UNBROKEN_HEIGHT)),
    /** Draws columns that start on the same page; returns where the longest ends. */
    drawColumns(columns: readonly (() => number)[]): number {
      const first = page;
      let [endPage, endY] = [first, 0];
      for (const draw of columns) {
        goToPage(first);
        const y = draw();
        if (page > endPage || (page === endPage && y > endY)) [endPage, endY] = [page, y];
      }
      goToPage(endPage);
      return endY;
    },
    addNode(parent: Tag, type: string, options: TagOptions = {}): Tag {
      const tag = pdf.struct(type, options);
      parent.add(tag);
      return tag;
    },
    /** Draws decoration, which screen readers skip. */
    drawArtifact(draw: () => void): void {
      pdf.markContent('Artifact', { type: 'Layout' });
      draw();
      pdf.endMarkedContent();
    },
    drawRule(x: number, y: number, width: number, color: string = COLOR.line): void {
      doc.drawArtifact(() => {
        pdf.moveTo(x, y).lineTo(x + width, y);
        pdf.lineWidth(color === COLOR.line ? 0.75 : 1).stroke(color);
      });
    },
    /** Writes text into a node or an artifact; returns where it ends. */
    write: (text: string, style: TextStyle, box: TextBox, options: TextOptions = {}): number =>
      drawLines(typesetter.layOut(text, style, box.width, options), style, box, options),
    /** Adds a node with this text, across pages if needed; returns where the text ends on the last page. */
    addText(
      parent: Tag,
      type: string,
      text: string,
      style: TextStyle,
      box: TextBox,
      options: TextTagOptions = {},
    ): number {
      const { scope, ...textOptions } = options;
      let rest = typesetter.layOut(text, style, box.width, textOptions);
      const hasPaintedLetters = rest.some(({ runs }) => runs.some(({ face }) => face === null));
      const tag = doc.addNode(parent, type, { ...(hasPaintedLetters && { actual: text }), ...(scope && { scope }) });
      let { y } = box;
      for (;;) {
        const count = countFittingLines(rest, bottom - y);
        const lines = rest.slice(0, count);
        rest = rest.slice(count);
        if (lines.length > 0 || rest.length === 0) {
          tag.add(() => {
            y = drawLines(lines, style, { ...box, y }, textOptions);
          });
        }
        if (rest.length === 0) break;
        y = doc.newPage();
      }
      tag.end();
      return y;
    },
    addLink(parent: Tag, text: string, address: string, style: TextStyle, box: TextBox): number {
      const tag = doc.addNode(parent, 'Link');
      const lines = typesetter.layOut(text, style, box.width);
      let end = box.y;
      tag.add(() => {
        end = drawLines(lines, style, box, { underline: true });
      });
      const width = Math.max(...lines.map((line) => line.width));
      // pdfkit writes a plain string as a PDF name; only a String object becomes a PDF string.
      const Contents = Object(text) as string;
      pdf.link(box.x, box.y, width, end - box.y, address, { structParent: tag, Contents });
      tag.end();
      return end;
    },
    /** Draws the header and footer of every page, then returns the file. */
    async finish(): Promise<Uint8Array<ArrayBuffer>> {
      const { start, count } = pdf.bufferedPageRange();
      for (let index = 0; index < count; index += 1) {
        pdf.switchToPage(start + index);
        drawPageFrame(doc, info, index + 1, count);
      }
      typesetter.finish();
      const bytes = toBytes(pdf);
      pdf.end();
      return Uint8Array.from(await bytes);
    },
  };
  return doc;
}

function drawPageFrame(doc: TaggedPdf, info: DocumentInfo, page: number, pageCount: number): void {
  const fullWidth = { x: PAGE.left, width: PAGE_TEXT_WIDTH };
  doc.drawRule(PAGE.left, HEADER_Y + 21, PAGE_TEXT_WIDTH);
  doc.drawRule(PAGE.left, FOOTER_Y - 10, PAGE_TEXT_WIDTH);
  doc.drawArtifact(() => {
    BARS.forEach((height, index) => {
      doc.pdf
        .rect(PAGE.left + index * BAR.step, BAR.base - height, BAR.width, height)
        .fill(index === BARS.length - 1 ? COLOR.highlight : COLOR.action);
    });
    doc.write(SHELL.productName, STYLE.smallStrong, { x: PAGE.left + 24, y: HEADER_Y, width: 200 });
    doc.write(info.header, STYLE.small, { ...fullWidth, y: HEADER_Y }, { align: 'right' });
    doc.write(info.footer, STYLE.small, { x: PAGE.left, y: FOOTER_Y, width: 380 });
    doc.write(`Page ${page} of ${pageCount}`, STYLE.smallStrong, { ...fullWidth, y: FOOTER_Y }, { align: 'right' });
  });
}
