/** Turns off autocorrection, capitalization and spell checking (R20.8). */
export const NO_AUTOCORRECT = { autoCorrect: 'off', autoCapitalize: 'off', spellCheck: false } as const;
