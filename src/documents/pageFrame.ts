import { COLOR, PAGE, PAGE_TEXT_WIDTH, STYLE } from './style.ts';
import type { TaggedPdf } from './taggedPdf.ts';

const BARS = [5, 8, 6.5, 11] as const;
const BAR = { width: 3, step: 4.5, base: 47 } as const;
const HEADER_Y = 37;
const FOOTER_Y = 750;

/** What stands on every page: the product and the document above, the mark and the page number below. */
export type PageFrame = { readonly product: string; readonly right: string; readonly mark: string };

/** Draws the header and the footer of the page that is being drawn. */
export function drawPageFrame(sheet: TaggedPdf, frame: PageFrame, page: number, pages: number): void {
  const right = { x: PAGE.left, width: PAGE_TEXT_WIDTH };
  sheet.line(PAGE.left, HEADER_Y + 21, PAGE_TEXT_WIDTH);
  sheet.line(PAGE.left, FOOTER_Y - 10, PAGE_TEXT_WIDTH);
  sheet.artifact(() => {
    BARS.forEach((height, index) => {
      sheet.pdf
        .rect(PAGE.left + index * BAR.step, BAR.base - height, BAR.width, height)
        .fill(index === BARS.length - 1 ? COLOR.highlight : COLOR.action);
    });
    sheet.write(frame.product, STYLE.smallStrong, { x: PAGE.left + 24, y: HEADER_Y, width: 200 });
    sheet.write(frame.right, STYLE.small, { ...right, y: HEADER_Y }, { align: 'right' });
    sheet.write(frame.mark, STYLE.small, { x: PAGE.left, y: FOOTER_Y, width: 380 });
    sheet.write(`Page ${page} of ${pages}`, STYLE.smallStrong, { ...right, y: FOOTER_Y }, { align: 'right' });
  });
}
