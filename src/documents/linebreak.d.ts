declare module 'linebreak' {
  /** Finds where Unicode allows a line to end, from one place to the next. */
  export default class LineBreaker {
    constructor(text: string);
    nextBreak(): { readonly position: number } | null;
  }
}
