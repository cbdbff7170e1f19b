import type { Offer } from '#machines/domain/offers.ts';
import { estimatedPayments } from '#machines/domain/repayment.ts';
import type { ContractRecord } from '#src/content/contractShape.ts';
import { remittancesText, scheduleText } from '#src/content/signedCopy.ts';
import { drawLabelledRows, drawRecordHeading, drawRecordTable, labelledRowsHeight } from './records.ts';
import { PAGE } from './style.ts';
import type { TaggedPdf } from './taggedPdf.ts';

const ROWS = { height: 25, padding: 6, labelWidth: 204 } as const;
const GAP = 30;
const SELLER_HEIGHT = 70;

/** Draws the creator's own terms, who sells, and the estimated remittances month by month. */
export function drawSchedule(sheet: TaggedPdf, terms: Offer | null, seller: ContractRecord): void {
  const schedule = scheduleText(terms);
  sheet.addPage();
  let y = drawPart(sheet, schedule, PAGE.top) + (schedule.fields.length === 0 ? 0 : GAP);
  if (y + SELLER_HEIGHT + labelledRowsHeight(sheet, seller.fields, ROWS) > PAGE.bottom) {
    sheet.addPage();
    y = PAGE.top;
  }
  drawPart(sheet, seller, y);
  if (terms === null) return;
  const remittances = remittancesText(estimatedPayments(terms));
  sheet.addPage();
  const tag = sheet.branch(sheet.root, 'Sect');
  const top = drawRecordHeading(sheet, tag, remittances, PAGE.top);
  drawRecordTable(sheet, tag, { ...remittances, isOfFigures: true }, top);
}

function drawPart(sheet: TaggedPdf, record: ContractRecord, top: number): number {
  const tag = sheet.branch(sheet.root, 'Sect');
  const y = drawRecordHeading(sheet, tag, record, top);
  return record.fields.length === 0 ? y : drawLabelledRows(sheet, tag, record.fields, y - 12, ROWS);
}
