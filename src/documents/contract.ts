import { OFFERS } from '#machines/domain/offers.ts';
import { contractText, type ContractText } from '#src/content/contractText.ts';
import type { DocumentFonts } from './faces.ts';
import { beginPart, drawFields, drawTable, fieldsHeight } from './records.ts';
import { COLOR, PAGE, PAGE_TEXT_WIDTH, STYLE } from './style.ts';
import { openTaggedPdf, type Tag, type TaggedPdf } from './taggedPdf.ts';

const BOX = { padding: 14, radius: 12 } as const;
const INNER = { x: PAGE.left + BOX.padding, width: PAGE_TEXT_WIDTH - 2 * BOX.padding } as const;
const COLUMN = { x: PAGE.left + 44, width: PAGE_TEXT_WIDTH - 44 - 20 } as const;
const BULLET_WIDTH = 14;
const ITEM = { x: COLUMN.x + BULLET_WIDTH, width: COLUMN.width - BULLET_WIDTH } as const;
const GAP = { section: 18, heading: 7, paragraph: 8, item: 4 } as const;
const SIGNATURE = { row: 72, heading: 120 } as const;

/** Writes the generic contract for all three offers; the same bytes every time (R12.1, R12.7). */
export async function writeContract(fonts: DocumentFonts): Promise<Uint8Array<ArrayBuffer>> {
  const text = contractText(OFFERS);
  const sheet = openTaggedPdf({ ...text, right: text.title }, fonts);
  drawContract(sheet, text);
  return sheet.finish();
}

/** Draws the summary, the sections and the signatures, blank or filled in (R12.1). */
export function drawContract(sheet: TaggedPdf, text: ContractText): void {
  drawSummary(sheet, text);
  drawSignatures(sheet, text.signatures, drawSections(sheet, text.sections));
}

/** Draws the first page: the title, the offers in one table, and the terms they share (R8.1, R12.1). */
function drawSummary(sheet: TaggedPdf, { title, lede, summaryHeading, offerTable, summary }: ContractText): void {
  let y = sheet.text(sheet.root, 'H1', title, STYLE.title, { x: PAGE.left, y: PAGE.top, width: 400 }) + 10;
  const boxTop = sheet.text(sheet.root, 'P', lede, STYLE.lede, { x: PAGE.left, y, width: 440 }) + 16;
  const tag = sheet.branch(sheet.root, 'Sect');
  sheet.pdf.outline.addItem(summaryHeading);
  y = sheet.text(tag, 'H2', summaryHeading, STYLE.heading, { ...INNER, y: boxTop + BOX.padding }) + 4;
  const offers = { ...offerTable, ...INNER, labelWidth: 198, padding: 4, isOfFigures: true, isLed: true };
  y = drawTable(sheet, tag, offers, y) + 8;
  y = sheet.text(tag, 'P', offerTable.note, STYLE.fact, { ...INNER, y }) + 8;
  y = drawTable(sheet, tag, { rows: Object.entries(summary), ...INNER, labelWidth: 110, padding: 5 }, y) + 4;
  sheet.artifact(() => {
    sheet.pdf.roundedRect(PAGE.left, boxTop, PAGE_TEXT_WIDTH, y - boxTop, BOX.radius);
    sheet.pdf.lineWidth(1).stroke(COLOR.action);
  });
}

/** Draws the numbered sections, each on one page, and returns where the last ends. */
function drawSections(sheet: TaggedPdf, sections: ContractText['sections']): number {
  let y = sheet.newPage();
  Object.entries(sections).forEach(([heading, parts], index) => {
    y = sheet.placeFor(y, sectionHeight(sheet, heading, parts));
    const tag = sheet.branch(sheet.root, 'Sect');
    sheet.pdf.outline.addItem(`${index + 1} ${heading}`);
    const drawHeading = () => {
      sheet.write(`${index + 1}`, STYLE.number, { x: PAGE.left, y, width: COLUMN.x - PAGE.left });
      y = sheet.write(heading, STYLE.heading, { ...COLUMN, y }) + GAP.heading;
    };
    tag.add(sheet.pdf.struct('H2', {}, drawHeading));
    for (const part of parts) {
      if (typeof part === 'string') y = sheet.text(tag, 'P', part, STYLE.body, { ...COLUMN, y }) + GAP.paragraph;
      else y = drawList(sheet, sheet.branch(tag, 'L'), part, y);
    }
    y += GAP.section;
  });
  return y;
}

function drawList(sheet: TaggedPdf, list: Tag, items: readonly string[], top: number): number {
  let y = top;
  for (const text of items) {
    const item = sheet.branch(list, 'LI');
    sheet.text(item, 'Lbl', '•', STYLE.bullet, { x: COLUMN.x, y, width: BULLET_WIDTH });
    y = sheet.text(item, 'LBody', text, STYLE.body, { ...ITEM, y }) + GAP.item;
  }
  return y;
}

function sectionHeight(sheet: TaggedPdf, heading: string, parts: readonly (string | readonly string[])[]): number {
  const heights = parts.flatMap((part) =>
    typeof part === 'string'
      ? sheet.heightOf(part, STYLE.body, COLUMN.width) + GAP.paragraph
      : part.map((text) => sheet.heightOf(text, STYLE.body, ITEM.width) + GAP.item),
  );
  const headingHeight = sheet.heightOf(heading, STYLE.heading, COLUMN.width) + GAP.heading;
  return heights.reduce((sum, height) => sum + height, headingHeight);
}

function drawSignatures(sheet: TaggedPdf, record: ContractText['signatures'], below: number): void {
  const fields = Object.entries(record.fields);
  const height = SIGNATURE.heading + fieldsHeight(sheet, fields, SIGNATURE.row);
  const { tag, y } = beginPart(sheet, record, sheet.placeForPart(below, height));
  drawFields(sheet, tag, fields, y, SIGNATURE.row);
}
