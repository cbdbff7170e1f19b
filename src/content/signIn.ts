import { DEMO_EMAIL, REMEMBERED_DAYS } from '#machines/constants.ts';
import { ROUTES } from '#machines/journey/routes.ts';

export const SIGN_IN = {
  title: 'Welcome Back',
  demo: `Demo: ${DEMO_EMAIL}, any password.`,
  form: 'Sign in',
  email: 'Email',
  emailMissing: 'Enter your email address.',
  emailMalformed: 'Enter an email address such as name@example.com.',
  /** Shown next to the field; other problems are shown next to the button. */
  emailRefused: 'No account uses this email.',
  password: 'Password',
  passwordMissing: 'Enter your password.',
  rememberMe: 'Remember me',
  rememberHint: `Saves what you type on this device for ${REMEMBERED_DAYS} days. Signing out erases it.`,
  forgotPassword: 'Forgot password',
  forgotPasswordReason: 'Not needed in this demo.',
  submit: 'Sign in',
  busy: 'Signing in...',
  start: { href: ROUTES.selectPlatform.path, name: 'Start your application' },
  signedIn: (name: string) => `You are signed in as ${name}`,
  problems: {
    refused: null,
    failed: "We couldn't sign you in. Try again in a moment.",
  },
  notAMember: 'Not a member?',
  applyNow: 'Apply Now',
  next: {
    title: 'What happens next',
    points: [
      'You connect your Patreon account.',
      'You see three offers and choose one.',
      'You add your business details.',
      'You read the agreement, then sign it.',
    ],
  },
} as const;
