import {
  CREATOR_PERCENT,
  INCOME_SHARE_LIMIT_PERCENT,
  REMINDER_DAYS_BEFORE_PAYMENT,
  REPAYMENT_PERCENT,
} from '#machines/constants.ts';

/** The 27 sections of the contract by heading; an inner array is a list among the paragraphs (R12.7). */
export const CONTRACT_SECTIONS: Readonly<Record<string, readonly (string | readonly string[])[]>> = {
  'Parties and effective date': [
    'This agreement is between Creator Cash Advance (“we”, “us”), the purchaser, and the business in your business details (“you”), the seller. You are a business registered in the United States, an LLC or a higher form. We do not buy from sole proprietors or from creators without recurring revenue.',
    'The agreement takes effect once you have signed it and we have given our final approval. Every offer is subject to that approval. Until then neither of us owes the other anything under it.',
  ],
  Definitions: [
    'These words have one meaning wherever they stand in this agreement.',
    [
      '“Platform” is the membership platform you connected, through which your members pay you.',
      '“Receipts” are the subscription revenue that the platform pays out for your work after the effective date, after the platform’s own fees and refunds.',
      '“Offer” is the offer in the summary that you chose before signing.',
      '“Purchase price” is the amount the summary calls funds you receive.',
      '“Purchased amount” is the fixed dollar amount of future receipts that you sell. It does not grow after you accept the offer.',
      '“Fee” is the purchased amount less the purchase price.',
      `“Specified percentage” is ${REPAYMENT_PERCENT}% of the receipts of each month.`,
      '“Remittance” is the specified percentage of one month’s receipts, in dollars.',
      '“Deliver” means that receipts reach us, as remittances or early under section 9.',
      '“Managed account” is the secure account, managed by us, into which your payouts are redirected.',
      '“Advance period” runs from the first redirected payout until the purchased amount has been delivered.',
    ],
  ],
  'Sale of future receipts': [
    'You sell to us, and we buy from you, future receipts up to the purchased amount. Each month you deliver the specified percentage of that month’s receipts, until you have delivered the purchased amount. Then the sale is complete and you owe nothing more.',
    'We buy receipts and nothing else. We take no equity in your business, no rights in your work and no creative control.',
  ],
  'Purchase price and payout timing': [
    'We pay the purchase price to the bank account you connect. We deduct nothing from it: the fee is already contained in the purchased amount.',
    'Funding typically begins within 24-48 hours of contract execution. Your bank may take further time to credit the money. If we do not pay, you may cancel under section 21.',
  ],
  'Specified percentage and how receipts are delivered': [
    `Each month ${REPAYMENT_PERCENT}% of the receipts that arrive are delivered to us and ${CREATOR_PERCENT}% are paid to you. Collections are taken directly from your platform payouts, automatically, each month. You send nothing yourself.`,
    'Only receipts that arrive count. The estimated monthly remittance in the summary is the specified percentage of one month of projected revenue. It is an estimate and never a minimum.',
    'The last remittance is only what is left of the purchased amount. Whatever you earn beyond that is yours.',
  ],
  'Payout redirection and the managed account': [
    `During the advance period your platform payouts are redirected to the managed account. There we separate the specified percentage from your ${CREATOR_PERCENT}% and pay your part out to you monthly.`,
    'Your part belongs to you at all times. We hold it for you, use it for nothing else and set nothing off against it.',
    'When the purchased amount has been delivered, payouts return to your original account.',
  ],
  'Reconciliation when revenue changes': [
    'The remittance follows your receipts automatically: it is a percentage of what arrived, so it falls in the month your receipts fall and rises in the month they rise. No request is needed and nothing else in this agreement changes.',
    'If you believe that we took more than the specified percentage, tell us at any time and as often as you need. We compare the platform’s statements with what we took, show you the comparison and pay any excess back to you within five business days. This costs you nothing.',
  ],
  'Not a loan; no interest; no fixed maturity; risk the purchaser accepts': [
    'This is a purchase of future receipts. It is not a loan. It bears no interest, it has no fixed maturity, and the estimated time in the summary is not a deadline. We make no credit check and report nothing to a credit bureau.',
    'We accept the risk that the purchased amount is delivered late, in part or not at all because of any of the following. In each case you owe no more than the specified percentage of the receipts that do arrive.',
    [
      'Your receipts are lower, or come later, than was projected.',
      'Members leave, or the audience for your work changes.',
      'The platform changes its terms, closes, or ends your account without your fault.',
      'Your business slows down, pauses or fails in the ordinary course.',
    ],
  ],
  'Early delivery, no penalty': [
    'You may deliver the rest of the purchased amount, or part of it, at any time. There is no penalty and no charge for doing so.',
    'The total is fixed once you accept the offer. Delivering early does not lower it, and delivering later than estimated does not raise it.',
  ],
  'Fees (complete list)': [
    'This list is complete. We may not charge you anything that is not on it.',
    [
      'Fee for this purchase: the dollar amount the summary gives for your offer, contained in the purchased amount.',
      'Interest: none.',
      'Late fees: none.',
      'Penalties, for early delivery or anything else: none.',
      'Charges for applying, for the account, for transfers or for reconciliation: none.',
    ],
  ],
  'Platform access, locked settings and return of access': [
    'There are two kinds of access. The connection that reads your earnings is encrypted and read-only. Apart from it, during the advance period we manage your platform login credentials and payout settings, and sensitive areas such as payment details are locked.',
    'We use that access for payouts only. We do not publish, remove or price your work, write to your members or change your page.',
    'When the purchased amount has been delivered, the locks are lifted, your payouts return to your original account and our access ends.',
  ],
  'Your statements': [
    'When you sign, you state to the best of your knowledge that each of these is true.',
    [
      'Your business is registered in the United States and in good standing.',
      'You may sign for it, and the owners you named hold the shares you gave.',
      'The information and documents you gave us so far are accurate.',
      'You have not sold, pledged or promised the same receipts to anyone else.',
      `If you confirmed it: your platform earnings are under ${INCOME_SHARE_LIMIT_PERCENT}% of your business income.`,
      'You know of no plan to close the business or to leave the platform.',
    ],
  ],
  'Your promises': [
    'Until the purchased amount has been delivered, you promise the following.',
    [
      'You keep your page operating in good faith. What you make, and how often, stays your decision.',
      'You do not divert payouts away from the managed account or undo its settings.',
      'You do not sell the same receipts to anyone else.',
      'You tell us when your business, its owners, your platform account or your bank account changes.',
      'You answer when the platform asks you to confirm who you are.',
    ],
  ],
  'Our promises': [
    'From the effective date we promise the following.',
    [
      'We pay the purchase price.',
      `We take no more than ${REPAYMENT_PERCENT}% of the receipts of any month and no more than the purchased amount in total.`,
      `We pay ${CREATOR_PERCENT}% of the receipts to you monthly.`,
      `We email you a reminder ${REMINDER_DAYS_BEFORE_PAYMENT} days before each remittance.`,
      'We show you each remittance and what is left to deliver.',
      'We keep your data encrypted. Only people who need it for this agreement can open it.',
      'We end our access when the purchased amount has been delivered.',
    ],
  ],
  'What counts as a breach, and what does not': [
    'You breach this agreement only if you divert payouts, sell the same receipts twice, lock us out of the payout settings on purpose, or made a statement in section 12 that you knew to be untrue. We breach it if we do not keep a promise in section 14.',
    'Earning less is not a breach. Nor is any of these.',
    [
      'A month with few receipts or none.',
      'Members leaving, or a change in what you make.',
      'A pause for illness, family or rest.',
      'The platform closing, changing its terms or delaying a payout.',
      'Your business failing in the ordinary course.',
    ],
  ],
  Remedies: [
    'Either of us may give the other notice of a breach. The other has ten business days to put it right. Breaches put right in that time have no further effect.',
    'If you do not put a breach right, we may recover the specified percentage of the receipts that were diverted or kept from us, and no more than the part of the purchased amount not yet delivered. The total does not fall due at once, and there is no late fee, penalty or default interest.',
    'If we do not put a breach right, you may end the redirection of payouts, and we pay you what we owe you.',
  ],
  'No personal guarantee; security interest': [
    'Personal guarantee: no. No owner, officer or family member answers for the purchased amount with personal money or property.',
    'Security interest: no, except in the purchased receipts themselves. We may file a public notice that we bought them. It names those receipts and nothing else you own, and we withdraw it when the purchased amount has been delivered.',
  ],
  'Tax-information authorization': [
    'You may sign Form 4506-T. It asks the tax agency for a transcript of a return you filed. The transcript goes to you, at your address of record. We ask for it to confirm the income of your business.',
    'Uploading a signed form is optional. We use it, and a transcript you pass on to us, for this agreement and for nothing else.',
  ],
  'Privacy and data use': [
    'We use your data to prepare your offer, to carry out this agreement and to keep the records the law requires. It is never sold or shared. If a law or a court obliges us to disclose something, we tell you first wherever that is allowed.',
    'When the advance period ends, we stop reading your earnings.',
  ],
  Renewal: [
    'We may offer you a renewal before this advance is delivered in full, and you may reapply afterwards. Neither of us is obliged to renew. A renewal is a new agreement with its own summary; it never changes the purchased amount of this one.',
  ],
  'Cancellation before funding': [
    'Until we have sent the purchase price you may cancel for any reason, by replying to any email from us. It costs nothing. We may decline for as long as we have not given our final approval.',
    'After a cancellation neither of us owes anything under this agreement, payouts stay with or return to your original account, and our access ends.',
  ],
  'Electronic records and signatures consent': [
    'You agree to receive this agreement and the notices under it electronically, and that your typed full name is your signature. You need a device that opens PDF files or web pages and an email address that works.',
    'You may download and keep a copy at any time, ask for one on paper without charge, and withdraw this consent for the future by telling us. To withdraw before you sign, leave the page.',
  ],
  Notices: [
    'Notices are sent by email: to you at the address you sign in with, to us by reply to any message from us. A notice counts as received on the next business day, unless the sender learns that it did not arrive.',
  ],
  Assignment: [
    'You may transfer this agreement with our written consent, which we do not withhold without a reason. We may transfer our right to the purchased receipts only to someone who takes on every promise in this agreement. We tell you before we do. A transfer never makes your terms worse.',
  ],
  'Governing law and disputes': [
    'The law of the state in which your business is registered governs this agreement. We first try to settle a dispute by talking. If that fails, the courts of that state decide.',
    'Nothing here is a confession of judgment, a waiver of a jury trial or a waiver of the right to join with others.',
  ],
  'Whole agreement and severability': [
    'The summary, these 27 sections and the record of your signature are the whole agreement. It changes only in writing signed by both of us. If the summary and a section differ, the reading that is better for you holds.',
    'If one part is invalid, the rest stays in force.',
  ],
  'State disclosures': [
    'Some states, California and New York among them, require a separate disclosure before you sign, which includes an estimated annual percentage rate. The offer summary has these figures for each offer, in the order that California asks for. You see it with the offers and before you sign, and it is page one of your signed copy.',
    'In this demonstration it is a sample, not a state disclosure.',
  ],
};
