import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { PRODUCT_FRAME } from '#src/content/visualizer/live.ts';
import { FRAME_TAB } from '#src/visualizer/live/frameTab.ts';
import { ProductElsewhere } from '#src/visualizer/live/ProductElsewhere.tsx';
import { ProductFrame } from '#src/visualizer/live/ProductFrame.tsx';

describe('The product beside the chart', () => {
  it('is the product itself, watched under a name of this page, at a chosen width, and begins anew', async () => {
    const onClose = vi.fn();
    render(<ProductFrame path="/offers" onClose={onClose} />);
    const user = userEvent.setup();
    const frame = screen.getByTitle(PRODUCT_FRAME.title);
    const { width } = frame.style;
    expect([frame.getAttribute('src'), width]).toEqual([`/offers?watch=${FRAME_TAB}`, '390px']);
    expect(screen.getByRole('link').getAttribute('href')).toBe('/offers?watch');
    await user.click(screen.getByRole('button', { name: PRODUCT_FRAME.desktop }));
    expect(frame.style.width).toBe('1280px');
    await user.click(screen.getByRole('button', { name: PRODUCT_FRAME.reload }));
    expect(screen.getByTitle(PRODUCT_FRAME.title)).not.toBe(frame);
    await user.click(screen.getByRole('button', { name: PRODUCT_FRAME.close }));
    expect(onClose).toHaveBeenCalledOnce();
  });

  it('is opened in a tab of its own where it may not be shown in a frame', () => {
    const { container } = render(<ProductElsewhere path="/offers" />);
    const link = screen.getByRole('link', { name: PRODUCT_FRAME.ownTab });
    expect([link.getAttribute('href'), link.getAttribute('target')]).toEqual(['/offers?watch', '_blank']);
    expect(container.textContent).toContain(PRODUCT_FRAME.refused);
  });
});
