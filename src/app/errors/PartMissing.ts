/** A part of the program that did not come: the connection failed, or another build has taken the place of this one. */
export class PartMissing extends Error {
  override readonly name = 'PartMissing';
}
