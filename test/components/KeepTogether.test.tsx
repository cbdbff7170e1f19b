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
  it('keeps numbers with their units (R8.4)', () => {
    const { container } = renderComponent(paragraph('Estimated APR 43.7%. Saved at 9:14 AM on Sunday, December 6.'));
    expect(textsOf(container.querySelectorAll('.together'))).toEqual(['APR 43.7%', '9:14 AM', 'December 6']);
  });

  it('shows new words after the browser translated the old ones (F-62)', () => {
    const { container, show } = renderComponent(paragraph('You repay $249,750 in 4 months.'));
    for (const part of container.querySelectorAll('span')) part.innerHTML = `<font>${part.textContent}</font>`;
    show(paragraph('You repay $500,000 in 7 months.'));
    expect(container.querySelector('p')?.textContent).toBe('You repay $500,000 in 7 months.');
  });
});
