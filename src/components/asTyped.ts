/** Attributes of a field whose text the browser must not correct, capitalize or spell-check (R20.8). */
export const AS_TYPED = { autoCorrect: 'off', autoCapitalize: 'off', spellCheck: false } as const;
