const TYPES = 'Only the type checker needs it: at run time the other branch gives the same.';
const GUARDED = 'The guard of the transition lets nothing else come here.';

/** Why changes below a folder, or in a file, may go unnoticed; the first that fits is told. */
const OF_FOLDERS = {
  'machines/domain/calculators.ts': 'Every number of months that the type allows has its offer.',
  'machines/graph/nodes.ts': 'Of a combination made here only the kind is looked at, never what it combines.',
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
  'src/documents/':
    'Where ink lies on a page, and what is fetched for it: judged by the words, tags and shapes of the finished documents.',
  'src/journey/': 'What a view remembers between two answers; the words of a failure for developers.',
  'src/screens/': 'Looks, movement, focus and what is taken away with a screen: judged in Chromium by the tours.',
};

/**
 * Why a change of machines may go unnoticed: the file, the trimmed line on which the change begins, the changes
 * (what stands there → what stood there instead) and the reason.
 */
export const REASONS = [
  {
    file: 'machines/domain/funding.ts',
    line: "const [, month = '', day = ''] = date.split('-');",
    changes: ['\'\' → "Stryker was here!"'],
    reason: TYPES,
  },
  {
    file: 'machines/domain/funding.ts',
    line: "const ofMonth = [Math.ceil(Number(day) / DAYS_OF_WEEK), isLast ? 'last' : ''].map(",
    changes: ['\'\' → "Stryker was here!"'],
    reason: TYPES,
  },
  {
    file: 'machines/journey/views/viewConnections.ts',
    line: "return snapshot.can({ type: 'patreon.continued' }) ? (snapshot.context.user?.name ?? null) : null;",
    changes: ['snapshot.context.user?.name → snapshot.context.user.name'],
    reason: 'Nobody sees the screen without a user; the type checker asks.',
  },
  {
    file: 'machines/journey/vocabulary/actions.ts',
    line: "return field === 'ein' && ein !== business.ein ? { business: { ...business, ein }, removed: null } : { removed };",
    changes: ['{ removed } → {}'],
    reason: 'To assign what stands there is to assign nothing.',
  },
  {
    file: 'machines/journey/vocabulary/actions.ts',
    line: 'removed: removal(context, place, fileAt(context.business, place)?.name),',
    changes: ['fileAt(context.business, place)?.name → fileAt(context.business, place).name'],
    reason: GUARDED,
  },
  {
    file: 'machines/journey/vocabulary/actions.ts',
    line: "removed: removal(context, 'irsForm', context.irsForm?.name),",
    changes: ['context.irsForm?.name → context.irsForm.name'],
    reason: GUARDED,
  },
  {
    file: 'machines/journey/vocabulary/actions.ts',
    line: 'if (removed === null) return {};',
    changes: ['removed === null → false'],
    reason: GUARDED,
  },
  {
    file: 'machines/journey/vocabulary/actions.ts',
    line: "function removal({ business, touchedFields, irsForm }: JourneyContext, what: Removed['what'], name = ''): Removed {",
    changes: ['\'\' → "Stryker was here!"'],
    reason: TYPES,
  },
  {
    file: 'machines/journey/vocabulary/guards.ts',
    line: 'hasRemoved: ({ context }) => context.removed !== null,',
    changes: ['context.removed !== null → true'],
    reason: 'Without a removal the action brings nothing back.',
  },
  {
    file: 'machines/journey/views/openScreen.ts',
    line: "const nodes = snapshot._nodes.filter(({ path }) => path[0] === 'screen' && path[1] === open);",
    changes: ["path[0] === 'screen' → true"],
    reason: 'No other region has a state of that name, and the parts of a screen lead where the screen itself does.',
  },
  {
    file: 'machines/journey/views/openScreen.ts',
    line: 'const named = nodes.slice(0, 1).flatMap(targetsFrom);',
    changes: ['nodes.slice(0, 1) → nodes'],
    reason: 'No other region has a state of that name, and the parts of a screen lead where the screen itself does.',
  },
  {
    file: 'machines/journey/views/openScreen.ts',
    line: "const own = targets.map(({ path }) => (path[0] === 'screen' ? path[1] : undefined));",
    changes: ["path[0] === 'screen' → true"],
    reason: 'No other region has a state of that name, and the parts of a screen lead where the screen itself does.',
  },
  {
    file: 'machines/journey/views/viewContract.ts',
    line: "awaited: AWAITED[signing ?? ''] ?? (signing === 'ready' && documentId === null ? ('documentId' as const) : null),",
    changes: ["signing === 'ready' → true", '\'\' → "Stryker was here!"'],
    reason: 'A contract that is sent or signed has its document id, and nothing awaits without a state.',
  },
  {
    file: 'machines/journey/views/viewDashboard.ts',
    line: 'missing: terms === null ? [] : missingItems((snapshot.context.signedFor ?? snapshot.context).business),',
    changes: [
      'terms === null → true',
      'snapshot.context.signedFor ?? snapshot.context → snapshot.context.signedFor && snapshot.context',
    ],
    reason: 'What is missing is shown by the screen, whose tests are not of this part.',
  },
  {
    file: 'machines/journey/views/viewDashboard.ts',
    line: 'const date = end > earliest ? end : earliest;',
    changes: ['end > earliest → end >= earliest'],
    reason: 'Of two equal days it is the same.',
  },
  {
    file: 'machines/journey/views/viewDashboard.ts',
    line: 'const timeline = terms === null || signedOn === null ? null : fundingTimeline(signedOn);',
    changes: ['signedOn === null → false'],
    reason: 'What is signed has its day; the type checker asks.',
  },
  {
    file: 'machines/journey/views/viewOffers.ts',
    line: 'account: user?.name ?? null,',
    changes: ['user?.name → user.name'],
    reason: 'Nobody sees the screen without a user; the type checker asks.',
  },
  {
    file: 'machines/journey/views/viewSignIrsForm.ts',
    line: 'problems: business.isAuthorized && signedFor === null ? businessProblems(business) : [],',
    changes: ['signedFor === null → true'],
    reason: 'After signing the screen lists nothing that is missing: judged by its own tests.',
  },
  {
    file: 'machines/journey/vocabulary/actions.ts',
    line: "return event.type === 'session.changedElsewhere' ? event.session.user : context.user;",
    changes: ["event.type === 'session.changedElsewhere' → true"],
    reason: 'No third event leads here; the type checker does not know.',
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
