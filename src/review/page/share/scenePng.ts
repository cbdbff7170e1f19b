/** What a canvas of every current browser can hold, in pixels. */
const MOST_PIXELS = 48_000_000;
const SHARPEST = 2;

type PngInput = { readonly svg: string; readonly width: number; readonly height: number };

/**
 * A picture file as points, twice as fine as the screen where the canvas can hold it. Rejects when the browser cannot
 * draw the picture.
 */
export async function scenePng({ svg, width, height }: PngInput): Promise<Blob> {
  const image = new Image();
  const address = URL.createObjectURL(new Blob([svg], { type: 'image/svg+xml' }));
  try {
    image.src = address;
    await image.decode();
    const scale = scaleOf(width, height);
    const canvas = document.createElement('canvas');
    [canvas.width, canvas.height] = [Math.floor(width * scale), Math.floor(height * scale)];
    canvas.getContext('2d')?.drawImage(image, 0, 0, canvas.width, canvas.height);
    return await blobOf(canvas);
  } finally {
    URL.revokeObjectURL(address);
  }
}

/** How many points stand for one pixel of the drawing. */
function scaleOf(width: number, height: number): number {
  return Math.min(SHARPEST, Math.sqrt(MOST_PIXELS / (width * height)));
}

function blobOf(canvas: HTMLCanvasElement): Promise<Blob> {
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => {
      if (blob === null) reject(new Error('the canvas is empty'));
      else resolve(blob);
    }, 'image/png');
  });
}
