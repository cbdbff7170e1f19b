import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { ItemProofDetails } from '#src/review/page/proof/ItemProofDetails.tsx';
import { ProofLegend } from '#src/review/page/proof/ProofLegend.tsx';
import { Storyboard } from '#src/review/page/proof/Storyboard.tsx';
import { COVERAGE_EXPLANATIONS, COVERAGE_WORDS, STORYBOARD } from '#src/review/page/words/proof.ts';
import { SHOP } from '#test/review/review/shop.ts';
import { press, showPart } from '#test/review/showPart.tsx';
import { expectNoAxeViolations } from '#test/support/renderScreen.tsx';
import { fullProof } from './fullProof.ts';

const GUARDED = 'shelf|basket.opened|0';
const half = fullProof(SHOP, { [`${GUARDED}|refused`]: { isBrowserCovered: false } });

afterEach(() => void vi.unstubAllGlobals());

describe('The legend of the proof', () => {
  it('counts what the model and the browser covered, and lists the rest', async () => {
    const onSelect = vi.fn();
    const { container } = render(<ProofLegend model={SHOP} proof={half} onSelect={onSelect} />);
    const rows = screen.getAllByRole('row').map((row) => [...row.children].map((cell) => cell.textContent).join(' | '));
    expect(rows).toEqual([
      'Of the chart | Model | Browser',
      'States reached | 10 of 10 | 10 of 10',
      'Rules taken | 6 of 6 | 6 of 6',
      'Answers of conditions | 2 of 2 | 1 of 2',
      'Requirements served | 2 of 2 | 2 of 2',
    ]);
    await userEvent.click(screen.getByText('Answers of conditions: 1 not shown by both'));
    await press(SHOP.transitions.find(({ id }) => id === GUARDED)?.description ?? '');
    expect(onSelect).toHaveBeenCalledExactlyOnceWith(GUARDED);
    await expectNoAxeViolations(container);
  });

  it('says when there is no proof', () => {
    render(<ProofLegend model={SHOP} proof={null} onSelect={() => {}} />);
    expect(screen.getByRole('region', { name: 'Not known here' })).toBeTruthy();
  });
});

it('The details of a rule say how far it is tested', async () => {
  const { container } = render(<ItemProofDetails model={SHOP} itemId={GUARDED} proof={half} />);
  expect(container.textContent).toContain(`${COVERAGE_WORDS.half}${COVERAGE_EXPLANATIONS.half}`);
  await expectNoAxeViolations(container);
});

describe('The storyboard', () => {
  const READY = 'shop.screen.basket.ready';
  const PAYING = 'shop.screen.basket.paying';
  const [first, second] = ['/proof/a.html', '/proof/b.html'];
  const proof = {
    ...fullProof(SHOP, { basket: { pictures: [first, second] }, [PAYING]: { pictures: [second] } }),
    pictures: { [first]: ['basket', READY], [second]: ['basket', PAYING] },
  };

  /** Stubs an observer that reports every element as visible or not. */
  function stubObserver(isIntersecting: boolean) {
    class Observer {
      readonly observe: () => void;
      constructor(onSeen: (entries: readonly object[]) => void) {
        this.observe = () => onSeen([{ isIntersecting }]);
      }
      disconnect() {}
    }
    vi.stubGlobal('IntersectionObserver', Observer);
  }

  it('selects a state by its picture and links every picture', async () => {
    stubObserver(true);
    const { context } = await showPart(<Storyboard />, { model: SHOP, proof });
    await press(STORYBOARD.select('Basket'));
    expect(context().selectedId).toBe('basket');
    const links = screen.getAllByRole('link').map((link) => `${link.textContent}: ${link.getAttribute('href')}`);
    expect(links).toEqual([`Full size, Basket, Ready: ${first}`, `2, Basket, Paying: ${second}`]);
    await press('Paying');
    const shown = screen.getByRole('button', { name: STORYBOARD.select('Basket › Paying'), pressed: true });
    expect(shown.querySelector('iframe')?.getAttribute('src')).toBe(second);
  });

  it('loads a picture only once it is visible', async () => {
    stubObserver(false);
    const { container } = await showPart(<Storyboard />, { model: SHOP, proof });
    expect(container.querySelector('iframe')).toBeNull();
  });

  it('says when the page was built without pictures', async () => {
    await showPart(<Storyboard />, { model: SHOP });
    expect(screen.getByRole('region', { name: 'Not known here' })).toBeTruthy();
    expect(screen.getAllByText(STORYBOARD.noPicture).length).toBeGreaterThan(1);
  });
});
