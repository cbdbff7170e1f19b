import { DEMO_EMAIL } from '#machines/constants.ts';
import type { Toast } from '#machines/journey/ports.ts';
import { ACCOUNT_NAMES, PLATFORM_NAMES } from './accounts.ts';

export type ToastText = { readonly title: string | null; readonly message: string };

const ERROR = 'Error';
const SUCCESS = 'Success!';

type ToastOf<Key extends Toast['key']> = Extract<Toast, { key: Key }>;

const TEXTS = {
  signedIn: () => ({ title: SUCCESS, message: 'You have successfully signed in.' }),
  patreonConnected: () => ({ title: SUCCESS, message: 'Your Patreon account has been connected.' }),
  contractSigned: () => ({ title: 'Contract signed!', message: 'Your contract has been signed successfully.' }),
  fileUploaded: () => ({ title: null, message: 'File uploaded successfully' }),
  bankConnectionInitiated: () => ({
    title: 'Bank connection initiated',
    message: "You'll be redirected to securely connect your bank account.",
  }),
  accountConnected: ({ account }: ToastOf<'accountConnected'>) => ({
    title: SUCCESS,
    message: `Your ${ACCOUNT_NAMES[account]} account has been connected.`,
  }),
  accountConnecting: ({ account }: ToastOf<'accountConnecting'>) => ({
    title: `Connecting to ${ACCOUNT_NAMES[account]}`,
    message: `Redirecting you to authenticate with ${ACCOUNT_NAMES[account]}`,
  }),
  platformUnavailable: ({ platform }: ToastOf<'platformUnavailable'>) => ({
    title: `${PLATFORM_NAMES[platform]} Not Available`,
    message: `${PLATFORM_NAMES[platform]} integration is coming soon. Please select Patreon for now.`,
  }),
  downloadStarted: () => ({ title: null, message: 'Download started' }),
  invalidCredentials: () => ({
    title: ERROR,
    message: `Invalid credentials. Try ${DEMO_EMAIL} with any password.`,
  }),
  patreonRefused: () => ({ title: ERROR, message: 'Failed to connect your Patreon account. Please try again.' }),
  somethingWentWrong: () => ({ title: ERROR, message: 'Something went wrong. Please try again.' }),
} satisfies { [Key in Toast['key']]: (toast: ToastOf<Key>) => ToastText };

/** Returns the words of a toast, as the specification quotes them (R4, R5, R9.10, R10, R12, R13). */
export function toastText(toast: Toast): ToastText {
  const textOf = TEXTS[toast.key] as (toast: Toast) => ToastText;
  return textOf(toast);
}
