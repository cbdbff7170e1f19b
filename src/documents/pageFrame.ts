import { COLOR, PAGE, PAGE_TEXT_WIDTH, STYLE } from './style.ts';
import type { TaggedPdf } from './taggedPdf.ts';

const BARS = [5, 8, 6.5, 11] as const;
const BAR = { width: 3, step: 4.5, base: 47 } as const;

/** What stands on every page: the product and the document above, the mark and the page number below. */
export type PageFrame = { readonly product: string; readonly right: string; readonly mark: string };

/** Draws header and footer; to be called inside an artifact. */
export function drawPageFrame(sheet: TaggedPdf, frame: PageFrame, page: number, pages: number): void {
  const { pdf } = sheet;
  BARS.forEach((height, index) => {
    const isLast = index === BARS.length - 1;
    pdf
      .rect(PAGE.left + index * BAR.step, BAR.base - height, BAR.width, height)
      .fill(isLast ? COLOR.highlight : COLOR.action);
  });
  const right = { x: PAGE.left, width: PAGE_TEXT_WIDTH };
  sheet.write(frame.product, STYLE.smallStrong, { x: PAGE.left + 24, y: 37, width: 200 });
  sheet.write(frame.right, STYLE.small, { ...right, y: 37 }, { align: 'right' });
  drawRule(sheet, 58);
  drawRule(sheet, 740);
  sheet.write(frame.mark, STYLE.small, { x: PAGE.left, y: 750, width: 380 });
  sheet.write(`Page ${page} of ${pages}`, STYLE.smallStrong, { ...right, y: 750 }, { align: 'right' });
}

/** Draws a hairline across the text width; to be called inside an artifact. */
export function drawRule(sheet: TaggedPdf, y: number, color: string = COLOR.line): void {
  sheet.pdf
    .moveTo(PAGE.left, y)
    .lineTo(PAGE.width - PAGE.right, y)
    .lineWidth(0.75)
    .stroke(color);
}
