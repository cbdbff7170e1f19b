import type { EventObject } from 'xstate';
import {
  type BusinessProblem,
  businessProblems,
  ENTITY_TYPES,
  fieldOf,
  type FormField,
  taxReturnYear,
} from '#machines/domain/business.ts';
import type { JourneySnapshot } from '#machines/journey/machine.ts';
import { openScreen } from '#machines/journey/views/openScreen.ts';
import { viewSignIrsForm } from '#machines/journey/views/viewSignIrsForm.ts';
import { ENTITY_DETAILS } from '#src/content/entityDetails.ts';
import { SIGN_IRS_FORM } from '#src/content/signIrsForm.ts';
import { missingSentence } from '#src/content/entityDetailsMissing.ts';
import type { Hands, Sought } from '#test/paths/hands.ts';
import { button, type DrivenStep, type Drivers, field, happensByItself, link, presses, uses } from './driver.ts';

const { business, owners, confirmations, summary } = ENTITY_DETAILS;
const TEXT_FIELDS = { ein: business.ein, address: business.address } as const;

/** The number of an owner, by which the screen names the fields; one who is not there has the number after the last. */
function numberOf(ownerId: string, { context }: JourneySnapshot): number {
  const index = context.business.owners.findIndex(({ id }) => id === ownerId);
  return index === -1 ? context.business.owners.length + 1 : index + 1;
}

type OwnerStep = DrivenStep<EventObject & { readonly ownerId: string }>;

const ownerField =
  (name: string) =>
  ({ event, before }: Pick<OwnerStep, 'event' | 'before'>) =>
    field(`${owners.owner(numberOf(event.ownerId, before))} ${name}`);

const types = (value: string) => (hands: Hands, sought: Sought) => hands.type(sought, value);

/** A field, by the place in the form that it is asked for by. */
function fieldAt(place: FormField, before: JourneySnapshot): Sought {
  const [name = '', ownerId = ''] = place.split(':');
  switch (name) {
    case 'entityType':
      return { role: 'combobox', name: business.entityType };
    case 'ein':
    case 'address':
      return field(TEXT_FIELDS[name]);
    case 'ownerName':
    case 'ownerPercentage':
      return field(
        `${owners.owner(numberOf(ownerId, before))} ${name === 'ownerName' ? owners.name : owners.percentage}`,
      );
    default:
      throw new Error(`${place} is no field that can be left`);
  }
}

/** The words of a link that points at a field: in the checklist beside the form or, after the form, where it is missing. */
function pointingAt(problem: BusinessProblem, before: JourneySnapshot): string {
  const year = taxReturnYear(before.context.today);
  if (openScreen(before) !== 'entityDetails') return pointingBackAt(problem, before);
  const items = summary.items(year);
  if ('ownerId' in problem) return items.owners;
  return problem.field === 'document' ? items[problem.slot] : items[problem.field];
}

function pointingBackAt(problem: BusinessProblem, before: JourneySnapshot): string {
  const { problems, owners: listed, taxReturnYear: year } = viewSignIrsForm(before);
  if (problems.some((one) => fieldOf(one) === fieldOf(problem))) return missingSentence(problem, listed, year);
  const { add } = SIGN_IRS_FORM.fillIn;
  const lines: Readonly<Record<string, string>> = { ein: add['1b'], address: add['3'], entityType: add['6'] };
  return lines[fieldOf(problem)] ?? 'no line of the form asks for it';
}

/** The business form (R9), its files aside. */
export const BUSINESS_DRIVERS = {
  'business.entityTypeChosen': async (hands, { event }) => {
    const type = ENTITY_TYPES.find((one) => one === event.entityType);
    const list: Sought = { role: 'combobox', name: business.entityType };
    if (type !== undefined) await hands.choose(list, business.entityTypeNames[type]);
  },
  'business.fieldChanged': uses(
    ({ event }) => field(TEXT_FIELDS[event.field]),
    (hands, sought, { event }) => types(event.value)(hands, sought),
  ),
  'business.fieldLeft': (hands, { event, before }) => hands.visit(fieldAt(event.field, before)),
  'business.fieldAsked': presses(({ event, before }) => {
    const problem = businessProblems(before.context.business).find((one) => fieldOf(one) === event.field);
    return link(problem === undefined ? 'nothing is missing here' : pointingAt(problem, before));
  }),
  'business.fieldShown': happensByItself,
  'business.ownerAdded': presses(() => button(owners.add)),
  'business.ownerRemoved': presses(({ event, before }) => button(owners.remove(numberOf(event.ownerId, before)))),
  'business.ownerNameChanged': uses(
    (step) => ownerField(owners.name)(step),
    (hands, sought, { event }) => types(event.name)(hands, sought),
  ),
  // Letters are typed all the same: the field takes them not.
  'business.ownerPercentageChanged': async (hands, step) => {
    const sought = ownerField(owners.percentage)(step);
    if ((await hands.standing(sought)) !== 'missing') await hands.type(sought, step.event.percentage);
  },
  'business.incomeConfirmationChanged': uses(
    () => ({ role: 'checkbox', name: confirmations.income }),
    (hands, sought, { event }) => hands.tick(sought, event.isConfirmed),
  ),
  'business.authorizationChanged': uses(
    () => ({ role: 'checkbox', name: confirmations.authorization }),
    (hands, sought, { event }) => hands.tick(sought, event.isGiven),
  ),
  'business.continued': presses(({ before }) =>
    button(before.context.changing === null ? ENTITY_DETAILS.continue : ENTITY_DETAILS.backToContract),
  ),
} satisfies Partial<Drivers>;
