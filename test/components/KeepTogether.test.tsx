import { describe, expect, it } from 'vitest';
import { KeepTogether } from '#src/components/KeepTogether.tsx';
import { textsOf } from '#test/screens/queries.ts';
import { renderComponent } from './renderComponent.tsx';

const paragraph = (text: string) => (
  <p>
    <KeepTogether>{text}</KeepTogether>
  </p>
);

describe('KeepTogether', () => {
  it.each([
    ['Funding typically begins within 24-48 hours of contract execution.', ['24-48 hours']],
    ['The 3-month offer takes about 3.3 months. You repay $249,750.', ['3-month offer', '3.3 months']],
    ['Estimated APR 43.7%. Saved at 9:14 AM on Sunday, December 6.', ['APR 43.7%', '9:14 AM', 'December 6']],
    ['Schedule C, 1120-S or 1065. The last is $24,750 in month 4.', ['1120-S', 'month 4']],
    ['You keep 10% of each payout.', []],
  ])('keeps numbers with their units: %s (R8.4)', (text, expected) => {
    const { container } = renderComponent(paragraph(text));
    expect(container.querySelector('p')?.textContent).toBe(text);
    expect(textsOf(container.querySelectorAll('.together'))).toEqual(expected);
  });

  it('shows new words after the browser translated the old ones (F-62)', () => {
    const { container, show } = renderComponent(paragraph('You repay $249,750 in 4 months.'));
    for (const part of container.querySelectorAll('span')) part.innerHTML = `<font>${part.textContent}</font>`;
    show(paragraph('You repay $500,000 in 7 months.'));
    expect(container.querySelector('p')?.textContent).toBe('You repay $500,000 in 7 months.');
  });
});
