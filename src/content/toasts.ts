import { DEMO_EMAIL } from '#machines/constants.ts';
import type { Toast } from '#machines/journey/ports.ts';
import { ACCOUNT_NAMES, PLATFORM_NAMES } from './accounts.ts';

type ToastText = { readonly title: string | null; readonly message: string };

const ERROR = 'Error';
const SUCCESS = 'Success!';

/** Returns the text of a toast, as quoted in the specification (R4, R5, R9.10, R10, R12, R13). */
export function toastText(toast: Toast): ToastText {
  const account = 'account' in toast ? ACCOUNT_NAMES[toast.account] : '';
  const platform = 'platform' in toast ? PLATFORM_NAMES[toast.platform] : '';
  const toastTexts = {
    signedIn: { title: SUCCESS, message: 'You have successfully signed in.' },
    patreonConnected: { title: SUCCESS, message: 'Your Patreon account has been connected.' },
    contractSigned: { title: 'Contract signed!', message: 'Your contract has been signed successfully.' },
    fileUploaded: { title: null, message: 'File uploaded successfully' },
    bankConnectionInitiated: {
      title: 'Bank connection initiated',
      message: "You'll be redirected to securely connect your bank account.",
    },
    accountConnected: { title: SUCCESS, message: `Your ${account} account has been connected.` },
    accountConnecting: {
      title: `Connecting to ${account}`,
      message: `Redirecting you to authenticate with ${account}`,
    },
    platformUnavailable: {
      title: `${platform} Not Available`,
      message: `${platform} integration is coming soon. Please select Patreon for now.`,
    },
    downloadStarted: { title: null, message: 'Download started' },
    invalidCredentials: { title: ERROR, message: `Invalid credentials. Try ${DEMO_EMAIL} with any password.` },
    patreonRefused: { title: ERROR, message: 'Failed to connect your Patreon account. Please try again.' },
    somethingWentWrong: { title: ERROR, message: 'Something went wrong. Please try again.' },
  } satisfies Record<Toast['key'], ToastText>;
  return toastTexts[toast.key];
}
