import { unzlibSync } from 'fflate';
import { create, type Font } from 'fontkit';
import { PAGE } from './style.ts';

const OBJECT = /^(\d+) 0 obj\n([\s\S]*?)\nendobj$/gm;
const TOKEN = /\[[^\]]*\]|\/?[^\s[\]<>]+|<<[\s\S]*?>>/g;
const SHOWN = /<([0-9a-f]+)>|(-?[\d.]+)/g;
const FRACTION = /-?\d+\.\d+/g;
const EM = 1000;
const DIGITS = 2;

/** What of the words of a page's program changes nothing in its picture. */
const UNSEEN = new Set(['cs', 'CS', 'BDC', 'EMC', 'BT', 'ET', 'Tr', 'gs']);

/**
 * The first page of a PDF from our own writer as an SVG, its letters as outlines: the same bytes for the same PDF. It
 * knows the few operators that the writer uses, and refuses every other one. Node only (R10.1, R12.1).
 */
export function pictureOfFirstPage(pdf: Uint8Array): Uint8Array {
  const objects = new Map([...latin1(pdf).matchAll(OBJECT)].map(([, id = '', body = '']) => [id, body]));
  const body = (id: string | undefined) => objects.get(id ?? '') ?? missing(`object ${id}`);
  const page = [...objects.values()].find((text) => /\/Type \/Page\n/.test(text)) ?? missing('page');
  const resources = body(/\/Resources (\d+)/.exec(page)?.[1]);
  const fonts = new Map<string, Font>();
  for (const [, name = '', id] of resources.matchAll(/\/(F\d+) (\d+) 0 R/g)) {
    const descendant = body(/\/DescendantFonts \[(\d+)/.exec(body(id))?.[1]);
    const descriptor = body(/\/FontDescriptor (\d+)/.exec(descendant)?.[1]);
    fonts.set(`/${name}`, create(streamOf(body(/\/FontFile2 (\d+)/.exec(descriptor)?.[1]))));
  }
  const content = latin1(streamOf(body(/\/Contents (\d+)/.exec(page)?.[1])));
  const glyphs = new Map<string, string>();
  const drawn = draw(content, fonts, glyphs);
  const size = `viewBox="0 0 ${PAGE.width} ${PAGE.height}" width="${PAGE.width}" height="${PAGE.height}"`;
  const defs = [...glyphs].map(([id, path]) => `<path id="${id}" d="${path}"/>`).join('');
  const sheet = `<rect width="${PAGE.width}" height="${PAGE.height}" fill="#fff"/>`;
  const upwards = `<g transform="matrix(1 0 0 -1 0 ${PAGE.height})">${drawn}</g>`;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" ${size}><defs>${defs}</defs>${sheet}${upwards}</svg>\n`;
  return new TextEncoder().encode(svg);
}

/**
 * Goes through a page's program, operator by operator; what they refer to in `glyphs` is added there. Colours and widths
 * need no saving, as the writer sets them for whatever it draws.
 */
function draw(content: string, fonts: ReadonlyMap<string, Font>, glyphs: Map<string, string>): string {
  let font: Font | undefined;
  let [fontName, size, fill, stroke, width, path, place, written] = ['', 1, '', '', '', '', '', ''];
  /** How many groups each save has open in it. */
  const groups = [0];
  const paint = (attributes: string) => {
    written += `<path d="${path}" ${attributes}/>`;
    path = '';
  };
  const operators: Readonly<Record<string, (...args: readonly string[]) => void>> = {
    q: () => void groups.push(0),
    Q: () => void (written += '</g>'.repeat(groups.pop() ?? missing('save'))),
    cm: (...matrix) => {
      written += `<g transform="matrix(${matrix.map(short).join(' ')})">`;
      groups.push((groups.pop() ?? 0) + 1);
    },
    scn: (...parts) => void (fill = color(parts)),
    SCN: (...parts) => void (stroke = color(parts)),
    w: (points) => void (width = short(points)),
    m: (x, y) => void (path += `M${short(x)} ${short(y)}`),
    l: (x, y) => void (path += `L${short(x)} ${short(y)}`),
    c: (...points) => void (path += `C${points.map(short).join(' ')}`),
    h: () => void (path += 'Z'),
    re: (x, y, across, down) => {
      path += `M${short(x)} ${short(y)}h${short(across)}v${short(down)}h${short(-Number(across))}Z`;
    },
    f: () => paint(`fill="${fill}"`),
    S: () => paint(`fill="none" stroke="${stroke}" stroke-width="${width}"`),
    Tf: (name = '', points = '') => {
      [fontName, size] = [name, Number(points)];
      font = fonts.get(name) ?? missing(`font ${name}`);
    },
    Tm: (...matrix) => void (place = matrix.map(short).join(' ')),
    TJ: (text = '') => {
      const used = font ?? missing('font');
      const scale = size / used.unitsPerEm;
      written += `<g transform="matrix(${place})scale(${Number(scale.toFixed(6))})" fill="${fill}">`;
      let x = 0;
      for (const [, letters, back] of text.matchAll(SHOWN)) {
        if (back !== undefined) x -= (Number(back) / EM) * used.unitsPerEm;
        for (const code of letters?.match(/.{4}/g) ?? []) {
          const glyph = used.getGlyph(Number.parseInt(code, 16));
          const id = `${fontName.slice(1)}-${glyph.id}`;
          const outline = glyph.path.toSVG().replaceAll(FRACTION, (number) => Math.round(Number(number)).toString());
          if (outline !== '') {
            glyphs.set(id, outline);
            written += `<use href="#${id}" x="${Math.round(x)}"/>`;
          }
          x += glyph.advanceWidth;
        }
      }
      written += '</g>';
    },
  };
  let operands: string[] = [];
  for (const [token] of content.matchAll(TOKEN)) {
    const operator = operators[token];
    if (operator !== undefined) operator(...operands);
    else if (!/^[A-Za-z*]+$/.test(token)) {
      operands.push(token);
      continue;
    } else if (!UNSEEN.has(token)) missing(`way to draw ${token}`);
    operands = [];
  }
  return written + '</g>'.repeat(groups.at(0) ?? 0);
}

function streamOf(object: string): Uint8Array {
  const start = object.indexOf('stream\n') + 'stream\n'.length;
  return unzlibSync(Buffer.from(object.slice(start), 'latin1'));
}

function latin1(bytes: Uint8Array): string {
  return Buffer.from(bytes).toString('latin1');
}

function color(parts: readonly string[]): string {
  return `rgb(${parts.map((part) => Math.round(Number(part) * 255)).join()})`;
}

function short(number: string | number | undefined): string {
  return String(Number(Number(number).toFixed(DIGITS)));
}

function missing(what: string): never {
  throw new Error(`The picture of a page has no ${what}.`);
}
