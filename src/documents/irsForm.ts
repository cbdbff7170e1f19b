import type { IrsLine } from '#machines/domain/irsForm.ts';
import { IRS_FORM_TEXT, type IrsFormLine, type IrsFormPart, type IrsFormText } from '#src/content/irsFormText.ts';
import { drawIrsFormNotes } from './irsFormNotes.ts';
import { drawPageFrame } from './pageFrame.ts';
import { COLOR, PAGE, PAGE_TEXT_WIDTH, STYLE, type DocumentFonts } from './style.ts';
import { openTaggedPdf, type Place, type Tag, type TaggedPdf } from './taggedPdf.ts';

const GUTTER = 20;
const HALF_WIDTH = (PAGE_TEXT_WIDTH - GUTTER) / 2;
const ROW_HEIGHT = { text: 52, tick: 40, dates: 54 } as const;
const DATE_SLOTS = 4;
const TICK_SIZE = 13;
const TICK_INSET = 3;
const TICK = 'X';
const ANSWER_TOP = { text: 27, dates: 32 } as const;
const ANSWER_LINES = 3;
const ANSWER_LETTERS = 400;
// Sine and cosine of the slope, written out so that no engine's rounding reaches the file.
const SLOPE = { cos: 0.615661, sin: 0.788011 } as const;

/** A line of the form where it stands in its row, and what is answered. */
type PlacedLine = {
  readonly line: IrsFormLine;
  readonly x: number;
  readonly width: number;
  readonly answer: string;
};

/** What stands on the lines; a line without an answer is blank. */
type Answers = Readonly<Partial<Record<IrsLine, string>>>;

/**
 * Our own layout of the lines of Form 4506-T, marked on every page, blank or with answers; the same bytes every time
 * for the same answers (R10.1, R10.3).
 */
export async function writeIrsForm(
  fonts: DocumentFonts,
  text: IrsFormText = IRS_FORM_TEXT,
  answers: Answers = {},
): Promise<Uint8Array<ArrayBuffer>> {
  const sheet = openTaggedPdf(text.product, text.title, text.mark, fonts);
  drawWatermark(sheet, text.watermark);
  let y = drawOpening(sheet, text);
  for (const part of text.parts) y = drawPart(sheet, part, answers, y);
  sheet.addPage();
  drawWatermark(sheet, text.watermark);
  drawIrsFormNotes(sheet, text);
  return sheet.finish((page, pages) =>
    drawPageFrame(sheet, { product: text.product, right: text.title, mark: text.mark }, page, pages),
  );
}

function drawWatermark(sheet: TaggedPdf, watermark: string): void {
  const { cos, sin } = SLOPE;
  sheet.artifact(() => {
    sheet.pdf.save();
    sheet.pdf.transform(cos, -sin, sin, cos, 68, 684);
    sheet.write(watermark, STYLE.watermark, { x: 0, y: 0, width: 800 });
    sheet.pdf.restore();
  });
}

function drawOpening(sheet: TaggedPdf, text: IrsFormText): number {
  let y: number = PAGE.top - 14;
  const place = { x: PAGE.left, width: 430 };
  sheet.leaf(sheet.root, 'H1', () => {
    y += sheet.write(text.title, STYLE.partTitle, { x: PAGE.left, y, width: PAGE_TEXT_WIDTH }) + 6;
  });
  sheet.leaf(sheet.root, 'P', () => {
    y += sheet.write(text.mark, STYLE.warning, { ...place, y }) + 4;
  });
  sheet.leaf(sheet.root, 'P', () => {
    y += sheet.write(text.lede, STYLE.cell, { ...place, y }) + 4;
  });
  const paragraph = sheet.branch(sheet.root, 'P');
  y += sheet.link(paragraph, text.officialLink.label, text.officialLink.address, STYLE.link, { ...place, y });
  return y + 14;
}

function drawPart(sheet: TaggedPdf, part: IrsFormPart, answers: Answers, top: number): number {
  let y = top;
  const tag = sheet.branch(sheet.root, 'Sect');
  sheet.leaf(tag, 'H2', () => {
    y += sheet.write(part.heading, STYLE.heading, { x: PAGE.left, y, width: PAGE_TEXT_WIDTH }) + 6;
  });
  const list = sheet.branch(tag, 'L');
  for (const row of rowsOf(part.lines)) {
    const lines = row.map((line, column): PlacedLine => {
      const width = line.answer === 'dates' ? PAGE_TEXT_WIDTH : HALF_WIDTH;
      const x = PAGE.left + column * (HALF_WIDTH + GUTTER);
      return { line, x, width, answer: fitted(sheet, answers[line.id] ?? '', width) };
    });
    const more = Math.max(...lines.map((placed) => heightOverOneLine(sheet, placed)));
    for (const placed of lines) drawLine(sheet, list, placed, y, more);
    y += Math.max(...row.map((line) => ROW_HEIGHT[line.answer])) + more;
  }
  return y + 12;
}

/** Two lines side by side where both are answered alike; dates take a row of their own. */
function rowsOf(lines: readonly IrsFormLine[]): readonly (readonly IrsFormLine[])[] {
  const rows: IrsFormLine[][] = [];
  for (const line of lines) {
    const row = rows.at(-1);
    const isSidePanel = row?.length === 1 && row[0]?.answer === line.answer && line.answer !== 'dates';
    if (isSidePanel) row.push(line);
    else rows.push([line]);
  }
  return rows;
}

/** The answer, shortened when it would take more lines than the page has room for. */
function fitted(sheet: TaggedPdf, answer: string, width: number): string {
  if (answer === '') return '';
  const limit = ANSWER_LINES * sheet.measure(TICK, STYLE.answer, width);
  let text = answer.slice(0, ANSWER_LETTERS);
  if (text === answer && sheet.measure(text, STYLE.answer, width) <= limit) return text;
  while (sheet.measure(`${text}…`, STYLE.answer, width) > limit) text = text.slice(0, -1);
  return `${text}…`;
}

function heightOverOneLine(sheet: TaggedPdf, { answer, width }: PlacedLine): number {
  if (answer === '') return 0;
  return sheet.measure(answer, STYLE.answer, width) - sheet.measure(TICK, STYLE.answer, width);
}

function drawLine(sheet: TaggedPdf, list: Tag, { line, x, width, answer }: PlacedLine, y: number, more: number): void {
  const isTick = line.answer === 'tick';
  const labelX = x + (isTick ? TICK_SIZE + 10 : 0);
  const numberWidth = 22;
  sheet.artifact(() => drawPlace(sheet, line, { x, y, width }, more));
  const item = sheet.branch(list, 'LI');
  sheet.leaf(item, 'Lbl', () => void sheet.write(line.id, STYLE.cellHead, { x: labelX, y, width: numberWidth }));
  const drawWords = () => {
    const place = { x: labelX + numberWidth, width: width - (labelX - x) - numberWidth };
    const height = sheet.write(line.label, STYLE.cellStrong, { ...place, y });
    sheet.write(line.hint, STYLE.small, { ...place, y: y + height });
  };
  if (answer === '') {
    sheet.leaf(item, 'LBody', drawWords);
    return;
  }
  const body = sheet.branch(item, 'LBody');
  sheet.leaf(body, 'P', drawWords);
  sheet.leaf(body, 'P', () => {
    const place = isTick
      ? { x: x + TICK_INSET, y: y - 0.5, width: TICK_SIZE }
      : { x, y: y + ANSWER_TOP[line.answer], width };
    sheet.write(answer, STYLE.answer, place);
  });
}

function drawPlace(sheet: TaggedPdf, line: IrsFormLine, { x, y, width }: Place, more: number): void {
  const { pdf } = sheet;
  pdf.lineWidth(1).strokeColor(COLOR.fieldLine);
  if (line.answer === 'tick') pdf.roundedRect(x, y, TICK_SIZE, TICK_SIZE, 3).stroke();
  else if (line.answer === 'text')
    pdf
      .moveTo(x, y + 42 + more)
      .lineTo(x + width, y + 42 + more)
      .stroke();
  else {
    const slotWidth = (width - (DATE_SLOTS - 1) * GUTTER) / DATE_SLOTS;
    for (let slot = 0; slot < DATE_SLOTS; slot += 1) {
      const slotX = x + slot * (slotWidth + GUTTER);
      pdf
        .moveTo(slotX, y + 48)
        .lineTo(slotX + slotWidth, y + 48)
        .stroke();
    }
  }
}
