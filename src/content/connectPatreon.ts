/** The words of the Patreon connection (R5.2 to R5.4). */
export const CONNECT_PATREON = {
  title: 'Connect your Patreon account',
  intro: 'Your membership revenue decides how much you can be advanced.',
  demoTitle: 'This is a simulation',
  demo: 'Nothing is sent to Patreon. Do not enter your real credentials: any email address and any password connect.',
  connectedTitle: 'Patreon is connected',
  connected: 'You can go on, or connect again below.',
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
} as const;
