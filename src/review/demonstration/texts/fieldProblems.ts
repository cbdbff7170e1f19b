import { FILE_CONTENTS, type FileContent, PDF_FAULTS, PICTURE_FAULTS } from '#machines/domain/fileContent.ts';
import type { FileProblem } from '#machines/domain/documents.ts';
import { CONNECT_PATREON } from '#src/content/connectPatreon.ts';
import { CONTRACT } from '#src/content/contract.ts';
import { ENTITY_DETAILS } from '#src/content/entityDetails.ts';
import { DROP_PROBLEMS, FILE_WORDS, refusalWords } from '#src/content/files.ts';
import { SAVING } from '#src/content/saving.ts';
import { SIGN_IN } from '#src/content/signIn.ts';
import { placeTexts, type PlacedText, stringsIn } from './placedText.ts';

const COMMON_PROBLEMS: readonly FileProblem[] = ['empty', 'tooLarge', 'unreadable', ...PDF_FAULTS, ...PICTURE_FAULTS];
const { business, owners, documents, confirmations, authorizeFirst } = ENTITY_DETAILS;

export function fieldTexts(): readonly PlacedText[] {
  return [
    ...placeTexts({ id: 'signIn', source: 'field' }, credentialProblems(SIGN_IN)),
    ...placeTexts({ id: 'connectPatreon', source: 'field' }, credentialProblems(CONNECT_PATREON)),
    ...placeTexts({ id: 'entityDetails', source: 'field' }, [
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
    ...placeTexts({ id: 'signIrsForm', source: 'field' }, fileProblems('notPdf')),
    ...placeTexts({ id: 'contract', source: 'field' }, stringsIn([CONTRACT.sign.nameWarnings, CONTRACT.sign.blocked])),
    ...placeTexts({ id: 'saving', source: 'field' }, stringsIn(SAVING.losses)),
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

function fileProblems(wrongType: 'notPdf' | 'notPdfOrImage'): readonly string[] {
  const words = (problem: FileProblem, content: FileContent) => refusalWords({ name: '', content, problem });
  return [
    ...COMMON_PROBLEMS.flatMap((problem) => words(problem, 'pdf')),
    ...FILE_CONTENTS.flatMap((content) => words(wrongType, content)),
    ...stringsIn(DROP_PROBLEMS),
    FILE_WORDS.missing,
  ];
}
