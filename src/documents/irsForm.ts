import { type IrsFormCopy, type IrsLine, irsFormAnswers } from '#machines/domain/copies.ts';
import { IRS_FORM_TEXT as TEXT, type IrsFormLine, type IrsFormPart } from '#src/content/irsFormText.ts';
import { BROWSER_SOURCES, type DocumentFonts, readFonts, type Sources } from './fonts.ts';
import { drawFields, drawTable } from './tables.ts';
import { COLOR, PAGE, PAGE_TEXT_WIDTH, STYLE } from './style.ts';
import { createTaggedPdf, type Place, type Tag, type TaggedPdf } from './taggedPdf.ts';

// Uses more of the margins, so the form fits on two pages.
const TOP = PAGE.top - 14;
const BOTTOM = PAGE.bottom + 14;
const WIDE = { x: PAGE.left, width: PAGE_TEXT_WIDTH } as const;
const GUTTER = 20;
const HALF_WIDTH = (PAGE_TEXT_WIDTH - GUTTER) / 2;
const LINE = {
  text: { height: 48, answer: 27, rule: 42 },
  dates: { height: 50, answer: 32, rule: 48 },
  checkBox: { height: 36, answer: -0.5, rule: 0 },
} as const;
const NUMBER_WIDTH = 22;
const DATE_SLOTS = 4;
const CHECK_BOX = { size: 13, radius: 3, inset: 3, gap: 10 } as const;
const FIELD_HEIGHT = 48;
const HEADING_HEIGHT = 24;
// Hardcoded, so the file's bytes don't depend on the JavaScript engine's rounding.
const SLOPE = { cos: 0.615661, sin: 0.788011 } as const;

type Answers = Readonly<Partial<Record<IrsLine, string>>>;

/** Writes the form with the creator's details filled in. Equal input produces equal bytes (R10.3). */
export async function writeIrsFormCopy(
  copy: IrsFormCopy,
  sources: Sources = BROWSER_SOURCES,
): Promise<Uint8Array<ArrayBuffer>> {
  const answers = irsFormAnswers(copy);
  return writeIrsForm(await readFonts(sources, Object.values(answers).join('\n')), answers);
}

/** Writes our own layout of Form 4506-T, blank or with answers. Equal input produces equal bytes (R10.1, R10.3). */
export async function writeIrsForm(fonts: DocumentFonts, answers?: Answers): Promise<Uint8Array<ArrayBuffer>> {
  const sheet = createTaggedPdf(
    { title: TEXT.title, header: TEXT.title, footer: TEXT.disclaimer, bottom: BOTTOM },
    fonts,
  );
  drawWatermark(sheet);
  sheet.pdf.on('pageAdded', () => drawWatermark(sheet));
  let y = drawOpening(sheet, answers === undefined ? TEXT.lede : TEXT.ledeFilledIn);
  for (const part of TEXT.parts) y = drawPart(sheet, part, answers ?? {}, y);
  sheet.newPage();
  drawNotes(sheet);
  return sheet.finish();
}

function drawWatermark(sheet: TaggedPdf): void {
  const { cos, sin } = SLOPE;
  sheet.artifact(() => {
    sheet.pdf.save();
    sheet.pdf.transform(cos, -sin, sin, cos, 68, 684);
    sheet.write(TEXT.watermark, STYLE.watermark, { x: 0, y: 0, width: 800 });
    sheet.pdf.restore();
  });
}

function drawOpening(sheet: TaggedPdf, lede: string): number {
  const { root } = sheet;
  const place = { x: PAGE.left, width: 430 };
  let y = sheet.text(root, 'H1', TEXT.title, STYLE.partTitle, { ...WIDE, y: TOP }) + 6;
  y = sheet.text(root, 'P', TEXT.disclaimer, STYLE.warning, { ...place, y }) + 4;
  y = sheet.text(root, 'P', lede, STYLE.cell, { ...place, y }) + 4;
  const { label, address } = TEXT.officialLink;
  return sheet.link(sheet.addNode(root, 'P'), label, address, STYLE.link, { ...place, y }) + 14;
}

function drawPart(sheet: TaggedPdf, part: IrsFormPart, answers: Answers, top: number): number {
  const tag = sheet.addNode(sheet.root, 'Sect');
  const rows = rowsOfLines(part.lines);
  const [firstRow = []] = rows;
  let y = sheet.placeForSection(top, HEADING_HEIGHT + rowHeight(sheet, firstRow, answers));
  y = sheet.text(tag, 'H2', part.heading, STYLE.heading, { ...WIDE, y }) + 6;
  const list = sheet.addNode(tag, 'L');
  for (const row of rows) {
    const rowTop = sheet.placeForRow(y, rowHeight(sheet, row, answers));
    const columns = row.map((line, column) => () => {
      const place = { x: PAGE.left + column * (HALF_WIDTH + GUTTER), y: rowTop, width: widthOf(line) };
      return drawLine(sheet, list, line, answers[line.id] ?? '', place);
    });
    y = sheet.drawColumns(columns);
  }
  return y + 12;
}

function widthOf({ answer }: IrsFormLine): number {
  return answer === 'dates' ? PAGE_TEXT_WIDTH : HALF_WIDTH;
}

function rowHeight(sheet: TaggedPdf, row: readonly IrsFormLine[], answers: Answers): number {
  return Math.max(
    ...row.map((line) => LINE[line.answer].height + extraAnswerHeight(sheet, answers[line.id] ?? '', widthOf(line))),
  );
}

function extraAnswerHeight(sheet: TaggedPdf, answer: string, width: number): number {
  return Math.max(0, sheet.heightOf(answer, STYLE.answer, width) - sheet.heightOf(' ', STYLE.answer, width));
}

/** Pairs neighboring lines with the same kind of answer. */
function rowsOfLines(lines: readonly IrsFormLine[]): readonly (readonly IrsFormLine[])[] {
  const rows: IrsFormLine[][] = [];
  for (const line of lines) {
    const row = rows.at(-1);
    if (row?.length === 1 && row[0]?.answer === line.answer) row.push(line);
    else rows.push([line]);
  }
  return rows;
}

/** Draws a line of the form with its answer, across pages if needed; returns where it ends. */
function drawLine(sheet: TaggedPdf, list: Tag, line: IrsFormLine, answer: string, place: Place): number {
  const { x, y, width } = place;
  const measures = LINE[line.answer];
  const isCheckBox = line.answer === 'checkBox';
  const extraHeight = extraAnswerHeight(sheet, answer, width);
  const isSplit = y + measures.height + extraHeight > sheet.bottom;
  if (isCheckBox) drawCheckBox(sheet, x, y);
  else if (!isSplit) drawRules(sheet, line, { ...place, y: y + measures.rule + extraHeight });
  const labelX = x + (isCheckBox ? CHECK_BOX.size + CHECK_BOX.gap : 0);
  const item = sheet.addNode(list, 'LI');
  sheet.text(item, 'Lbl', line.id, STYLE.cellHead, { x: labelX, y, width: NUMBER_WIDTH });
  const body = sheet.addNode(item, 'LBody');
  const drawLabel = () => {
    const words = { x: labelX + NUMBER_WIDTH, width: x + width - labelX - NUMBER_WIDTH };
    const end = sheet.write(line.label, STYLE.cellStrong, { ...words, y });
    sheet.write(line.hint, STYLE.small, { ...words, y: end });
  };
  body.add(sheet.pdf.struct('P', {}, drawLabel));
  if (answer === '') return y + measures.height;
  const answerX = x + (isCheckBox ? CHECK_BOX.inset : 0);
  const end = sheet.text(body, 'P', answer, STYLE.answer, { x: answerX, y: y + measures.answer, width });
  if (!isSplit) return y + measures.height + extraHeight;
  drawRules(sheet, line, { ...place, y: end });
  return end + measures.height - measures.rule;
}

function drawCheckBox(sheet: TaggedPdf, x: number, y: number): void {
  sheet.artifact(() => {
    sheet.pdf.roundedRect(x, y, CHECK_BOX.size, CHECK_BOX.size, CHECK_BOX.radius).lineWidth(1).stroke(COLOR.fieldLine);
  });
}

function drawRules(sheet: TaggedPdf, { answer }: IrsFormLine, { x, y, width }: Place): void {
  const slots = answer === 'dates' ? DATE_SLOTS : 1;
  const slotWidth = (width - (slots - 1) * GUTTER) / slots;
  for (let slot = 0; slot < slots; slot += 1)
    sheet.line(x + slot * (slotWidth + GUTTER), y, slotWidth, COLOR.fieldLine);
}

function drawNotes(sheet: TaggedPdf): void {
  const { sign, facts, prefill } = TEXT;
  const { root } = sheet;
  let y = TOP;
  const addHeading = (heading: string) => {
    y = sheet.text(root, 'H2', heading, STYLE.heading, { ...WIDE, y }) + 6;
  };
  const addFields = (labels: readonly string[]) => {
    const fields = labels.map((label) => [label, ''] as const);
    y = drawFields(sheet, root, fields, y, FIELD_HEIGHT) + 22;
  };
  addHeading(sign.heading);
  drawCheckBox(sheet, PAGE.left, y);
  const indent = CHECK_BOX.size + CHECK_BOX.gap;
  const textBox = { x: PAGE.left + indent, y, width: PAGE_TEXT_WIDTH - indent };
  y = sheet.text(root, 'P', sign.attestation, STYLE.cell, textBox);
  addFields(sign.you);
  y = sheet.text(root, 'P', sign.spouseHeading, STYLE.cellHead, { ...WIDE, y });
  addFields(sign.spouse);
  addHeading(facts.heading);
  y = drawTable(sheet, root, { rows: Object.entries(facts.items), labelWidth: 150, padding: 4 }, y) + 20;
  addHeading(prefill.heading);
  drawTable(sheet, root, { ...prefill, labelWidth: 60, padding: 4 }, y);
}
