import { IRS_FORM_TEXT, type IrsFormLine, type IrsFormPart, type IrsFormText } from '#src/content/irsFormText.ts';
import { drawIrsFormNotes } from './irsFormNotes.ts';
import { drawPageFrame } from './pageFrame.ts';
import { COLOR, PAGE, PAGE_TEXT_WIDTH, STYLE, type DocumentFonts } from './style.ts';
import { openTaggedPdf, type Tag, type TaggedPdf } from './taggedPdf.ts';

const GUTTER = 20;
const HALF_WIDTH = (PAGE_TEXT_WIDTH - GUTTER) / 2;
const ROW_HEIGHT = { text: 52, tick: 40, dates: 54 } as const;
const DATE_SLOTS = 4;
const TICK_SIZE = 13;
// Sine and cosine of the slope, written out so that no engine's rounding reaches the file.
const SLOPE = { cos: 0.615661, sin: 0.788011 } as const;

/** Our own layout of the lines of Form 4506-T, marked on every page; the same bytes every time (R10.1, R10.3). */
export async function writeIrsForm(fonts: DocumentFonts): Promise<Uint8Array> {
  const text = IRS_FORM_TEXT;
  const sheet = openTaggedPdf(text.product, text.title, text.mark, fonts);
  drawWatermark(sheet, text.watermark);
  let y = drawOpening(sheet, text);
  for (const part of text.parts) y = drawPart(sheet, part, y);
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

function drawPart(sheet: TaggedPdf, part: IrsFormPart, top: number): number {
  let y = top;
  const tag = sheet.branch(sheet.root, 'Sect');
  sheet.leaf(tag, 'H2', () => {
    y += sheet.write(part.heading, STYLE.heading, { x: PAGE.left, y, width: PAGE_TEXT_WIDTH }) + 6;
  });
  const list = sheet.branch(tag, 'L');
  let column = 0;
  part.lines.forEach((line, index) => {
    const isWide = line.answer === 'dates';
    const x = PAGE.left + column * (HALF_WIDTH + GUTTER);
    drawLine(sheet, list, line, x, y, isWide ? PAGE_TEXT_WIDTH : HALF_WIDTH);
    const next = part.lines[index + 1];
    const endsRow = isWide || column === 1 || next === undefined || next.answer !== line.answer;
    column = endsRow ? 0 : 1;
    if (endsRow) y += ROW_HEIGHT[line.answer];
  });
  return y + 12;
}

function drawLine(sheet: TaggedPdf, list: Tag, line: IrsFormLine, x: number, y: number, width: number): void {
  const isTick = line.answer === 'tick';
  const labelX = x + (isTick ? TICK_SIZE + 10 : 0);
  const numberWidth = 22;
  sheet.artifact(() => drawAnswer(sheet, line, x, y, width));
  const item = sheet.branch(list, 'LI');
  sheet.leaf(item, 'Lbl', () => void sheet.write(line.id, STYLE.cellHead, { x: labelX, y, width: numberWidth }));
  sheet.leaf(item, 'LBody', () => {
    const place = { x: labelX + numberWidth, width: width - (labelX - x) - numberWidth };
    const height = sheet.write(line.label, STYLE.cellStrong, { ...place, y });
    sheet.write(line.hint, STYLE.small, { ...place, y: y + height });
  });
}

function drawAnswer(sheet: TaggedPdf, line: IrsFormLine, x: number, y: number, width: number): void {
  const { pdf } = sheet;
  pdf.lineWidth(1).strokeColor(COLOR.fieldLine);
  if (line.answer === 'tick') pdf.roundedRect(x, y, TICK_SIZE, TICK_SIZE, 3).stroke();
  else if (line.answer === 'text')
    pdf
      .moveTo(x, y + 42)
      .lineTo(x + width, y + 42)
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
