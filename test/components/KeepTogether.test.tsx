import { expect, it } from 'vitest';
import { KeepTogether } from '#src/components/KeepTogether.tsx';
import { renderComponent } from './renderComponent.tsx';

it.each([
  ['Funding typically begins within 24-48 hours of contract execution.', ['24-48 hours']],
  ['Funds typically arrive 2-3 business days after approval.', ['2-3 business days']],
  ['The 3-month offer takes about 3.3 months. You repay $249,750.', ['3-month offer', '3.3 months']],
  ['Estimated APR 43.7%. Saved at 9:14 AM on Sunday, December 6.', ['APR 43.7%', '9:14 AM', 'December 6']],
  ['Schedule C, 1120-S or 1065. The last is $24,750 in month 4.', ['1120-S', 'month 4']],
  ['You keep 10% of each payout.', []],
])('KeepTogether keeps numbers with their units and changes no word: %s (R8.4)', (text, expected) => {
  const { container } = renderComponent(
    <p>
      <KeepTogether>{text}</KeepTogether>
    </p>,
  );
  const together = [...container.querySelectorAll('.together')].map((part) => part.textContent);
  expect([container.querySelector('p')?.textContent, together]).toEqual([text, expected]);
});

it('KeepTogether shows the present words after the browser has translated those before (F-62)', () => {
  const shown = (text: string) => (
    <p>
      <KeepTogether>{text}</KeepTogether>
    </p>
  );
  const { container, show } = renderComponent(shown('You repay $249,750 in 4 months.'));
  for (const part of container.querySelectorAll('span')) part.innerHTML = `<font>${part.textContent}</font>`;
  show(shown('You repay $500,000 in 7 months.'));
  expect(container.querySelector('p')?.textContent).toBe('You repay $500,000 in 7 months.');
});
