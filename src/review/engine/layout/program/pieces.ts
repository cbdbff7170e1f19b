/** The id of a piece of a line: lines are cut where they cross a border, and joined again by number. */
export function pieceOf(lineId: string, number: number): string {
  return `${lineId}#piece${String(number)}`;
}

/** The line to which a piece belongs, and its number; null for what is no piece. */
export function lineOfPiece(id: string): { readonly lineId: string; readonly number: number } | null {
  const at = id.lastIndexOf('#piece');
  return at < 0 ? null : { lineId: id.slice(0, at), number: Number(id.slice(at + '#piece'.length)) };
}

/** The id of the place where a line crosses the border of a box. */
export function portOf(boxId: string, way: 'in' | 'out', lineId: string): string {
  return `${boxId}#${way}#${lineId}`;
}

/** Pieces before this number lie on the source's side of a line, the others on the target's. */
export const FIRST_INNER_PIECE = 100;
