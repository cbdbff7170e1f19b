import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { journeyModel } from '#src/review/journey/journeyModel.ts';
import type { Marks } from '#src/review/page/facts/marks.ts';
import { ItemDetails } from '#src/review/page/outline/ItemDetails.tsx';
import { Outline } from '#src/review/page/outline/Outline.tsx';
import { DETAILS, MARK_WORDS, OUTLINE, SCREEN_PAGE } from '#src/review/page/words/outline.ts';
import { press } from '#test/review/showPart.tsx';

const model = journeyModel();
const NESTED = 'journey.screen.offers.selected';
const RULE = 'journey.session.guest|session.signedIn|0';

type OutlineOptions = { readonly ids?: readonly string[]; readonly marks?: Marks; readonly selected?: string };

function showOutline({ ids, marks = new Map(), selected }: OutlineOptions = {}) {
  function Page() {
    const [selectedId, onSelect] = useState<string | null>(selected ?? null);
    return <Outline {...{ model, marks, selectedId, onSelect }} filter={ids === undefined ? null : new Set(ids)} />;
  }
  const { container } = render(<Page />);
  const lines = [...container.querySelectorAll<HTMLElement>('[data-id]')];
  const isShown = (line: HTMLElement) => line.parentElement?.closest('details:not([open]) > ul') === null;
  return {
    lines,
    line: (id: string) => lines.find(({ dataset }) => dataset['id'] === id) as HTMLElement,
    shownIds: () => lines.filter(isShown).map(({ dataset }) => dataset['id']),
  };
}

describe('The outline', () => {
  it('has a line for every state and rule, with its name and description', () => {
    const states = model.states.map(({ id, title, description }) => ({ id, texts: [title, description] }));
    const rules = model.transitions.map(({ id, description }) => ({ id, texts: [description] }));
    const items = [...states, ...rules];
    const { lines } = showOutline({ ids: items.map(({ id }) => id) });
    const words = new Map(lines.map(({ dataset, textContent }) => [dataset['id'], textContent]));
    expect(lines).toHaveLength(items.length);
    expect(items.filter(({ id, texts }) => !texts.every((text) => words.get(id)?.includes(text)))).toEqual([]);
  });

  it('is open down to the screens at first', () => {
    const ids = showOutline().shownIds();
    expect(ids).toEqual(expect.arrayContaining(['landing', 'offers', 'contract']));
    expect(ids).not.toContain(NESTED);
  });

  it('shows only what a filter asks for, and what is around it', () => {
    expect(showOutline({ ids: [NESTED] }).shownIds()).toEqual(['journey', 'screen', 'offers', NESTED]);
  });

  it('says what starts, what is parallel, where rules lead, and the marks', () => {
    const back = 'processing|navigation.backRequested|1';
    const signing = 'journey.screen.contract.signing';
    const marks: Marks = new Map([['landing', { isActive: true, proof: 'half' }]]);
    const { line } = showOutline({ ids: ['landing', signing, back], marks });
    expect(line('landing').textContent).toContain(OUTLINE.startsHere);
    expect(line('landing').textContent).toContain(`${MARK_WORDS.isActive}${MARK_WORDS.proof.half}`);
    expect(line(signing).textContent).toContain(OUTLINE.besides);
    expect(line('contract').textContent).toContain(OUTLINE.together);
    expect(line(back).closest('li')?.textContent).toContain(OUTLINE.goTo('Connect more accounts'));
  });

  it('opens around the selected rule, and leads to its target', async () => {
    const { line, shownIds } = showOutline({ selected: RULE });
    expect(shownIds()).toContain(RULE);
    await userEvent.click(within(line(RULE).closest('li') as HTMLElement).getByRole('button', { name: /^Go to/ }));
    expect(document.querySelector('[aria-current] > [data-id]')).toBe(line('journey.session.signedIn'));
  });

  it('keeps an open state open at the first press, and folds it at the second', async () => {
    const { line, shownIds } = showOutline();
    await userEvent.click(line('screen'));
    expect(shownIds()).toContain('offers');
    await userEvent.click(line('screen'));
    expect(shownIds()).not.toContain('offers');
  });
});

describe('The details of an item', () => {
  const ruleOf = (sourceId: string, event: string) =>
    model.transitions.find((rule) => rule.sourceId === sourceId && rule.trigger.name === event)?.id ?? '';
  const GIVEN = ruleOf('journey.screen.entityDetails.authorization.given', 'business.continued');
  const SUBMIT = ruleOf('journey.screen.contract.signing.ready', 'contract.submitted');
  const CONNECT = ruleOf('journey.accounts.shopify.disconnected', 'accounts.connectRequested');
  const BACK = 'event|navigation.backRequested';

  it('lead from a rule to where it starts and where it goes', async () => {
    const onSelect = vi.fn<(id: string) => void>();
    render(<ItemDetails {...{ model, onSelect }} id={GIVEN} />);
    await press('Your contract');
    await press('Given');
    expect(onSelect.mock.calls).toEqual([['contract'], ['journey.screen.entityDetails.authorization.given']]);
  });

  it.each([
    ['the sentence of a rule', GIVEN, 'Back to the contract that is being checked, whatever is missing.'],
    ['the requirements of a rule', GIVEN, 'R9.8, R9.10, R15.1'],
    ['the place of a rule in the order', GIVEN, DETAILS.askedAs(1, 2)],
    ['the next rule if the condition fails (R1.1)', GIVEN, `${DETAILS.ifNot}On to the IRS form, which lists`],
    ['that nothing happens if all conditions fail (R1.1)', SUBMIT, `${DETAILS.ifNot}${DETAILS.refused}`],
    ['the parts of a condition', CONNECT, `${DETAILS.connectives.and}“Connect more accounts” is active`],
    ['how long a rule waits', ruleOf('journey.screen.contract.viewer.loading', 'pdfDeadline'), '15 seconds'],
    ['the description of a state', 'offers', 'Three offers to compare; one can be selected at a time.'],
    ['what leads to a state', 'offers', '7 seconds are over: the offers are shown'],
    ['the service a state asks', 'journey.screen.connectPatreon.submitting', `${DETAILS.meanwhile}Connect patreon`],
    ['what the creator can do on a screen (R1.1)', 'connectPatreon', `${SCREEN_PAGE.causes.creator}Connect Patreon`],
    ['what the outside answers (R1.1)', 'connectPatreon', 'Patreon answersSubmittingPatreon is connected.'],
    ['what goes on beside a screen (R1.1)', 'connectPatreon', SCREEN_PAGE.rules(17, ['Screen'])],
    ['the effects of an event (R1.1)', BACK, 'Choose your offerBack to the contract'],
    ['where an event does nothing (R1.1)', BACK, 'Back is refused while the contract is being signed.'],
  ])('say %s', (_, id, words) => {
    render(<ItemDetails {...{ model, id }} onSelect={() => {}} />);
    expect(screen.getByRole('region').textContent).toContain(words);
  });
});
