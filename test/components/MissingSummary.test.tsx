import { createEvent, fireEvent, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { MissingSummary } from '#src/components/MissingSummary.tsx';
import { expectNoAxeViolations } from '#test/support/renderScreen.tsx';
import { renderComponent } from './renderComponent.tsx';

function showSummary() {
  const onAsk = vi.fn<(field: string) => void>();
  const items = [
    { field: 'ein', label: 'Enter the EIN.', href: '/entity-details' },
    { field: 'address', label: 'Enter the business address.', href: '/entity-details' },
  ];
  const view = renderComponent(
    <MissingSummary heading="What is still missing" intro="Select a line." items={items} onAsk={onAsk} />,
  );
  return { ...view, onAsk };
}

describe('MissingSummary', () => {
  it('is a region named by a heading that can take the focus, with a link for each thing (R9.9)', async () => {
    const { container } = showSummary();
    expect(screen.getByRole('region', { name: 'What is still missing' })).toBeDefined();
    expect(screen.getByRole('heading', { level: 2, name: 'What is still missing' }).tabIndex).toBe(-1);
    expect(screen.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
      'Enter the EIN.',
      'Enter the business address.',
    ]);
    await expectNoAxeViolations(container);
  });

  it('asks for the field of the link that was followed, by key too (R9.9)', async () => {
    const { onAsk, user } = showSummary();
    await user.click(screen.getByRole('link', { name: 'Enter the business address.' }));
    screen.getByRole('link', { name: 'Enter the EIN.' }).focus();
    await user.keyboard('{Enter}');
    expect(onAsk.mock.calls).toEqual([['address'], ['ein']]);
  });

  it('leaves a link that is opened in a new tab to the browser (R9.9)', () => {
    const { onAsk } = showSummary();
    const link = screen.getByRole('link', { name: 'Enter the EIN.' });
    const click = createEvent.click(link, { ctrlKey: true });
    const isHandled: boolean[] = [];
    document.addEventListener(
      'click',
      (event) => {
        isHandled.push(event.defaultPrevented);
        event.preventDefault();
      },
      { once: true },
    );
    fireEvent(link, click);
    expect([isHandled, onAsk.mock.calls]).toEqual([[false], []]);
  });
});
