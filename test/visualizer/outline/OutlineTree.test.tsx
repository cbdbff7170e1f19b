import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { journeyModel } from '#machines/graph/model/journeyModel.ts';
import { OutlineTree } from '#src/visualizer/outline/OutlineTree.tsx';
import type { Marks } from '#src/visualizer/scene/marks.ts';
import { saidBy, unsaidOf, without } from './outlineSays.ts';

const model = journeyModel();
const everything = new Set([...model.states, ...model.transitions].map(({ id }) => id));
const NONE: Marks = new Map();

type Shown = { readonly filter?: ReadonlySet<string> | null; readonly marks?: Marks; readonly first?: string | null };

function Held({ filter = null, marks = NONE, first = null, onSelect }: Shown & { onSelect: (id: string) => void }) {
  const [selectedId, setSelectedId] = useState(first);
  return (
    <OutlineTree
      model={model}
      marks={marks}
      filter={filter}
      selectedId={selectedId}
      onSelect={(id) => {
        onSelect(id);
        setSelectedId(id);
      }}
    />
  );
}

function show(shown: Shown = {}) {
  const onSelect = vi.fn<(id: string) => void>();
  render(<Held {...shown} onSelect={onSelect} />);
  return { onSelect, tree: screen.getByRole('tree'), user: userEvent.setup() };
}

const lineOf = (tree: HTMLElement, id: string) =>
  [...tree.querySelectorAll<HTMLElement>('[role="treeitem"]')].find((line) => line.dataset['id'] === id);

const focused = () => (document.activeElement as HTMLElement).dataset['id'];

const tabStops = (tree: HTMLElement) =>
  [...tree.querySelectorAll('[tabindex="0"], button:not([tabindex="-1"]), a[href]')].map((element) =>
    element.getAttribute('data-id'),
  );

describe('The outline', () => {
  it('says every state and every rule of the chart', () => {
    const { tree } = show({ filter: everything });
    expect(tree.children).toHaveLength(everything.size);
    expect(everything.size).toBeGreaterThan(350);
    const said = saidBy(tree);
    expect(unsaidOf(model, said)).toEqual([]);
    const unnoticed = [...said.keys()].filter((id) => {
      const rest = new Map([...said].filter(([other]) => other !== id));
      return unsaidOf(model, rest).join() !== id;
    });
    expect(unnoticed).toEqual([]);
  });

  it.each(['offers', 'journey.screen.offers.noneSelected|offers.selected|0', 'offers|initial'])(
    'has no line for %s when the chart lacks it',
    (id) => {
      const filter = new Set([id, 'journey.screen.offers.selected']);
      const { tree } = show({ filter });
      expect(saidBy(tree).has(id)).toBe(true);
      cleanup();
      render(
        <OutlineTree model={without(model, id)} marks={NONE} filter={filter} selectedId={null} onSelect={() => {}} />,
      );
      expect(saidBy(screen.getByRole('tree')).has(id)).toBe(false);
    },
  );

  it('is open down to the screens at first, and closed below', () => {
    const { tree } = show();
    expect(lineOf(tree, 'offers')?.getAttribute('aria-expanded')).toBe('false');
    expect(lineOf(tree, 'journey.screen.offers.noneSelected')).toBeUndefined();
    expect(lineOf(tree, 'session')?.getAttribute('aria-expanded')).toBe('false');
    expect(tree.children.length).toBeLessThan(50);
  });

  it('tells where a state begins, what goes on at the same time and what leads where', () => {
    const back = 'processing|navigation.backRequested|5';
    const { tree } = show({ filter: new Set(['landing', 'journey.screen.contract.signing', back]) });
    expect(lineOf(tree, 'landing')?.textContent).toContain('starts here');
    expect(lineOf(tree, 'journey.screen.contract.signing')?.textContent).toContain('goes on at the same time');
    expect(lineOf(tree, 'contract')?.textContent).toContain('several parts at the same time');
    expect(lineOf(tree, back)?.textContent).toContain('Go to Connect additional accounts');
  });

  it('gives every line its level, its place and its number of neighbours', () => {
    const { tree } = show();
    const screens = lineOf(tree, 'screen');
    expect(screens?.getAttribute('aria-level')).toBe('2');
    expect(screens?.getAttribute('aria-posinset')).toBe('2');
    expect(screens?.getAttribute('aria-setsize')).toBe('5');
  });

  it('says what the overlays mark, in words', () => {
    const marks: Marks = new Map([
      ['offers', { isActive: true, proof: 'half', verdict: 'stale', change: 'changed' }],
      ['landing', { taken: 'just', choice: 'refused', isOnPath: true, isFound: true, picture: null }],
    ]);
    const { tree } = show({ marks });
    expect(lineOf(tree, 'offers')?.textContent).toContain('here nowchangedchanged since it was approvedhalf proved');
    expect(lineOf(tree, 'landing')?.textContent).toContain('just happenedrefused nowon the pathfoundno picture');
  });

  it('shows only what is wanted, with what it lies in', () => {
    const { tree } = show({ filter: new Set(['journey.screen.offers.selected']) });
    const ids = [...tree.children].map((line) => line.getAttribute('data-id'));
    expect(ids).toEqual(['journey', 'screen', 'offers', 'journey.screen.offers.selected']);
  });

  it('says so when nothing is wanted that is there', () => {
    show({ filter: new Set() });
    expect(screen.getByText(/Nothing in the chart fits/).tagName).toBe('P');
  });
});

describe('By keyboard, the outline', () => {
  it('has one tab stop', () => {
    const { tree } = show({ filter: new Set(['offers', 'offers|initial']) });
    expect(tabStops(tree)).toEqual(['journey']);
  });

  it('moves with the arrows, Home and End', async () => {
    const { tree, user } = show();
    await user.tab();
    expect(focused()).toBe('journey');
    await user.keyboard('{ArrowDown}');
    expect(focused()).toBe('session');
    await user.keyboard('{ArrowUp}{End}');
    expect(focused()).toBe(tree.lastElementChild?.getAttribute('data-id'));
    await user.keyboard('{Home}');
    expect(focused()).toBe('journey');
    expect(tabStops(tree)).toEqual(['journey']);
  });

  it('opens with the right arrow, goes in with the next, and comes out and closes with the left', async () => {
    const { tree, user } = show();
    await user.tab();
    await user.keyboard('{ArrowDown}{ArrowRight}');
    expect(lineOf(tree, 'session')?.getAttribute('aria-expanded')).toBe('true');
    expect(focused()).toBe('session');
    await user.keyboard('{ArrowRight}');
    expect(focused()).toBe('session|initial');
    await user.keyboard('{ArrowLeft}{ArrowLeft}');
    expect(focused()).toBe('session');
    expect(lineOf(tree, 'session')?.getAttribute('aria-expanded')).toBe('false');
  });

  it('opens everything beside a line with the asterisk', async () => {
    const { tree, user } = show();
    await user.tab();
    await user.keyboard('{ArrowDown}*');
    const regions = ['session', 'screen', 'countdown', 'keeping', 'clearing'];
    expect(regions.map((id) => lineOf(tree, id)?.getAttribute('aria-expanded'))).toEqual(regions.map(() => 'true'));
    expect(lineOf(tree, 'offers')?.getAttribute('aria-expanded')).toBe('false');
  });

  it('finds a line by its first letters', () => {
    const { tree } = show();
    lineOf(tree, 'journey')?.focus();
    type('d', 1000);
    expect(focused()).toBe('dashboard');
    type('d', 3000);
    expect(focused()).toBe('dashboardEstablished');
    type('s', 5000);
    type('i', 5100);
    expect(focused()).toBe('signIn');
    type('g', 5200);
    expect(focused()).toBe('signIn');
  });

  it('selects with Enter and with the space bar', async () => {
    const { onSelect, user } = show();
    await user.tab();
    await user.keyboard('{ArrowDown}{Enter}');
    expect(onSelect).toHaveBeenLastCalledWith('session');
    await user.keyboard('{ArrowDown} ');
    expect(onSelect).toHaveBeenLastCalledWith('screen');
  });

  it('follows a rule to where it leads, with the focus', async () => {
    const { tree, onSelect, user } = show({ first: 'journey.session.guest|session.signedIn|0' });
    await user.tab();
    expect(focused()).toBe('journey.session.guest|session.signedIn|0');
    await user.keyboard('{ArrowRight}');
    expect(onSelect).toHaveBeenLastCalledWith('journey.session.signedIn');
    expect(focused()).toBe('journey.session.signedIn');
    expect(lineOf(tree, 'journey.session.signedIn')?.getAttribute('aria-selected')).toBe('true');
  });

  it('leaves keys alone that belong to the browser', () => {
    const { tree } = show();
    lineOf(tree, 'journey')?.focus();
    expect(fireEvent.keyDown(document.activeElement ?? tree, { key: 'Home', altKey: true })).toBe(true);
    expect(fireEvent.keyDown(document.activeElement ?? tree, { key: 'Home' })).toBe(false);
  });
});

describe('By pointer, the outline', () => {
  it('selects a line, and opens it with its arrowhead without selecting', async () => {
    const { tree, onSelect, user } = show();
    const offers = lineOf(tree, 'offers') as HTMLElement;
    await user.click(offers);
    expect(onSelect).toHaveBeenCalledExactlyOnceWith('offers');
    await user.click(offers.firstElementChild as HTMLElement);
    expect(onSelect).toHaveBeenCalledOnce();
    expect(offers.getAttribute('aria-expanded')).toBe('true');
    expect(lineOf(tree, 'journey.screen.offers.selected')).toBeDefined();
  });

  it('jumps from a rule to where it leads, and shows it', async () => {
    const { tree, onSelect, user } = show({ first: 'offers|navigation.backRequested|6' });
    const rule = [...tree.children].find((line) => line.textContent.includes('goes to Contract')) as HTMLElement;
    await user.click(within(rule).getByRole('button', { name: 'Go to Contract' }));
    expect(onSelect).toHaveBeenLastCalledWith('contract');
    expect(lineOf(tree, 'contract')?.getAttribute('aria-selected')).toBe('true');
  });
});

function type(key: string, timeStamp: number): void {
  const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true });
  Object.defineProperty(event, 'timeStamp', { value: timeStamp });
  fireEvent(document.activeElement ?? document.body, event);
}
