/** Groups of synonyms for searches. Each entry matches words that start with it. */
export const SYNONYMS: readonly (readonly string[])[] = [
  ['password', 'credentials'],
  ['saved', 'save', 'store', 'kept', 'keep'],
  ['money', 'fund'],
  ['paid out', 'sent to your bank', 'funds arrive', 'receive money', 'receive funds', 'funding typically begins'],
  ['payment', 'repay'],
  ['missed', 'earn less', 'lower', 'repay less'],
  ['subscribers', 'members'],
  ['qualify', 'qualifies', 'eligible', 'who do you work with'],
  ['contract', 'agreement', 'you sign'],
  ['cure', 'put right', 'put it right', 'put a breach right', 'remedies'],
  ['refund', 'back to you'],
  ['overpayment', 'overpaid', 'excess', 'took more'],
  ['SSN', 'social security number'],
  ['decline', 'we may decline', 'refuse', 'reject'],
  ['sign out', 'signing out', 'signed out', 'log out'],
  ['data', 'what you type', 'erase', 'erasing', 'delete'],
];
