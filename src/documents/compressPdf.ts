import { zlibSync } from 'fflate';

const EMPTY_ENTRY = '0000000000 65535 f \n';

/**
 * The same PDF with its streams deflated and its cross-reference table rebuilt. pdfkit's own compression differs between
 * Node's zlib and the browser; this one writes the same bytes everywhere. Expects an uncompressed file from pdfkit.
 */
export function compressPdf(pdf: Uint8Array): Uint8Array<ArrayBuffer> {
  const text = latin1(pdf);
  const xrefAt = Number(/startxref\n(\d+)\n%%EOF\s*$/.exec(text)?.[1]);
  const trailer = /trailer\n[\s\S]*?\nstartxref/.exec(text.slice(xrefAt))?.[0];
  const offsets = [...text.slice(xrefAt).matchAll(/^(\d{10}) 00000 n $/gm)].map((entry) => Number(entry[1]));
  if (trailer === undefined || offsets.length === 0) throw new Error('The PDF has no cross-reference table.');

  const inFileOrder = [...offsets].sort((first, second) => first - second);
  const moved = new Map<number, number>();
  const parts: Uint8Array[] = [pdf.subarray(0, inFileOrder[0])];
  let position = inFileOrder[0] ?? 0;
  const append = (part: Uint8Array) => {
    parts.push(part);
    position += part.length;
  };
  inFileOrder.forEach((offset, index) => {
    const end = inFileOrder[index + 1] ?? xrefAt;
    moved.set(offset, position);
    append(compressObject(pdf.subarray(offset, end), text.slice(offset, end)));
  });
  const entries = offsets.map((offset) => `${String(moved.get(offset)).padStart(10, '0')} 00000 n \n`);
  append(bytes(`xref\n0 ${offsets.length + 1}\n${EMPTY_ENTRY}${entries.join('')}${trailer}\n${position}\n%%EOF\n`));
  return joined(parts, position);
}

function compressObject(object: Uint8Array, text: string): Uint8Array {
  const match = /\/Length (\d+)[\s\S]*?>>\nstream\n/.exec(text);
  const head = match === null ? '' : text.slice(0, match.index + match[0].length);
  if (match === null || head.includes('\nendobj') || head.includes('/Type /Metadata')) return object;
  const length = Number(match[1]);
  const content = zlibSync(object.subarray(head.length, head.length + length), { level: 9 });
  const newHead = head.replace(/\/Length \d+/, `/Length ${content.length}\n/Filter /FlateDecode`);
  const parts = [bytes(newHead), content, object.subarray(head.length + length)];
  return joined(
    parts,
    parts.reduce((sum, part) => sum + part.length, 0),
  );
}

function latin1(source: Uint8Array): string {
  let text = '';
  const chunk = 0x8000;
  for (let at = 0; at < source.length; at += chunk) text += String.fromCharCode(...source.subarray(at, at + chunk));
  return text;
}

function bytes(text: string): Uint8Array {
  return Uint8Array.from(text, (letter) => letter.charCodeAt(0));
}

function joined(parts: readonly Uint8Array[], length: number): Uint8Array<ArrayBuffer> {
  const whole = new Uint8Array(length);
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}
