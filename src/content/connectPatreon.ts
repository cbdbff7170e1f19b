/** The words of the Patreon connection (R5.2 to R5.4). */
export const CONNECT_PATREON = {
  title: 'Connect your Patreon account',
  intro: 'We read your membership revenue. Your offers depend on it.',
  demo: 'Demo: use any email and password. An email that begins with fail@ or error@ fails.',
  connectedTitle: 'Patreon is connected',
  connected: (account: string) => `This demo uses sample revenue for ${account}.`,
  settled: "Another Patreon account can't be connected.",
  again: 'Use a different Patreon account',
  continue: 'Continue',
  form: 'Connect Patreon',
  email: 'Patreon Email',
  emailMissing: 'Enter your Patreon email address.',
  emailMalformed: 'Enter an email address such as name@example.com.',
  emailRefused: null,
  password: 'Patreon Password',
  passwordMissing: 'Enter your Patreon password.',
  safety: 'Connections use bank-level encryption, and your credentials are never stored.',
  promises: {
    title: 'Your Patreon password',
    points: [
      'We use it once, to connect. We never store it, and never share it.',
      'The connection only reads your revenue.',
      'If you sign, you give us separate access. We then manage your Patreon login and payout settings until you have repaid.',
    ],
  },
  submit: 'Connect Patreon',
  busy: 'Connecting...',
  problems: {
    refused: "Patreon didn't accept this login, and nothing was shared. Check your email and password, then try again.",
    failed: "We couldn't reach Patreon, and nothing was shared. Try again in a moment.",
  },
} as const;
