import {
  DOCUMENT_ADVISED_BYTES,
  INCOME_SHARE_LIMIT_PERCENT,
  MAX_SAVED_FILE_BYTES,
  MAX_OWNER_PERCENT,
  MIB,
  MIN_OWNER_PERCENT,
  OWNER_ID_ADVISED_BYTES,
} from '#machines/constants.ts';
import type { SizeWarning } from '#machines/domain/documents.ts';
import type { BusinessProblem, EinProblem, FormItem, Owner, OwnerProblem } from '#machines/domain/business.ts';
import { formatPercent } from './format.ts';
import { SHELL } from './shell.ts';
import type { EntityType, OwnerField } from '#machines/domain/choices.ts';

const DOCUMENT_LIMIT = `${DOCUMENT_ADVISED_BYTES / MIB}MB`;
const ID_LIMIT = `${OWNER_ID_ADVISED_BYTES / MIB}MB`;

const documentNames = (taxReturnYear: number) => ({
  articlesOfOrganization: 'Articles of Organization (Required for LLC)',
  businessRegistration: 'Business Registration',
  operatingAgreement: 'Operating Agreement',
  taxReturn: `${taxReturnYear} tax return`,
});

/** The business information screen (R9). */
export const ENTITY_DETAILS = {
  title: 'Business information',
  business: {
    legend: 'Business',
    entityType: 'Entity type',
    entityTypePlaceholder: 'Select one',
    entityTypeNames: {
      'sole-proprietorship': 'Sole proprietorship',
      llc: 'LLC',
      corporation: 'Corporation',
      partnership: 'Partnership',
      's-corporation': 'S corporation',
    } satisfies Record<EntityType, string>,
    entityTypeMissing: 'Select an entity type.',
    legalName: 'Legal name of the business',
    legalNameHint: 'Optional. We print it on your contract.',
    ein: 'Employer identification number (EIN)',
    einPlaceholder: 'XX-XXXXXXX',
    einHint: 'Nine digits.',
    einProblems: {
      missing: 'Enter the EIN.',
      malformed: 'Enter the nine digits of the EIN, such as 12-3456789.',
    } satisfies Record<EinProblem, string>,
    address: 'Business address',
    addressMissing: 'Enter the business address.',
  },
  owners: {
    legend: 'Owners',
    hint: `Everyone who owns ${MIN_OWNER_PERCENT}% or more.`,
    owner: (number: number) => `Owner ${number}`,
    /** Screen readers read the owner's number before the label. */
    fields: {
      name: { label: 'full name', problem: () => "Enter the owner's full name." },
      percentage: { label: 'percentage', problem: percentageProblem },
      idDocument: { label: 'ID document', problem: () => 'Choose an ID document.' },
    } satisfies Record<OwnerField, { label: string; problem: (reason: OwnerProblem) => string }>,
    percentageUnit: '%',
    idDocument: (number: number) => `Owner ${number} ID document`,
    idDocumentHint: `PDF, JPG or PNG, max ${ID_LIMIT}`,
    sizeWarnings: sizeWarnings(ID_LIMIT),
    add: 'Add Another Owner',
    excess: (sum: number) =>
      `The percentages add up to ${formatPercent(sum)}. They can't be more than ${MAX_OWNER_PERCENT}%.`,
    sharesExceed: `The owners' percentages add up to more than ${MAX_OWNER_PERCENT}%.`,
    remove: (number: number) => `Remove owner ${number}`,
    count: (owners: number) => (owners === 1 ? '' : `${owners} owners listed`),
  },
  documents: {
    legend: 'Documents',
    names: documentNames,
    hint: `Each a PDF, max ${DOCUMENT_LIMIT}.`,
    taxReturnHint: 'The first 2 pages of your Schedule C, 1120-S or 1065, showing total gross income.',
    missing: 'Choose a file.',
    sizeWarnings: sizeWarnings(DOCUMENT_LIMIT),
  },
  confirmations: {
    legend: 'Confirmations',
    incomeMissing: `Confirm that platform earnings are under ${INCOME_SHARE_LIMIT_PERCENT}% of your income. If they are not, we may decline your application.`,
    income: `My membership-platform earnings are under ${INCOME_SHARE_LIMIT_PERCENT}% of my total business income.`,
    authorization: `I authorize ${SHELL.productName} to verify my business with this information.`,
  },
  summary: {
    heading: 'Your checklist',
    count: (done: number, total: number) => `${done} of ${total} done`,
    complete: 'Everything is here.',
    missing: 'To continue, check the authorization box. The rest can wait.',
    missingRest: 'You can continue. The rest can wait.',
    done: 'Done:',
    items: (taxReturnYear: number) => ({
      entityType: 'Entity type',
      ein: 'EIN',
      address: 'Business address',
      owners: 'Owners',
      income: 'Income confirmation',
      authorization: 'Authorization',
      ...documentNames(taxReturnYear),
      articlesOfOrganization: 'Articles of Organization',
    }),
  },
  continue: 'Continue',
  backToContract: 'Go back to the contract',
  authorizeFirst: 'Check the authorization box to continue.',
} as const;

function percentageProblem(reason: OwnerProblem): string {
  const range = `${MIN_OWNER_PERCENT} to ${MAX_OWNER_PERCENT}`;
  if (reason === 'notWhole') return `Enter a whole number from ${range}, such as 50.`;
  if (reason === 'leadingZero') return 'Enter the percentage without a zero in front.';
  return `Enter a whole percentage from ${range}.`;
}

/** Warnings about accepted files. A file that is too large to save is lost on reload (R9.4, R9.5, R15.4). */
function sizeWarnings(limit: string): Readonly<Record<SizeWarning, string>> {
  return {
    largerThanAdvised: `This file is larger than ${limit}. We accept it, but a smaller copy is easier to review.`,
    tooLargeToSave: `This file is larger than ${MAX_SAVED_FILE_BYTES / MIB}MB, too large to save on this device. Choose it again after a reload.`,
  };
}

/** The list of missing business details (R9.9, R9.10). */
export const MISSING_BUSINESS_DETAILS = {
  heading: 'Still to do',
  list: 'What is missing',
  message: 'Not all information has been completed, but you can continue anyway for demonstration purposes.',
} as const;

export function missingNames(items: readonly FormItem[], taxReturnYear: number): readonly string[] {
  const names = ENTITY_DETAILS.summary.items(taxReturnYear);
  return items.map((item) => names[item]);
}

/** Explains how to fix a problem, in the words of the error next to its field (R9.9). */
export function missingSentence(problem: BusinessProblem, owners: readonly Owner[], taxReturnYear: number): string {
  const { business, owners: ownerWords, documents, confirmations, authorizeFirst } = ENTITY_DETAILS;
  if (problem.field === 'ein') return business.einProblems[problem.reason];
  if (problem.field === 'document') return `${documents.names(taxReturnYear)[problem.slot]}: ${documents.missing}`;
  if (problem.field === 'shares') return ownerWords.sharesExceed;
  if ('ownerId' in problem) {
    const number = owners.findIndex(({ id }) => id === problem.ownerId) + 1;
    return `${ownerWords.owner(number)}: ${ownerWords.fields[problem.field].problem(problem.reason)}`;
  }
  return {
    entityType: business.entityTypeMissing,
    address: business.addressMissing,
    income: confirmations.incomeMissing,
    authorization: authorizeFirst,
  }[problem.field];
}
