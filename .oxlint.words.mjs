// Finds words that US engineers wouldn't use. docs/contributing.md has the writing rules.

/** Patterns that comments and test titles must not match. Every match can be replaced with a plain word. */
export const ODD_WORDS = [
  /\banew\b/iu,
  /\b(?:stands?|stood)\b(?![- ](?:for|in|out|by)\b)/iu,
  /\b(?:beside|besides|whoever|whatever|thereby|aloud|meanwhile)\b/iu,
  /\b(?:in place of|so large is|for ever|the ground)\b/iu,
  /\b(?:gives?|gave|given|handed|taken) back\b/iu,
  /\b(?:goes|go|went|going) on\b/iu,
  /\b(?:said|told|heard|missed)\b/iu,
  /\b(?:of (?:its|their) own|by (?:itself|themselves)|at hand|worked out)\b/iu,
  /\b(?:that is none|as long as it lives|l(?:ies|ay|aid) (?:in|over))\b/iu,
  /\bso that\b[^.]*\bnot\b/iu,
];

const OPENING = /^[\s*]*What\b/u;

/** Returns the first match of an odd-word pattern in a text, or null. */
export function findOddWords(text) {
  const line = text.replaceAll(/\s+\*?\s*/gu, ' ');
  return ODD_WORDS.map((pattern) => pattern.exec(line)?.[0]).find(Boolean) ?? null;
}

export const plainComment = {
  create: (context) => ({
    Program() {
      for (const comment of context.sourceCode.getAllComments()) {
        const odd = findOddWords(comment.value);
        if (odd !== null) context.report({ loc: comment.loc, message: `Find a plain word for "${odd}".` });
        if (OPENING.test(comment.value))
          context.report({ loc: comment.loc, message: 'Start a comment with a verb or a noun, not with "What".' });
      }
    },
  }),
};
