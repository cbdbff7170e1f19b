export const NO_AUTOCORRECT = { autoCorrect: 'off', autoCapitalize: 'off', spellCheck: false } as const;
