/** The screens on which one toast at a time is shown (R14.1). */
export const PHONE = '(max-width: 47.99em)';
