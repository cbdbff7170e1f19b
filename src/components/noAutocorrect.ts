/** Keeps the browser from correcting, capitalizing or spell-checking a field (R20.8). */
export const NO_AUTOCORRECT = { autoCorrect: 'off', autoCapitalize: 'off', spellCheck: false } as const;
