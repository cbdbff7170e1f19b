import { type IrsFormCopy, type IrsLine, irsFormAnswers } from '#machines/domain/copies.ts';
import { IRS_FORM_TEXT as TEXT, type IrsFormLine, type IrsFormPart } from '#src/content/irsFormText.ts';
import { BROWSER_SOURCES, type DocumentFonts, readFonts, type Sources } from './fonts.ts';
import { drawFields, drawTable } from './tables.ts';
import { COLOR, PAGE, PAGE_TEXT_WIDTH, STYLE } from './style.ts';
import { createTaggedPdf, type TextBox, type Tag, type TaggedPdf } from './taggedPdf.ts';

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
const WATERMARK_ROTATION = { cos: 0.615661, sin: 0.788011 } as const;

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
  const doc = createTaggedPdf(
    { title: TEXT.title, header: TEXT.title, footer: TEXT.disclaimer, bottom: BOTTOM },
    fonts,
  );
  drawWatermark(doc);
  doc.pdf.on('pageAdded', () => drawWatermark(doc));
  let y = drawOpening(doc, answers === undefined ? TEXT.lede : TEXT.ledeFilledIn);
  for (const part of TEXT.parts) y = drawPart(doc, part, answers ?? {}, y);
  doc.newPage();
  drawNotes(doc);
  return doc.finish();
}

function drawWatermark(doc: TaggedPdf): void {
  const { cos, sin } = WATERMARK_ROTATION;
  doc.drawArtifact(() => {
    doc.pdf.save();
    doc.pdf.transform(cos, -sin, sin, cos, 68, 684);
    doc.write(TEXT.watermark, STYLE.watermark, { x: 0, y: 0, width: 800 });
    doc.pdf.restore();
  });
}

function drawOpening(doc: TaggedPdf, lede: string): number {
  const { root } = doc;
  const box = { x: PAGE.left, width: 430 };
  let y = doc.addText(root, 'H1', TEXT.title, STYLE.partTitle, { ...WIDE, y: TOP }) + 6;
  y = doc.addText(root, 'P', TEXT.disclaimer, STYLE.warning, { ...box, y }) + 4;
  y = doc.addText(root, 'P', lede, STYLE.cell, { ...box, y }) + 4;
  const { label, address } = TEXT.officialLink;
  return doc.addLink(doc.addNode(root, 'P'), label, address, STYLE.link, { ...box, y }) + 14;
}

function drawPart(doc: TaggedPdf, part: IrsFormPart, answers: Answers, top: number): number {
  const tag = doc.addNode(doc.root, 'Sect');
  const rows = rowsOfLines(part.lines);
  const [firstRow = []] = rows;
  let y = doc.makeRoomForSection(top, HEADING_HEIGHT + rowHeight(doc, firstRow, answers));
  y = doc.addText(tag, 'H2', part.heading, STYLE.heading, { ...WIDE, y }) + 6;
  const list = doc.addNode(tag, 'L');
  for (const row of rows) {
    const rowTop = doc.makeRoomForRow(y, rowHeight(doc, row, answers));
    const columns = row.map((line, column) => () => {
      const box = { x: PAGE.left + column * (HALF_WIDTH + GUTTER), y: rowTop, width: widthOf(line) };
      return drawLine(doc, list, line, answers[line.id] ?? '', box);
    });
    y = doc.drawColumns(columns);
  }
  return y + 12;
}

function widthOf({ answer }: IrsFormLine): number {
  return answer === 'dates' ? PAGE_TEXT_WIDTH : HALF_WIDTH;
}

function rowHeight(doc: TaggedPdf, row: readonly IrsFormLine[], answers: Answers): number {
  return Math.max(
    ...row.map((line) => LINE[line.answer].height + extraAnswerHeight(doc, answers[line.id] ?? '', widthOf(line))),
  );
}

function extraAnswerHeight(doc: TaggedPdf, answer: string, width: number): number {
  return Math.max(0, doc.heightOf(answer, STYLE.answer, width) - doc.heightOf(' ', STYLE.answer, width));
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
function drawLine(doc: TaggedPdf, list: Tag, line: IrsFormLine, answer: string, box: TextBox): number {
  const { x, y, width } = box;
  const measures = LINE[line.answer];
  const isCheckBox = line.answer === 'checkBox';
  const extraHeight = extraAnswerHeight(doc, answer, width);
  const isSplit = y + measures.height + extraHeight > doc.bottom;
  if (isCheckBox) drawCheckBox(doc, x, y);
  else if (!isSplit) drawRules(doc, line, { ...box, y: y + measures.rule + extraHeight });
  const labelX = x + (isCheckBox ? CHECK_BOX.size + CHECK_BOX.gap : 0);
  const item = doc.addNode(list, 'LI');
  doc.addText(item, 'Lbl', line.id, STYLE.cellHead, { x: labelX, y, width: NUMBER_WIDTH });
  const body = doc.addNode(item, 'LBody');
  const drawLabel = () => {
    const labelBox = { x: labelX + NUMBER_WIDTH, width: x + width - labelX - NUMBER_WIDTH };
    const end = doc.write(line.label, STYLE.cellStrong, { ...labelBox, y });
    doc.write(line.hint, STYLE.small, { ...labelBox, y: end });
  };
  body.add(doc.pdf.struct('P', {}, drawLabel));
  if (answer === '') return y + measures.height;
  const answerX = x + (isCheckBox ? CHECK_BOX.inset : 0);
  const end = doc.addText(body, 'P', answer, STYLE.answer, { x: answerX, y: y + measures.answer, width });
  if (!isSplit) return y + measures.height + extraHeight;
  drawRules(doc, line, { ...box, y: end });
  return end + measures.height - measures.rule;
}

function drawCheckBox(doc: TaggedPdf, x: number, y: number): void {
  doc.drawArtifact(() => {
    doc.pdf.roundedRect(x, y, CHECK_BOX.size, CHECK_BOX.size, CHECK_BOX.radius).lineWidth(1).stroke(COLOR.fieldLine);
  });
}

function drawRules(doc: TaggedPdf, { answer }: IrsFormLine, { x, y, width }: TextBox): void {
  const slots = answer === 'dates' ? DATE_SLOTS : 1;
  const slotWidth = (width - (slots - 1) * GUTTER) / slots;
  for (let slot = 0; slot < slots; slot += 1)
    doc.drawRule(x + slot * (slotWidth + GUTTER), y, slotWidth, COLOR.fieldLine);
}

function drawNotes(doc: TaggedPdf): void {
  const { sign, facts, prefill } = TEXT;
  const { root } = doc;
  let y = TOP;
  const addHeading = (heading: string) => {
    y = doc.addText(root, 'H2', heading, STYLE.heading, { ...WIDE, y }) + 6;
  };
  const addFields = (labels: readonly string[]) => {
    const fields = labels.map((label) => [label, ''] as const);
    y = drawFields(doc, root, fields, y, FIELD_HEIGHT) + 22;
  };
  addHeading(sign.heading);
  drawCheckBox(doc, PAGE.left, y);
  const indent = CHECK_BOX.size + CHECK_BOX.gap;
  const textBox = { x: PAGE.left + indent, y, width: PAGE_TEXT_WIDTH - indent };
  y = doc.addText(root, 'P', sign.attestation, STYLE.cell, textBox);
  addFields(sign.you);
  y = doc.addText(root, 'P', sign.spouseHeading, STYLE.cellHead, { ...WIDE, y });
  addFields(sign.spouse);
  addHeading(facts.heading);
  y = drawTable(doc, root, { rows: Object.entries(facts.items), labelWidth: 150, padding: 4 }, y) + 20;
  addHeading(prefill.heading);
  drawTable(doc, root, { ...prefill, labelWidth: 60, padding: 4 }, y);
}
