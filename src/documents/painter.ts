import './painterFonts.css';

/** The style of painted letters, with the weight as in CSS. */
export type Lettering = { readonly weight: number; readonly color: string; readonly isRightToLeft: boolean };

/** An image of letters, with its size and its offset from the start of the baseline in ems. */
export type Painting = Readonly<Record<'x' | 'ascent' | 'width' | 'height', number>> & {
  readonly image: Pick<ImageData, 'data' | 'width' | 'height'>;
};

export type TextPainter = {
  /** Returns the advance width of the letters in ems. */
  widthOf(text: string, lettering: Lettering): number;
  paint(text: string, lettering: Lettering): Painting;
};

const PIXELS_PER_EM = 64;
const WEIGHTS = [400, 600] as const;
/** Han characters have their Chinese forms, or the Japanese ones if the Chinese font lacks them. */
const SCRIPTS =
  'Arabic Armenian Bengali Devanagari Ethiopic Georgian Gujarati Gurmukhi Hebrew Kannada Khmer Lao Malayalam Myanmar Oriya Sinhala Tamil Telugu Thai SC JP KR';
const FAMILIES = [
  "'Instrument Sans Variable'",
  ...SCRIPTS.split(' ').map((script) => `'Noto Sans ${script} Variable'`),
  "'Apple Color Emoji', 'Segoe UI Emoji', 'Noto Color Emoji', 'Noto Emoji Variable'",
].join();
/** Covers the Basic Multilingual Plane of Unicode. */
const FALLBACK_FAMILY = 'Unifont';

/** Loads the fonts for this text; returns a painter that falls back to Unifont, then to system fonts. */
export async function loadPainter(text: string): Promise<TextPainter> {
  const loaded = await Promise.all(
    [...new Set(text)].map(async (letter) => (await loadFonts(FAMILIES, letter)).length > 0),
  );
  const isCovered = loaded.every(Boolean);
  if (!isCovered) await loadFonts(FALLBACK_FAMILY, text);
  return createPainter(isCovered ? FAMILIES : `${FAMILIES},${FALLBACK_FAMILY}`);
}

async function loadFonts(families: string, letters: string): Promise<readonly FontFace[]> {
  const faces = await Promise.all(
    WEIGHTS.map((weight) => document.fonts.load(`${weight} ${PIXELS_PER_EM}px ${families}`, letters)),
  );
  return faces.flat();
}

function createPainter(families: string): TextPainter {
  const context = document.createElement('canvas').getContext('2d', { willReadFrequently: true });
  if (context === null) throw new Error("Can't create a 2D canvas to paint letters.");
  const { canvas } = context;
  const paintings = new Map<string, Painting>();

  // Has to run again after each resize of the canvas, which resets the context.
  const prepare = ({ weight, color, isRightToLeft }: Lettering) => {
    context.font = `${weight} ${PIXELS_PER_EM}px ${families}, sans-serif`;
    context.direction = isRightToLeft ? 'rtl' : 'ltr';
    context.textAlign = 'left';
    context.fillStyle = color;
  };
  const paint = (text: string, lettering: Lettering): Painting => {
    prepare(lettering);
    const bounds = context.measureText(text);
    const left = padPixels(bounds.actualBoundingBoxLeft);
    const ascent = padPixels(bounds.actualBoundingBoxAscent);
    canvas.width = Math.max(1, left + padPixels(bounds.actualBoundingBoxRight));
    canvas.height = Math.max(1, ascent + padPixels(bounds.actualBoundingBoxDescent));
    prepare(lettering);
    context.fillText(text, left, ascent);
    const inEms = (pixels: number) => pixels / PIXELS_PER_EM;
    return {
      image: context.getImageData(0, 0, canvas.width, canvas.height),
      x: inEms(-left),
      ascent: inEms(ascent),
      width: inEms(canvas.width),
      height: inEms(canvas.height),
    };
  };
  return {
    widthOf(text, lettering) {
      prepare(lettering);
      return context.measureText(text).width / PIXELS_PER_EM;
    },
    paint(text, lettering) {
      const key = JSON.stringify([text, lettering]);
      const painting = paintings.get(key) ?? paint(text, lettering);
      paintings.set(key, painting);
      return painting;
    },
  };
}

/** Rounds up, and adds a pixel for antialiasing. */
function padPixels(side: number): number {
  return Math.ceil(side) + 1;
}
