import { CREATOR_PERCENT, INCOME_SHARE_LIMIT_PERCENT, REPAYMENT_PERCENT } from '#machines/constants.ts';

export const FAQ = {
  title: 'Questions and answers',
  items: {
    'Who do you work with?': `US-based, registered businesses: an LLC or higher, with under ${INCOME_SHARE_LIMIT_PERCENT}% of their income from membership platforms. We do not support sole proprietors, or creators without recurring revenue.`,
    'How soon do I get an offer?':
      'A preliminary offer comes within minutes. It is subject to final review. We may ask you for further information, and we may decline.',
    'When do the funds arrive?':
      'We typically send them within 24-48 hours of contract execution. Your bank takes time too: funds typically arrive 2-3 business days after approval and signing.',
    'Do I see the terms first?':
      'Yes. The offer shows your personalized terms and a fixed repayment amount before you commit.',
    'How does repayment work?': `During the advance period, your platform payouts are redirected to a secure account that we manage. A fixed percentage goes to repayment (${REPAYMENT_PERCENT}%), and the rest is paid to you monthly (${CREATOR_PERCENT}%). Repayment adjusts if your earnings dip. If members leave or your business fails in the ordinary course, you owe no more than that percentage of what still comes in.`,
    'What access do you need?':
      'Before you sign, we only read your revenue. After you sign, we set up more access with you. While you repay, we manage your platform login credentials and payout settings. Sensitive areas such as payment details stay locked.',
    'Is my data safe?':
      'Yes. Our integrations are encrypted and read-only, and your data is never sold or shared. Access to your payouts is separate, and ends when you have repaid.',
    'Can I repay early?':
      'Yes, at any time and with no penalty. The total is fixed once you accept the offer, so repaying early saves time, not money.',
    'What happens after I repay?': 'Your payouts return to your original account, and our access ends.',
    'Can I get another advance?': 'You can reapply, and a renewal offer may come before your current advance ends.',
  },
} as const;
