export const CALL_WORDS: Readonly<Record<string, string>> = {
  signIn: 'Sign in',
  connectPatreon: 'Connect Patreon',
  'connectAccount:shopify': 'Connect Shopify',
  'connectAccount:youtube': 'Connect YouTube',
  issueDocumentNumber: 'Issue the document number',
  signContract: 'Submit the signed contract',
  watchCountdown: 'Count down to the payment',
  'watchProgress:offers': 'Prepare the offers',
  'watchProgress:contract': 'Verify the business',
};
