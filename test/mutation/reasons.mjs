const TYPES = 'Only the type checker needs it: at run time the other branch gives the same.';
const GUARDED = 'The guard of the transition lets nothing else come here.';

/** Why changes below a folder, or in a file, may go unnoticed; the first that fits is told. */
const OF_FOLDERS = {
  'machines/domain/calculators.ts': 'Every number of months that the type allows has its offer.',
  'machines/graph/guardText.ts': 'Of a combination made here only the kind is looked at, never what it combines.',
  'machines/graph/':
    'Not noticed by a test of its own part: the paths, the documents and the review page in Chromium are made by it.',
  'machines/persistence/': 'Types, words for developers, and what is set again before it is read.',
  'src/services/persistence/':
    'Deadlines, locks and what other tabs do meanwhile: judged in Chromium by races.spec.ts and saving.spec.ts.',
  'src/build/': 'Names, and what only the whole build shows: judged in Chromium on the pages that it makes.',
  'src/services/': 'A name for the console, a listener that is taken away, or a value that the types rule out.',
  'src/app/demonstration/redaction.ts': 'The other branch hides as much: another placeholder, never the value.',
  'src/app/demonstration/': 'What the review page is told: judged in Chromium by live.spec.ts.',
  'src/app/documentWriter.ts': 'Documents are really written and downloaded in Chromium by documents.spec.ts.',
  'src/app/errors/': 'A part of the program is really missing in Chromium in missing.spec.ts.',
  'src/app/': 'What is fetched ahead, looks, focus and what is taken away with a screen: judged in Chromium.',
  'src/documents/fetchContract.ts': 'The contract is really fetched in Chromium by documents.spec.ts.',
  'src/documents/fetchFonts.ts': 'Fonts are really fetched in Chromium by documents.spec.ts.',
  'src/documents/':
    'Where ink lies on a page: judged by the words, tags and shapes of the finished documents, not by each measure.',
  'src/journey/': 'What a view remembers between two answers; the words of a failure for developers.',
  'src/screens/': 'Looks, movement, focus and what is taken away with a screen: judged in Chromium by the tours.',
};

/**
 * Why a change of machines may go unnoticed: the file, the trimmed line on which the change begins, the changes
 * (what stands there → what stood there instead) and the reason.
 */
export const REASONS = [
  {
    file: 'machines/domain/session.ts',
    line: "if (typeof value !== 'object' || value === null) return null;",
    changes: ["typeof value !== 'object' → false"],
    reason:
      'A value that is no object has neither field, which is refused on the next lines; the type checker asks first.',
  },
  {
    file: 'machines/domain/session.ts',
    line: 'if (text === null) return null;',
    changes: ['text === null → false'],
    reason: 'JSON reads null as null; the type checker wants a text.',
  },
  {
    file: 'machines/domain/session.ts',
    line: '} catch {',
    changes: ['{ return null; } → {}'],
    reason: 'Nothing is taken as null is: for no user.',
  },
  {
    file: 'machines/journey/vocabulary/actions.ts',
    line: "return event.type === 'session.changedElsewhere' ? event.session.user : context.user;",
    changes: ["event.type === 'session.changedElsewhere' → true"],
    reason: 'No third event leads here; the type checker does not know.',
  },
  {
    file: 'machines/domain/business.ts',
    line: "(total, { percentage }) => total + (isOwnerInput('percentage', percentage) ? Number(percentage) : 0),",
    changes: ['\'percentage\' → ""'],
    reason: 'The field takes digits or nothing, so that there is no other text to leave out.',
  },
  {
    file: 'machines/journey/vocabulary/actions.ts',
    line: "if (user === null) throw new Error('a refused sign-in cannot be announced');",
    changes: ['user === null → false', '\'a refused sign-in cannot be announced\' → ""'],
    reason: GUARDED,
  },
  {
    file: 'machines/journey/vocabulary/actions.ts',
    line: 'changing: changing !== null && PART_SCREENS[changing] === screenAt(path) ? changing : null,',
    changes: ['changing !== null → true'],
    reason: TYPES,
  },
  ...Object.entries(OF_FOLDERS).map(([file, reason]) => ({ file, reason })),
];
