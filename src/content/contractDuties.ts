import {
  CREATOR_PERCENT,
  INCOME_SHARE_LIMIT_PERCENT,
  REMINDER_DAYS_BEFORE_PAYMENT,
  REPAYMENT_PERCENT,
} from '#machines/constants.ts';
import type { ContractSection } from './contractShape.ts';

/** Sections 12 to 27 of the contract: what each side states and promises, and what happens otherwise (R12.7). */
export const CONTRACT_DUTIES: readonly ContractSection[] = [
  {
    heading: 'Your statements',
    paragraphs: ['When you sign, you state to the best of your knowledge that each of these is true.'],
    list: [
      'Your business is registered in the United States and in good standing.',
      'You may sign for it, and the owners you named hold the shares you gave.',
      'The information and documents you gave us are accurate and complete.',
      'You have not sold, pledged or promised the same receipts to anyone else.',
      `Your platform earnings are under ${INCOME_SHARE_LIMIT_PERCENT}% of your business income, if you confirmed it.`,
      'You know of no plan to close the business or to leave the platform.',
    ],
  },
  {
    heading: 'Your promises',
    paragraphs: ['Until the purchased amount has been delivered, you promise the following.'],
    list: [
      'You keep your page operating in good faith. What you make, and how often, stays your decision.',
      'You do not divert payouts away from the managed account or undo its settings.',
      'You do not sell the same receipts to anyone else.',
      'You tell us when your business, its owners, your platform account or your bank account changes.',
      'You answer when the platform asks you to confirm who you are.',
    ],
  },
  {
    heading: 'Our promises',
    paragraphs: ['From the effective date we promise the following.'],
    list: [
      'We pay the purchase price.',
      `We take no more than ${REPAYMENT_PERCENT}% of the receipts of any month and no more than the purchased amount in total.`,
      `We pay ${CREATOR_PERCENT}% of the receipts to you monthly.`,
      `We e-mail you a reminder ${REMINDER_DAYS_BEFORE_PAYMENT} days before each payment.`,
      'We show you each payment and what is left.',
      'We keep your data encrypted and open it to nobody who does not need it for this agreement.',
      'We end our access when the purchased amount has been delivered.',
    ],
  },
  {
    heading: 'What counts as a breach, and what does not',
    paragraphs: [
      'You breach this agreement only if you divert payouts, sell the same receipts twice, lock us out of the payout settings on purpose, or made a statement in section 12 that you knew to be untrue. We breach it if we do not keep a promise in section 14.',
      'Earning less is not a breach. Nor is any of these.',
    ],
    list: [
      'A month with few receipts or none.',
      'Members leaving, or a change in what you make.',
      'A pause for illness, family or rest.',
      'The platform closing, changing its terms or delaying a payout.',
      'Your business failing in the ordinary course.',
    ],
  },
  {
    heading: 'Remedies',
    paragraphs: [
      'Whoever believes that the other is in breach says so in a notice and gives ten business days to put it right. Breaches put right in that time have no further effect.',
      'If you do not put a breach right, we may recover the specified percentage of the receipts that were diverted or kept from us, and no more than the part of the purchased amount not yet delivered. The total does not fall due at once, and there is no late fee, penalty or default interest.',
      'If we do not put a breach right, you may end the redirection of payouts, and we pay you what we owe you.',
    ],
  },
  {
    heading: 'No personal guarantee; security interest',
    paragraphs: [
      'Personal guarantee: no. No owner, officer or family member answers for the purchased amount with personal money or property.',
      'Security interest: no, except in the purchased receipts themselves. We may file a public notice that we bought them. It names those receipts and nothing else you own, and we withdraw it when the purchased amount has been delivered.',
    ],
  },
  {
    heading: 'Tax-information authorization',
    paragraphs: [
      'You may sign Form 4506-T, with which the tax agency is asked for a transcript of a return you filed. The transcript goes to you, at your address of record. We ask for it to confirm the income of your business.',
      'Uploading a signed form is optional. We use it, and a transcript you pass on to us, for this agreement and for nothing else.',
    ],
  },
  {
    heading: 'Privacy and data use',
    paragraphs: [
      'We use your data to prepare your offer, to carry out this agreement and to keep the records the law requires. It is never sold or shared. If a law or a court obliges us to disclose something, we tell you first wherever that is allowed.',
      'When the advance period ends, we stop reading your earnings.',
    ],
  },
  {
    heading: 'Renewal',
    paragraphs: [
      'We may offer you a renewal before this advance is delivered in full, and you may reapply afterwards. Neither of us is obliged to renew. A renewal is a new agreement with its own summary; it never changes the purchased amount of this one.',
    ],
  },
  {
    heading: 'Cancellation before funding',
    paragraphs: [
      'Until we have sent the purchase price you may cancel for any reason by telling us. It costs nothing. We may decline for as long as we have not given our final approval.',
      'After a cancellation nobody owes anything under this agreement, payouts stay with or return to your original account, and our access ends.',
    ],
  },
  {
    heading: 'Electronic records and signatures consent',
    paragraphs: [
      'You agree to receive this agreement and the notices under it electronically, and that your typed full name is your signature. You need a device that opens PDF files or web pages and an e-mail address that works.',
      'You may download and keep a copy at any time, ask for one on paper without charge, and withdraw this consent for the future by telling us. Before you sign, you withdraw by leaving the page.',
    ],
  },
  {
    heading: 'Notices',
    paragraphs: [
      'Notices are sent by e-mail: to you at the address you sign in with, to us by reply to any message from us. A notice counts as received on the next business day, unless the sender learns that it did not arrive.',
    ],
  },
  {
    heading: 'Assignment',
    paragraphs: [
      'You may transfer this agreement with our written consent, which we do not withhold without a reason. We may transfer our right to the purchased receipts only to someone who takes on every promise in this agreement. We tell you before we do. A transfer never makes your terms worse.',
    ],
  },
  {
    heading: 'Governing law and disputes',
    paragraphs: [
      'The law of the state in which your business is registered governs this agreement. We first try to settle a dispute by talking. If that fails, the courts of that state decide.',
      'Nothing here is a confession of judgment, a waiver of a jury trial or a waiver of the right to join with others.',
    ],
  },
  {
    heading: 'Whole agreement and severability',
    paragraphs: [
      'The summary, these 27 sections and the record of your signature are the whole agreement. It changes only in writing signed by both of us. If the summary and a section differ, the reading that is better for you holds.',
      'If one part is invalid, the rest stays in force.',
    ],
  },
  {
    heading: 'State disclosures',
    paragraphs: [
      'Some states, California and New York among them, require a separate disclosure before you sign, which includes an estimated annual percentage rate. The summary does not replace it. Where your state requires a disclosure, you receive it before you sign, and you need not sign without it.',
      'This demonstration document contains no state disclosure.',
    ],
  },
];
