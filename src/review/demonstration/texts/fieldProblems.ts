import { FILE_CONTENTS, type FileContent, PDF_FAULTS, PICTURE_FAULTS } from '#machines/domain/fileContent.ts';
import type { FileProblem } from '#machines/domain/documents.ts';
import { CONNECT_PATREON } from '#src/content/connectPatreon.ts';
import { CONTRACT } from '#src/content/contract.ts';
import { ENTITY_DETAILS } from '#src/content/entityDetails.ts';
import { DROP_PROBLEMS, FILE_WORDS, refusalWords } from '#src/content/files.ts';
import { SAVING } from '#src/content/saving.ts';
import { SIGN_IN } from '#src/content/signIn.ts';
import { readAt, type Reading, stringsIn } from './reading.ts';

const OWN_PROBLEMS: readonly FileProblem[] = ['empty', 'tooLarge', 'unreadable', ...PDF_FAULTS, ...PICTURE_FAULTS];
const { business, owners, documents, confirmations, authorizeFirst } = ENTITY_DETAILS;

/** The problems that are shown beside fields, and why something saved could not come back. */
export function fieldReadings(): readonly Reading[] {
  return [
    ...readAt({ id: 'signIn', source: 'field' }, credentialProblems(SIGN_IN)),
    ...readAt({ id: 'connectPatreon', source: 'field' }, credentialProblems(CONNECT_PATREON)),
    ...readAt({ id: 'entityDetails', source: 'field' }, [
      ...stringsIn([business.entityTypeMissing, business.einProblems, business.addressMissing]),
      ...stringsIn([owners.sizeWarnings, owners.sharesExceed, documents.missing, documents.sizeWarnings]),
      ...Object.values(owners.fields).flatMap(({ problem }) => [
        problem('missing'),
        problem('notWhole'),
        problem('leadingZero'),
      ]),
      confirmations.incomeMissing,
      authorizeFirst,
      ...fileProblems('notPdfOrImage'),
      ...fileProblems('notPdf'),
    ]),
    ...readAt({ id: 'signIrsForm', source: 'field' }, fileProblems('notPdf')),
    ...readAt({ id: 'contract', source: 'field' }, stringsIn([CONTRACT.sign.nameOddities, CONTRACT.sign.blocked])),
    ...readAt({ id: 'saving', source: 'field' }, stringsIn(SAVING.losses)),
  ];
}

function credentialProblems(words: typeof SIGN_IN | typeof CONNECT_PATREON): readonly string[] {
  return stringsIn([
    words.emailMissing,
    words.emailMalformed,
    words.emailRefused,
    words.passwordMissing,
    words.problems,
  ]);
}

/** Why a file is refused: for what is wrong with it, or for its kind. */
function fileProblems(otherKind: 'notPdf' | 'notPdfOrImage'): readonly string[] {
  const words = (problem: FileProblem, content: FileContent) => refusalWords({ name: '', content, problem });
  return [
    ...OWN_PROBLEMS.flatMap((problem) => words(problem, 'pdf')),
    ...FILE_CONTENTS.flatMap((content) => words(otherKind, content)),
    ...stringsIn(DROP_PROBLEMS),
    FILE_WORDS.missing,
  ];
}
