import type { Canvas } from '@napi-rs/canvas';
import { openPdf } from './openPdf.ts';

/** Pixels for each point: sharp on a phone, where the picture takes the place of the PDF. */
const SCALE = 1.5;
const WEBP_QUALITY = 40;

type CanvasFactory = { readonly create: (width: number, height: number) => { readonly canvas: Canvas } };

/** Renders the first page of a PDF as a WebP image, in Node (R10.1, R12.1). */
export async function pictureOfFirstPage(bytes: Uint8Array): Promise<Uint8Array> {
  const task = openPdf(bytes);
  const pdf = await task.promise;
  const page = await pdf.getPage(1);
  const viewport = page.getViewport({ scale: SCALE });
  const { canvas } = (pdf.canvasFactory as CanvasFactory).create(viewport.width, viewport.height);
  await page.render({ canvas: canvas as unknown as HTMLCanvasElement, viewport }).promise;
  const picture = await canvas.encode('webp', WEBP_QUALITY);
  await task.destroy();
  return picture;
}
