/** Returns the id of a piece. Lines are cut where they cross a border, and joined later by piece number. */
export function pieceOf(lineId: string, number: number): string {
  return `${lineId}#piece${String(number)}`;
}

/** Returns null if the id doesn't belong to a piece. */
export function lineOfPiece(id: string): { readonly lineId: string; readonly number: number } | null {
  const at = id.lastIndexOf('#piece');
  return at < 0 ? null : { lineId: id.slice(0, at), number: Number(id.slice(at + '#piece'.length)) };
}

export function portOf(boxId: string, way: 'in' | 'out', lineId: string): string {
  return `${boxId}#${way}#${lineId}`;
}

/** Pieces with smaller numbers are on the source's side, others on the target's. */
export const FIRST_INNER_PIECE = 100;
