/** Unique values that browser tests enter, so a search finds every place they leak to. */
export const CANARY = {
  signInPassword: 'heron-4711-Zanzibar',
  patreonEmail: 'ottoline.heronsgate@example.com',
  patreonPassword: 'otter-8132-Umbrella',
  ein: '86-7530914',
  street: '77 Quillfeather Lane',
  address: '77 Quillfeather Lane\nSpringfield, IL 62701',
  ownerName: 'Wilhelmina Quillfeather',
  signature: 'Philomena Thistlewood',
  ownerId: 'heron-passport.png',
  articles: 'heron-articles.pdf',
  registration: 'heron-registration.pdf',
  agreement: 'heron-agreement.pdf',
  taxReturn: 'heron-tax-return.pdf',
  irsForm: 'heron-signed-4506t.pdf',
} as const;
