/** The words of the Patreon connection (R5.2 to R5.4). */
export const CONNECT_PATREON = {
  title: 'Connect your Patreon account',
  intro: 'Your membership revenue decides how much you can be advanced.',
  demoTitle: 'This is a simulation',
  demo: 'Nothing is sent to Patreon. Do not enter your real credentials: any email address and any password connect.',
  connectedTitle: 'Patreon is connected',
  connected: 'You can go on. There is nothing left to do here.',
  again: 'Connect another Patreon account',
  continue: 'Continue',
  form: 'Connect Patreon',
  email: 'Patreon Email',
  emailMissing: 'Enter your Patreon email address.',
  emailMalformed: 'Enter an email address such as name@example.com.',
  password: 'Patreon Password',
  passwordMissing: 'Enter your Patreon password.',
  safety: 'Connections use bank-level encryption, and your credentials are never stored.',
  submit: 'Connect Patreon',
  busy: 'Connecting...',
  problems: {
    patreonRefused:
      "Patreon didn't accept this login, and nothing was shared. Check your email and password, then try again.",
    somethingWentWrong: "We couldn't reach Patreon, and nothing was shared. Try again in a moment.",
  },
} as const;
