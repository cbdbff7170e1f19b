import { cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { journeyModel } from '#src/review/journey/journeyModel.ts';
import { DETAILS, SCREEN_PAGE } from '#src/review/page/words/outline.ts';
import { ItemDetails } from '#src/review/page/outline/ItemDetails.tsx';
import { Outline } from '#src/review/page/outline/Outline.tsx';
import type { Marks } from '#src/review/page/facts/marks.ts';
import { press } from '#test/review/showPart.tsx';

const model = journeyModel();
const RULE = 'journey.session.guest|session.signedIn|0';

it('The outline says every state and rule in a line each: names and descriptions', () => {
  const texts = new Map<string, readonly string[]>([
    ...model.states.map(({ id, title, description }) => [id, [title, description]] as const),
    ...model.transitions.map(({ id, description }) => [id, [description]] as const),
  ]);
  const props = { model, marks: new Map(), selectedId: null, filter: new Set(texts.keys()), onSelect: () => {} };
  const { container } = render(<Outline {...props} />);
  const lines = [...container.querySelectorAll<HTMLElement>('[data-id]')];
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
    return <Outline model={model} selectedId={selected} onSelect={select} {...{ marks, filter: filter ?? null }} />;
  }
  const { container } = render(<Held />);
  const lineOf = (id: string) => container.querySelector<HTMLElement>(`[data-id="${id}"]`) ?? container;
  /** The ids of the lines that can be seen, with the closed ones left shut. */
  const seen = () =>
    [...container.querySelectorAll<HTMLElement>('[data-id]')]
      .filter((line) => line.parentElement?.closest('details:not([open]) > ul') === null)
      .map(({ dataset }) => dataset['id']);
  return { selected: onSelect.mock.calls, lineOf, seen };
}

describe('The outline', () => {
  it('is open down to the screens at first', () => {
    const screens = model.states.filter((state) => state.screen !== null).map(({ id }) => id);
    const lines = show().seen();
    expect([screens.filter((id) => !lines.includes(id)), lines.includes('journey.screen.offers.selected')]).toEqual([
      [],
      false,
    ]);
  });

  it('shows only what is wanted, with what it lies in', () => {
    const wanted = 'journey.screen.offers.selected';
    expect(show({ filter: new Set([wanted]) }).seen()).toEqual(['journey', 'screen', 'offers', wanted]);
  });

  it('tells where a state begins, what goes on at the same time, what leads where and its marks', () => {
    const back = 'processing|navigation.backRequested|1';
    const filter = new Set(['landing', 'journey.screen.contract.signing', back]);
    const { lineOf } = show({ filter, marks: new Map([['landing', { isActive: true, proof: 'half' }]]) });
    expect(lineOf('landing').textContent).toMatch(/starts here.*here nowhalf tested/);
    expect(lineOf('journey.screen.contract.signing').textContent).toContain('active at the same time');
    expect(lineOf('contract').textContent).toContain('several parts at the same time');
    expect(lineOf(back).closest('li')?.textContent).toContain('Go to Connect more accounts');
  });

  it('unfolds around what is selected, and leads from a rule to where it goes', async () => {
    const { lineOf, selected, seen } = show({ selectedId: RULE });
    expect(seen()).toContain(RULE);
    const current = () => document.querySelector('[aria-current] > [data-id]');
    expect(current()).toBe(lineOf(RULE));
    await userEvent.click(within(lineOf(RULE).closest('li') as HTMLElement).getByRole('button', { name: /^Go to/ }));
    await userEvent.click(lineOf('offers'));
    expect([selected, current()]).toEqual([[['journey.session.signedIn'], ['offers']], lineOf('offers')]);
    const isOpen = () => seen().includes('journey.screen.offers.selected');
    const afterOne = isOpen();
    await userEvent.click(lineOf('screen'));
    const around = seen().includes('offers');
    await userEvent.click(lineOf('screen'));
    expect([afterOne, around, seen().includes('offers')]).toEqual([true, true, false]);
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
    for (const name of ['Your contract', 'Given']) await press(name);
    expect(selected).toEqual([['contract'], ['journey.screen.entityDetails.authorization.given']]);
  });

  it.each([
    ['what a rule is', given, /Back to the contract that is being checked, whatever is missing\./],
    ['what it checks', connects, /all of these:“Connect more accounts” is active.*Shopify/],
    ['what it serves', given, /R9\.8, R9\.10, R15\.1/],
    ['what a state is', 'offers', /Three offers to compare; one can be selected at a time.*R8\.1, R8\.2, R8\.4/],
    ['what leads to it', 'offers', /7 seconds are over: the offers are shown/],
    ['what it does meanwhile', 'journey.screen.connectPatreon.submitting', /While it lasts, it asksConnect patreon/],
    ['how long a rule waits', ruleIdOf('journey.screen.contract.viewer.loading', 'pdfDeadline'), /15 seconds/],
    ['in which order rules are asked', otherwise, /It is asked as \d of \d, when those before it refuse\./],
    ['what comes after it', given, /It is asked first of 2\.Back to the contract.*On to the IRS form/],
  ])('says %s', (_, id, words) => {
    expect(renderDetails(id).about.textContent).toMatch(words);
  });

  it('tells of a screen what the creator, time, the outside and what lies around it bring about, each part with its place (R1.1)', () => {
    renderDetails('connectPatreon');
    const said = Object.values(SCREEN_PAGE.causes).map((name) => screen.queryByRole('group', { name })?.textContent);
    expect(said[0]).toMatch(/^What the creator can do.*Connect PatreonEntering.*Continue.*Back/);
    expect(said[2]).toContain('Patreon answersSubmittingPatreon is connected.');
    expect(said[3]).toMatch(/an address is opened17 rules: Screen\..*signed out4 rules: Screen, Session, Saving/);
  });

  it('tells of an event all its effects as one story, and where nothing happens (R1.1)', () => {
    const { about } = renderDetails('event|navigation.backRequested');
    expect(about.textContent).toContain('Choose your offerBack to the contract that is being checked.');
    const ignored = screen.getByRole('group', { name: SCREEN_PAGE.ignored });
    expect(ignored.textContent).toContain(
      'Your contract › Signing › SubmittingBack is refused while the contract is being signed.',
    );
  });

  it('says of a question what happens otherwise: the next rule, or nothing (R1.1)', () => {
    const { about } = renderDetails(given);
    expect(about.textContent).toMatch(/If notOn to the IRS form, which lists what is missing\./);
    cleanup();
    const submits = ruleIdOf('journey.screen.contract.signing.ready', 'contract.submitted');
    expect(renderDetails(submits).about.textContent).toContain(`${DETAILS.ifNot}${DETAILS.refused}`);
  });
});
