// The linter's rules. ROOMS is the import table: what a room may import, and nothing else. It has no other home.
import { readdirSync } from 'node:fs';
import { join } from 'node:path';

const DOMAIN = ['#machines/domain/**', '#machines/constants.ts'];
const CHART_SEAM = [
  ...DOMAIN,
  '#machines/journey/{ports,context,routes}.ts',
  '#machines/journey/events/events.ts',
  '#machines/persistence/**',
];
const REACT = ['react', 'react-dom', 'react-dom/**', '@mantine/**', '@tabler/**', 'framer-motion', 'framer-motion/**'];

/** The layers of the review page, lowest first: none imports a higher one. */
const PAGE_LAYERS = ['words', 'parts', 'facts', 'viewer', 'scene', 'outline', 'proof', 'play', 'review', 'shell'];

const ROOMS = [
  {
    files: ['machines/domain/**', 'machines/constants.ts'],
    may: ['valibot', ...DOMAIN],
    says: 'The domain is pure functions and schemas and imports only machines/domain and machines/constants.ts. What needs the chart belongs in machines/journey/vocabulary, what needs the browser in src.',
  },
  {
    files: ['machines/journey/**'],
    may: ['xstate', '#machines/{journey,persistence}/**', ...DOMAIN],
    says: 'The chart imports xstate, machines/domain and machines/constants.ts only. Calls to the outside are ports (ports.ts), answered in src/services; words belong in src/content.',
  },
  {
    files: ['machines/persistence/**'],
    may: ['xstate', 'valibot', '#machines/{persistence,journey}/**', ...DOMAIN],
    says: 'Saving is decided here and done in src/services/persistence.',
  },
  {
    files: ['src/content/**'],
    // Where types are another matter than values, an exception to a list would let both in.
    never: [
      { regex: '^([^.#]|#test/|#src/([abd-z]|c[^o]|com))' },
      { regex: '^#machines/(domain/|journey/([a-qs-z]|r[a-np-z]))', allowTypeImports: true },
    ],
    says: 'Content is words: it takes types from machines (import type), values only from constants.ts and journey/routes.ts. Logic belongs in machines, markup in src/screens or src/components.',
  },
  {
    files: ['src/components/**'],
    may: [
      ...REACT,
      'react-pdf',
      'react-pdf/**',
      'pdfjs-dist/**',
      'canvas-confetti',
      'simple-icons',
      '#src/{components,content}/**',
      ...DOMAIN,
    ],
    says: 'A component knows Mantine and props. What asks the journey belongs in src/screens; pass the value in as a prop.',
  },
  {
    files: ['src/services/**'],
    may: ['xstate', 'idb-keyval', 'valibot', '@noble/**', '#src/{services,documents}/**', ...CHART_SEAM],
    says: 'A service answers a port of machines/journey/ports.ts, without React and without screens.',
  },
  {
    files: ['src/documents/**'],
    may: [
      'pdfkit',
      'pdfkit/**',
      'fontkit',
      'linebreak',
      'bidi-js',
      'pdfjs-dist/**',
      '@napi-rs/canvas',
      '@fontsource/**',
      '@expo-google-fonts/**',
      '@noble/**',
      'fflate',
      'vite',
      'node:*',
      'node:fs/promises',
      '#src/{documents,content}/**',
      '#src/components/pdf/pdfPolyfills.ts',
      ...CHART_SEAM,
    ],
    says: 'A document is made from values of the domain and the words of src/content, without React.',
  },
  {
    files: ['src/build/**'],
    may: [
      'vite',
      'fontaine',
      'node:*',
      '#src/{build,content}/**',
      '#src/app/{entry/{pages.ts,prerender.tsx},theme/mantineVariables.ts}',
      '#src/review/demonstration/pictures.tsx',
      '#src/review/engine/model/proof.ts',
      ...CHART_SEAM,
    ],
    says: 'A build plugin knows Vite, the words, the addresses, and what of the app it renders.',
  },
  {
    files: ['src/journey/**'],
    may: ['react', 'xstate', '@xstate/react', 'dequal/lite', 'react-router-dom', '#src/journey/**', '#machines/**'],
    says: 'src/journey is the seam between React and the chart and knows no part of the page. Compose in src/app.',
  },
  ...screenFolders().map((screen) => ({
    files: [`src/screens/${screen}/**`],
    may: [
      ...REACT,
      `#src/screens/{${screen},parts}/**`,
      '#src/{journey,components,content}/**',
      '#machines/journey/views/**',
      '#machines/journey/{routes,events,context}.ts',
      ...DOMAIN,
    ],
    says: 'A screen asks its view and sends events: it imports src/journey, its view, domain types, components and its content, never another screen. A call to the outside is a port, answered in src/services.',
  })),
  {
    files: ['src/review/engine/**'],
    may: ['xstate', '#src/review/engine/**'],
    says: 'The engine reads any XState machine and imports xstate only. What it has to know of one comes in as a value.',
  },
  {
    files: ['src/review/engine/layout/program/**'],
    may: ['elkjs', 'elkjs/**', '#src/review/engine/**'],
    says: 'The program that lays charts out knows them as data.',
  },
  {
    files: ['src/review/journey/**'],
    may: ['xstate', '#src/review/{engine,journey}/**', '#machines/**', '#src/content/**'],
    says: 'What the review page knows of this product, and nothing of the page.',
  },
  ...PAGE_LAYERS.map((layer, index) => ({
    files: [`src/review/page/${layer}/**`],
    may: [
      ...REACT,
      'xstate',
      '@xstate/react',
      'd3-zoom',
      'd3-selection',
      'idb-keyval',
      'valibot',
      ...PAGE_LAYERS.slice(0, index + 1).map((lower) => `#src/review/page/${lower}/**`),
      '#src/review/engine/{model,session,layout}/*',
      '#src/review/journey/{reviewed,reviewRules}.ts',
      '#src/components/{layout/**,Logo.tsx,saveFile.ts,nextTask.ts}',
      '#src/content/format.ts',
      '#machines/domain/time.ts',
    ],
    says: `The review page knows no journey, but what reviewed.ts and reviewRules.ts of src/review/journey give; its layers, lowest first: ${PAGE_LAYERS.join(', ')}.`,
  })),
  {
    files: ['src/review/demonstration/**'],
    may: [
      'react',
      'xstate',
      '#src/{app,screens,journey,services,content,components}/**',
      '#src/review/{engine,journey,demonstration}/**',
      '#machines/**',
    ],
    says: 'A demonstration is of the app, and says what happens in it; of the page that shows it, it knows the messages alone (engine/session/framedProduct.ts).',
  },
  {
    files: ['src/app/**', 'src/main.tsx', 'src/screens/registry.ts'],
    may: [
      ...REACT,
      'xstate',
      '@xstate/react',
      'dequal/lite',
      'react-router-dom',
      'virtual:*',
      '#src/**',
      '#machines/**',
    ],
    says: 'The app composes what the other rooms give. It imports no test and no package that only builds or tests.',
  },
];
const PATHS = [
  {
    name: '@mantine/core',
    importNames: ['SimpleGrid', 'Grid', 'AppShell'],
    message:
      'It writes a <style> element, which the Content-Security-Policy refuses. Lay out with a CSS module and @media.',
  },
  {
    name: 'pdfjs-dist',
    message: 'Use react-pdf, which brings its own pdfjs-dist; a second version breaks the worker.',
  },
  { name: 'react-router', message: 'Import from react-router-dom.' },
];
const PATTERNS = [
  {
    regex: '^\\.\\./',
    message: 'Across folders write #machines/..., #src/... or #test/...; ./ is for the same folder.',
  },
  { regex: '^\\./([^.]*/)*[^./]*$|^#(.*/)?[^./]*$', message: 'Name the file with its extension.' },
];

/** All but what is named, and what lies beside or below the file itself. The last pattern that fits decides. */
function allBut(names) {
  const [whole, paths] = [names.filter((name) => !name.includes('/')), names.filter((name) => name.includes('/'))];
  const allow = (list) => list.map((name) => `!${name}`);
  return ['*', '**/*', ...allow(whole), '@*/**', '!./**', ...allow(paths)];
}

function importsOf({ may, never, says }, paths = PATHS) {
  const bans = never ?? [{ group: allBut(may) }];
  return ['error', { paths, patterns: [...PATTERNS, ...bans.map((ban) => ({ ...ban, message: says }))] }];
}

function screenFolders() {
  const folders = readdirSync(join(import.meta.dirname, 'src/screens'), { withFileTypes: true });
  return folders.filter((entry) => entry.isDirectory()).map(({ name }) => name);
}

function globals(names, message) {
  return names.map((name) => ({ name, message }));
}

const maxLines = (max) => ['error', { max, skipBlankLines: false, skipComments: false }];

export default {
  plugins: ['eslint', 'typescript', 'unicorn', 'oxc', 'react', 'jsx-a11y', 'import', 'vitest', 'promise'],
  jsPlugins: ['./.oxlint.rules.mjs'],
  options: {
    typeAware: true,
    denyWarnings: true,
    reportUnusedDisableDirectives: 'error',
  },
  categories: {
    correctness: 'error',
  },
  env: {
    builtin: true,
    browser: true,
    es2024: true,
  },
  settings: {
    react: {
      version: '19.3',
    },
  },
  ignorePatterns: ['dist/**', 'node_modules/**', 'public/**', 'coverage/**', '.reports/**'],
  rules: {
    'typescript/no-explicit-any': 'error',
    'typescript/ban-ts-comment': 'error',
    'typescript/consistent-type-imports': [
      'error',
      {
        fixStyle: 'separate-type-imports',
      },
    ],
    'typescript/no-floating-promises': 'error',
    'typescript/no-misused-promises': 'error',
    'typescript/switch-exhaustiveness-check': [
      'error',
      {
        considerDefaultExhaustiveForUnions: true,
      },
    ],
    'typescript/no-non-null-assertion': 'error',
    'typescript/no-unsafe-return': 'error',
    'typescript/no-unsafe-assignment': 'error',
    'typescript/only-throw-error': 'error',
    'typescript/no-deprecated': 'error',
    'react/rules-of-hooks': 'error',
    'react/exhaustive-deps': 'error',
    'react/no-danger': 'error',
    // Of the compiler of React, which is not in use.
    'react/immutability': 'off',
    'react/preserve-manual-memoization': 'off',
    'react/jsx-key': 'error',
    'react/no-array-index-key': 'error',
    'react/button-has-type': 'error',
    'react/react-in-jsx-scope': 'off',
    'jsx-a11y/prefer-tag-over-role': 'off',
    'import/no-cycle': 'error',
    'import/no-self-import': 'error',
    'import/no-default-export': 'error',
    'import/no-duplicates': 'error',
    'import/default': 'off',
    'oxc/no-barrel-file': [
      'error',
      {
        threshold: 0,
      },
    ],
    'vitest/no-focused-tests': 'error',
    'vitest/no-disabled-tests': 'error',
    'vitest/require-mock-type-parameters': 'off',
    'vitest/expect-expect': [
      'error',
      {
        assertFunctionNames: ['expect', 'expect*', 'assert*'],
      },
    ],
    'no-console': 'error',
    'no-alert': 'error',
    'no-var': 'error',
    'prefer-const': 'error',
    'no-else-return': 'off',
    'no-param-reassign': 'error',
    'no-warning-comments': [
      'error',
      {
        terms: ['todo', 'fixme', 'xxx', 'hack'],
        location: 'start',
      },
    ],
    eqeqeq: 'error',
    'max-lines': maxLines(250),
    'tests/plain-comment': 'error',
    'no-restricted-imports': ['error', { paths: [...PATHS], patterns: PATTERNS }],
  },
  overrides: [
    {
      // An import of a type is an arrow of the house as well.
      files: ['machines/**', 'src/**'],
      rules: { 'import/no-cycle': ['error', { ignoreTypes: false }] },
    },
    {
      files: ['machines/**'],
      rules: {
        'no-restricted-globals': [
          'error',
          ...globals(
            ['window', 'document', 'navigator', 'location', 'history', 'process'],
            'machines is pure: this belongs in src.',
          ),
          ...globals(
            ['localStorage', 'sessionStorage', 'fetch', 'crypto'],
            'machines is pure: declare a port in machines/journey/ports.ts and answer it in src/services.',
          ),
          ...globals(
            ['File', 'Blob', 'URL'],
            'A file in the chart is { id, name, sizeBytes, mimeType }; its bytes stay with src/services.',
          ),
          ...globals(
            ['performance', 'setTimeout', 'setInterval', 'requestAnimationFrame'],
            'Time in the chart is a named delay in machines/journey/vocabulary.',
          ),
        ],
        'no-restricted-properties': [
          'error',
          {
            object: 'Date',
            property: 'now',
            message: 'The chart has no clock but its own: take the date as input or stamp it in an event.',
          },
          {
            object: 'Math',
            property: 'random',
            message: 'The chart is reproducible: take the value as input or from a port.',
          },
        ],
      },
    },
    ...ROOMS.map((room) => ({ files: room.files, rules: { 'no-restricted-imports': importsOf(room) } })),
    {
      files: ['src/screens/**/*.tsx', 'machines/journey/states/**', 'machines/journey/machine.ts'],
      rules: { 'max-lines': maxLines(120) },
    },
    {
      files: ['test/**'],
      rules: {
        'no-console': 'off',
        'typescript/no-deprecated': 'off',
        'react/button-has-type': 'off',
        'typescript/unbound-method': 'off',
        'react/rules-of-hooks': 'off',
        'typescript/require-array-sort-compare': 'off',
      },
    },
    {
      files: ['test/**/*.{ts,tsx}', 'test/**/*.test.mjs'],
      rules: {
        'tests/no-tuple-assertion': 'error',
        'tests/no-unchecked-cast': 'error',
        'tests/no-sleep': 'error',
        'tests/plain-title': 'error',
      },
    },
    {
      files: ['machines/**', 'src/services/**', 'src/documents/**'],
      rules: { 'react/rules-of-hooks': 'off', 'react/exhaustive-deps': 'off' },
    },
    { files: ['test/e2e/**'], rules: { 'no-empty-pattern': 'off' } },
    {
      files: ['*.config.ts', '**/*.config.{ts,mjs}', '*.cjs', 'test/gate/**'],
      rules: { 'import/no-default-export': 'off', 'no-console': 'off', 'no-restricted-imports': 'off' },
      env: { node: true },
    },
    {
      files: ['**/*.mjs'],
      rules: { 'no-console': 'off', 'typescript/no-unsafe-assignment': 'off', 'typescript/no-unsafe-return': 'off' },
      env: { node: true },
    },
  ],
};
