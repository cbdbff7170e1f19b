import { fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { journeyModel } from '#machines/graph/model/journeyModel.ts';
import { OutlineTree } from '#src/visualizer/outline/OutlineTree.tsx';
import type { Marks } from '#src/visualizer/scene/marks.ts';

const model = journeyModel();
const RULE = 'journey.session.guest|session.signedIn|0';
type Shown = { readonly filter?: ReadonlySet<string> | null; readonly marks?: Marks; readonly first?: string | null };

function Held({
  filter = null,
  marks = new Map(),
  first = null,
  onSelect,
}: Shown & { onSelect: (id: string) => void }) {
  const [selectedId, setSelectedId] = useState(first);
  const select = (id: string) => {
    onSelect(id);
    setSelectedId(id);
  };
  return <OutlineTree model={model} marks={marks} filter={filter} selectedId={selectedId} onSelect={select} />;
}

function show(shown: Shown = {}) {
  const onSelect = vi.fn<(id: string) => void>();
  const { container } = render(<Held {...shown} onSelect={onSelect} />);
  const tree = container.querySelector('[role="tree"]') as HTMLElement;
  const lineOf = (id: string) => [...tree.children].find((line) => (line as HTMLElement).dataset['id'] === id);
  return { onSelect, tree, lineOf: (id: string) => lineOf(id) as HTMLElement, user: userEvent.setup() };
}

/** The line that has the focus, and whether it is open. */
function focused() {
  const { dataset, ariaExpanded } = document.activeElement as HTMLElement;
  return [dataset['id'], ariaExpanded];
}

describe('The outline', () => {
  it('tells where a state begins, what goes on at the same time, what leads where, what overlays mark, and its place', () => {
    const back = 'processing|navigation.backRequested|5';
    const filter = new Set(['landing', 'journey.screen.contract.signing', back]);
    const { lineOf } = show({ filter, marks: new Map([['landing', { isActive: true, proof: 'half' }]]) });
    expect(lineOf('landing').textContent).toMatch(/starts here.*here nowhalf proved/);
    expect(lineOf('journey.screen.contract.signing').textContent).toContain('goes on at the same time');
    expect(lineOf('contract').textContent).toContain('several parts at the same time');
    const { ariaLevel, ariaPosInSet, ariaSetSize, ariaExpanded } = lineOf('screen');
    expect([ariaLevel, ariaPosInSet, ariaSetSize, ariaExpanded]).toEqual(['2', '1', '1', 'true']);
    expect(lineOf(back).textContent).toContain('Go to Connect additional accounts');
  });

  it('says so when nothing is wanted that is there', () => {
    show({ filter: new Set() });
    expect(screen.getByText(/Nothing in the chart fits/).tagName).toBe('P');
  });
});

describe('By keyboard, the outline', () => {
  it('is one tab stop, which goes along with the arrows as they move, open, go in, come out and close, and selects', async () => {
    const { tree, onSelect, user } = show();
    const steps = [];
    await user.tab();
    for (const keys of ['{ArrowDown}', '{ArrowRight}', '{ArrowRight}', '{ArrowLeft}', '{ArrowLeft}', '{Home}']) {
      steps.push(focused());
      // Each key is pressed after what the one before it did.
      await user.keyboard(keys);
    }
    expect(steps).toEqual([
      ['journey', 'true'],
      ['session', 'false'],
      ['session', 'true'],
      ['session|initial', null],
      ['session', 'true'],
      ['session', 'false'],
    ]);
    await user.keyboard('{ArrowDown}{Enter}');
    expect(onSelect.mock.calls).toEqual([['session']]);
    const stops = tree.querySelectorAll('[tabindex="0"], button:not([tabindex="-1"]), a[href]');
    expect([...stops]).toEqual([document.activeElement]);
  });

  it('finds a line by the letters that are typed as one word', () => {
    const { lineOf } = show();
    lineOf('journey').focus();
    const found = Object.entries({ 1000: 'd', 3000: 'd', 5000: 's', 5100: 'i', 5200: 'g' }).map(([at, key]) => {
      type(key, Number(at));
      return focused()[0];
    });
    expect(found.filter((_, index) => index !== 2)).toEqual(['dashboard', 'dashboardEstablished', 'signIn', 'signIn']);
  });

  it('follows a rule to where it leads, with the focus', async () => {
    const { lineOf, onSelect, user } = show({ first: RULE });
    await user.tab();
    expect(focused()).toEqual([RULE, null]);
    await user.keyboard('{ArrowRight}');
    expect(onSelect.mock.calls).toEqual([['journey.session.signedIn']]);
    expect(document.activeElement).toBe(lineOf('journey.session.signedIn'));
    expect(document.activeElement?.ariaSelected).toBe('true');
  });

  it('leaves keys alone that belong to the browser', () => {
    const { lineOf } = show();
    const isLeft = [true, false].map((altKey) => fireEvent.keyDown(lineOf('journey'), { key: 'Home', altKey }));
    expect(isLeft).toEqual([true, false]);
  });
});

describe('By pointer, the outline', () => {
  it('selects a line, and opens it with its arrowhead without selecting', async () => {
    const { lineOf, onSelect, user } = show();
    await user.click(lineOf('offers'));
    await user.click(lineOf('offers').firstElementChild as Element);
    expect(onSelect.mock.calls).toEqual([['offers']]);
    expect([lineOf('offers').ariaExpanded, lineOf('journey.screen.offers.selected').ariaLevel]).toEqual(['true', '4']);
  });

  it('jumps from a rule to where it leads, and shows it', async () => {
    const { tree, lineOf, onSelect, user } = show({ first: 'offers|navigation.backRequested|6' });
    const rule = [...tree.children].find((line) => line.textContent.includes('goes to Contract')) as HTMLElement;
    await user.click(within(rule).getByRole('button', { name: 'Go to Contract' }));
    expect([onSelect.mock.calls, lineOf('contract').ariaSelected]).toEqual([[['contract']], 'true']);
  });
});

function type(key: string, timeStamp: number): void {
  const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true });
  Object.defineProperty(event, 'timeStamp', { value: timeStamp });
  fireEvent(document.activeElement ?? document.body, event);
}
