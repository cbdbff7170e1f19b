import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { journeyModel } from '#machines/graph/model/journeyModel.ts';
import { DETAILS, SCREEN_PAGE } from '#src/content/visualizer/outline.ts';
import { ItemDetails } from '#src/visualizer/outline/ItemDetails.tsx';
import { OutlineTree } from '#src/visualizer/outline/OutlineTree.tsx';
import { moveFor } from '#src/visualizer/outline/outlineKeys.ts';
import { matchesWithAncestors, openAtFirst, outlineOf, visibleRows } from '#src/visualizer/outline/outlineRows.ts';
import type { Marks } from '#src/visualizer/scene/marks.ts';
import { press } from '#test/visualizer/page.ts';

const model = journeyModel();
const outline = outlineOf(model);
const first = openAtFirst(model);
const RULE = 'journey.session.guest|session.signedIn|0';

const rowsWith = (...opened: readonly string[]) =>
  visibleRows(outline, (id) => first.has(id) || opened.includes(id), null);

describe('The lines of the outline', () => {
  it('are open down to the screens at first, and know their level, their place and their number of neighbours', () => {
    const screens = model.states.filter((state) => state.screen !== null).map(({ id }) => ({ id, isOpen: false }));
    const rows = rowsWith();
    expect(rows.filter(({ level, isOpen }) => level === 3 && isOpen !== null)).toMatchObject(screens);
    expect(rows.length).toBeLessThan(50);
    expect(rows.find(({ id }) => id === 'screen')).toMatchObject({ level: 2, position: 2, setSize: 6 });
  });

  it('are only those that are wanted, with what they lie in', () => {
    const shownIds = matchesWithAncestors(outline, new Set(['journey.screen.offers.selected']));
    const ids = visibleRows(outline, () => true, shownIds).map(({ id }) => id);
    expect(ids).toEqual(['journey', 'screen', 'offers', 'journey.screen.offers.selected']);
  });

  const rows = rowsWith('session', 'journey.session.guest');
  it.each([
    ['ArrowDown', 'journey', { kind: 'focus', id: 'session' }],
    ['ArrowUp', 'session', { kind: 'focus', id: 'journey' }],
    ['End', 'journey', { kind: 'focus', id: rows.at(-1)?.id }],
    ['Home', 'session', { kind: 'focus', id: 'journey' }],
    ['ArrowRight', 'offers', { kind: 'open', ids: ['offers'] }],
    ['ArrowRight', 'session', { kind: 'focus', id: 'session|initial' }],
    ['ArrowRight', RULE, { kind: 'follow', id: 'journey.session.signedIn' }],
    ['ArrowLeft', 'session', { kind: 'close', ids: ['session'] }],
    ['ArrowLeft', 'session|initial', { kind: 'focus', id: 'session' }],
    ['Enter', 'offers', { kind: 'select', id: 'offers' }],
    [' ', 'offers', { kind: 'select', id: 'offers' }],
    ['*', 'session', { kind: 'open', ids: ['accounts', 'countdown', 'saving', 'reset'] }],
    ['x', 'offers', null],
  ])('answer the key %s on %s with %o', (key, from, move) => {
    const at = rows.findIndex(({ id }) => id === from);
    expect(moveFor(key, rows, at)).toEqual(move);
  });
});

it('The outline says every state and rule in a line each: names, descriptions, doings, sentences', () => {
  const texts = new Map<string, readonly string[]>([
    ...model.states.map(({ id, title, description, entryTexts, exitTexts, invokeTexts }) => {
      return [id, [title, description, ...entryTexts, ...exitTexts, ...invokeTexts]] as const;
    }),
    ...model.transitions.map(({ id, sentence }) => [id, [sentence]] as const),
  ]);
  const props = { model, marks: new Map(), selectedId: null, filter: new Set(texts.keys()), onSelect: () => {} };
  const { container } = render(<OutlineTree {...props} />);
  const lines = [...container.querySelectorAll<HTMLElement>('[role="treeitem"]')];
  const said = new Map(lines.map(({ dataset, textContent }) => [dataset['id'], textContent]));
  expect([...said.keys()].toSorted()).toEqual([...texts.keys()].toSorted());
  expect([lines.length, said.size > 350]).toEqual([texts.size, true]);
  expect([...texts].filter(([id, parts]) => !parts.every((part) => said.get(id)?.includes(part)))).toEqual([]);
});

type Shown = { readonly filter?: ReadonlySet<string>; readonly marks?: Marks; readonly selectedId?: string };

function show({ filter, marks = new Map(), selectedId }: Shown = {}) {
  const onSelect = vi.fn<(id: string) => void>();
  function Held() {
    const [selected, setSelected] = useState(selectedId ?? null);
    const select = (id: string) => {
      onSelect(id);
      setSelected(id);
    };
    return <OutlineTree model={model} selectedId={selected} onSelect={select} {...{ marks, filter: filter ?? null }} />;
  }
  const { container } = render(<Held />);
  const lineOf = (id: string) => container.querySelector<HTMLElement>(`[role="treeitem"][data-id="${id}"]`);
  return { selected: onSelect.mock.calls, container, lineOf: (id: string) => lineOf(id) ?? container };
}

/** The line that has the focus, and whether it is open. */
function focused() {
  const { dataset, ariaExpanded } = document.activeElement as HTMLElement;
  return [dataset['id'], ariaExpanded];
}

describe('The outline', () => {
  it('tells where a state begins, what goes on at the same time, what leads where, its marks and its place', () => {
    const back = 'processing|navigation.backRequested|1';
    const filter = new Set(['landing', 'journey.screen.contract.signing', back]);
    const { lineOf } = show({ filter, marks: new Map([['landing', { isActive: true, proof: 'half' }]]) });
    expect(lineOf('landing').textContent).toMatch(/starts here.*here nowhalf proved/);
    expect(lineOf('journey.screen.contract.signing').textContent).toContain('goes on at the same time');
    expect(lineOf('contract').textContent).toContain('several parts at the same time');
    const { ariaLevel, ariaPosInSet, ariaSetSize, ariaExpanded } = lineOf('screen');
    expect([ariaLevel, ariaPosInSet, ariaSetSize, ariaExpanded]).toEqual(['2', '1', '1', 'true']);
    expect(lineOf(back).textContent).toContain('Go to Connect additional accounts');
  });

  it('is one tab stop that goes along with the keys, and follows a rule with the focus', async () => {
    const { container, selected, lineOf } = show({ selectedId: RULE });
    await userEvent.tab();
    expect(focused()).toEqual([RULE, null]);
    await userEvent.keyboard('{ArrowRight}');
    expect([focused()[0], lineOf('journey.session.signedIn').ariaSelected]).toEqual([selected[0]?.[0], 'true']);
    await userEvent.keyboard('{Home}{ArrowDown}{ArrowLeft}{Enter}');
    expect([focused(), selected]).toEqual([
      ['session', 'false'],
      [['journey.session.signedIn'], ['session']],
    ]);
    const stops = container.querySelectorAll('[tabindex="0"], button:not([tabindex="-1"]), a[href]');
    expect([...stops]).toEqual([document.activeElement]);
    const isLeft = [true, false].map((altKey) => fireEvent.keyDown(lineOf('journey'), { key: 'Home', altKey }));
    expect(isLeft).toEqual([true, false]);
  });

  it('by pointer selects a line, opens it without selecting, and jumps from a rule to where it leads', async () => {
    const { lineOf, selected, container } = show({ selectedId: 'offers|navigation.backRequested|1' });
    await userEvent.click(lineOf('landing'));
    await userEvent.click(lineOf('landing').firstElementChild as Element);
    expect([lineOf('landing').ariaExpanded, selected]).toEqual(['true', [['landing']]]);
    const rules = [...container.querySelectorAll<HTMLElement>('[role="treeitem"]')];
    const rule = rules.find((line) => line.textContent.includes('goes to Contract')) ?? container;
    await userEvent.click(within(rule).getByRole('button', { name: 'Go to Contract' }));
    expect([selected.at(-1), lineOf('contract').ariaSelected]).toEqual([['contract'], 'true']);
  });
});

describe('The details of an item', () => {
  const ruleIdOf = (sourceId: string, event: string) =>
    model.transitions.find((rule) => rule.sourceId === sourceId && rule.trigger.name === event)?.id ?? 'none';
  const given = ruleIdOf('journey.screen.entityDetails.authorization.given', 'business.continued');
  const connects = ruleIdOf('journey.accounts.shopify.disconnected', 'accounts.connectRequested');
  const otherwise = model.transitions.find(({ isOtherwise, guard }) => isOtherwise && guard === null)?.id ?? 'none';

  function renderDetails(id: string) {
    const onSelect = vi.fn<(id: string) => void>();
    render(<ItemDetails {...{ model, id, onSelect }} />);
    const about = screen.getByRole('region');
    return { selected: onSelect.mock.calls, about };
  }

  it('leads from a rule to where it starts and where it goes', async () => {
    const { selected } = renderDetails(given);
    for (const name of ['Contract', 'Given']) await press(name);
    expect(selected).toEqual([['contract'], ['journey.screen.entityDetails.authorization.given']]);
  });

  it.each([
    ['what a rule is', given, /When the creator presses Continue, if a part of the contract is being changed/],
    ['what it checks', connects, /all of these:Connect additional accounts is active.*Shopify/],
    ['what it serves', given, /R9\.8, R9\.10, R15\.1/],
    ['what a state is', 'offers', /Three offers to compare; one can be selected at a time.*R8\.1, R8\.2, R8\.4/],
    ['what leads to it', 'offers', /7 seconds of this screen are over/],
    ['what it does meanwhile', 'journey.screen.connectPatreon.submitting', /asks Patreon to connect the account/],
    ['how long a rule waits', ruleIdOf('journey.screen.contract.viewer.loading', 'pdfDeadline'), /15 seconds/],
    ['what comes first', otherwise, /It is checked only when the rules before it refuse\./],
  ])('says %s', (_, id, words) => {
    expect(renderDetails(id).about.textContent).toMatch(words);
  });

  it('tells of a screen what the creator, time, the outside and what lies around it bring about, each part with its place (R1.1)', () => {
    renderDetails('connectPatreon');
    const said = Object.values(SCREEN_PAGE.causes).map((name) => screen.queryByRole('group', { name })?.textContent);
    expect(said[0]).toMatch(/^What the creator can do.*Continue.*Connect PatreonEntering.*Back/);
    expect(said[2]).toContain('Patreon answersSubmittingWhen Patreon answers, if the answer is yes');
    expect(said[3]).toMatch(/an address is opened17 rules: Screen\..*Sign Out7 rules: Screen, Session, Accounts/);
  });

  it('tells of an event all its effects as one story, and where nothing happens (R1.1)', () => {
    const { about } = renderDetails('event|navigation.backRequested');
    expect(about.textContent).toMatch(
      /OffersWhen the creator presses Back, if a part of the contract is being changed/,
    );
    const ignored = screen.getByRole('group', { name: SCREEN_PAGE.ignored });
    expect(ignored.textContent).toContain(
      'Contract › Signing › SubmittingWhen the creator presses Back, nothing happens',
    );
  });

  it('says of a question what happens otherwise: the next rule, or nothing (R1.1)', () => {
    const { about } = renderDetails(given);
    expect(about.textContent).toMatch(/If notWhen the creator presses Continue, otherwise .* goes to Sign IRS form/);
    cleanup();
    const submits = ruleIdOf('journey.screen.contract.signing.ready', 'contract.submitted');
    expect(renderDetails(submits).about.textContent).toContain(`${DETAILS.ifNot}${DETAILS.refused}`);
  });
});
