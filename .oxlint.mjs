// IMPORT_RULES lists the imports that each folder can use; any other import is an error.
import { readdirSync } from 'node:fs';
import { join } from 'node:path';

const DOMAIN = ['#machines/domain/**', '#machines/constants.ts'];
const CHART_API = [
  ...DOMAIN,
  '#machines/journey/{ports,context,routes}.ts',
  '#machines/journey/events/events.ts',
  '#machines/persistence/**',
];
const REACT = ['react', 'react-dom', 'react-dom/**', '@mantine/**', '@tabler/**', 'framer-motion', 'framer-motion/**'];

/** The layers of the review page, lowest first. A layer can't import a higher one. */
const PAGE_LAYERS = ['words', 'parts', 'facts', 'viewer', 'scene', 'outline', 'proof', 'play', 'review', 'shell'];

const IMPORT_RULES = [
  {
    files: ['machines/domain/**', 'machines/constants.ts'],
    allow: ['valibot', ...DOMAIN],
    message:
      'The domain is pure: functions and schemas that import only machines/domain and machines/constants.ts. Move code that needs the chart to machines/journey/vocabulary, and code that needs the browser to src.',
  },
  {
    files: ['machines/journey/**'],
    allow: ['xstate', '#machines/{journey,persistence}/**', ...DOMAIN],
    message:
      'The chart imports xstate, machines/domain and machines/constants.ts only. Declare outside calls as ports (ports.ts), and implement them in src/services. Put text in src/content.',
  },
  {
    files: ['machines/persistence/**'],
    allow: ['xstate', 'valibot', '#machines/{persistence,journey}/**', ...DOMAIN],
    message: 'This folder decides when and what to save; src/services/persistence saves it.',
  },
  {
    files: ['src/content/**'],
    // A deny list, because an exception in an allow list can't be limited to type imports.
    deny: [
      { regex: '^([^.#]|#test/|#src/([abd-z]|c[^o]|com))' },
      { regex: '^#machines/(domain/|journey/([a-qs-z]|r[a-np-z]))', allowTypeImports: true },
    ],
    message:
      'Content is text. Import only types from machines, except for constants.ts and journey/routes.ts. Put logic in machines, and markup in src/screens or src/components.',
  },
  {
    files: ['src/components/**'],
    allow: [
      ...REACT,
      'react-pdf',
      'react-pdf/**',
      'pdfjs-dist/**',
      'canvas-confetti',
      'simple-icons',
      '#src/{components,content}/**',
      ...DOMAIN,
    ],
    message: 'Components know only Mantine and their props. Read the journey in src/screens and pass values as props.',
  },
  {
    files: ['src/services/**'],
    allow: ['xstate', 'idb-keyval', 'valibot', '@noble/**', '#src/{services,documents}/**', ...CHART_API],
    message: 'A service implements a port from machines/journey/ports.ts, without React or screens.',
  },
  {
    files: ['src/documents/**'],
    allow: [
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
      ...CHART_API,
    ],
    message: 'Documents are built from domain values and the text in src/content, without React.',
  },
  {
    files: ['src/build/**'],
    allow: [
      'vite',
      'fontaine',
      'node:*',
      '#src/{build,content}/**',
      '#src/app/{entry/{pages.ts,prerender.tsx},theme/mantineVariables.ts}',
      '#src/review/demonstration/pictures.tsx',
      '#src/review/engine/model/proof.ts',
      ...CHART_API,
    ],
    message: 'Build plugins import only Vite, content, addresses and the parts of the app that they render.',
  },
  {
    files: ['src/journey/**'],
    allow: ['react', 'xstate', '@xstate/react', 'dequal/lite', 'react-router-dom', '#src/journey/**', '#machines/**'],
    message: 'src/journey connects React to the chart and knows nothing about the page. Compose both in src/app.',
  },
  ...screenFolders().map((screen) => ({
    files: [`src/screens/${screen}/**`],
    allow: [
      ...REACT,
      `#src/screens/{${screen},parts}/**`,
      '#src/{journey,components,content}/**',
      '#machines/journey/views/**',
      '#machines/journey/{routes,events,context}.ts',
      ...DOMAIN,
    ],
    message:
      'A screen reads its view and sends events. It can import src/journey, views, domain types, components and content, but no other screen. Declare outside calls as ports and implement them in src/services.',
  })),
  {
    files: ['src/review/engine/**'],
    allow: ['xstate', '#src/review/engine/**'],
    message: 'The engine reads any XState machine and imports only xstate. Pass in everything specific to one machine.',
  },
  {
    files: ['src/review/engine/layout/program/**'],
    allow: ['elkjs', 'elkjs/**', '#src/review/engine/**'],
    message: 'The layout program receives charts as data.',
  },
  {
    files: ['src/review/journey/**'],
    allow: ['xstate', '#src/review/{engine,journey}/**', '#machines/**', '#src/content/**'],
    message: 'This folder describes the product for the review page and imports nothing from the page.',
  },
  ...PAGE_LAYERS.map((layer, index) => ({
    files: [`src/review/page/${layer}/**`],
    allow: [
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
    message: `The review page knows the journey only through reviewed.ts and reviewRules.ts in src/review/journey. A layer can only import lower ones. The layers, lowest first: ${PAGE_LAYERS.join(', ')}.`,
  })),
  {
    files: ['src/review/demonstration/**'],
    allow: [
      'react',
      'xstate',
      '#src/{app,screens,journey,services,content,components}/**',
      '#src/review/{engine,journey,demonstration}/**',
      '#machines/**',
    ],
    message:
      'The demonstration runs the app and reports its events to the review page. It imports only the messages of that page (engine/session/framedProduct.ts).',
  },
  {
    files: ['src/app/**', 'src/main.tsx', 'src/screens/registry.ts'],
    allow: [
      ...REACT,
      'xstate',
      '@xstate/react',
      'dequal/lite',
      'react-router-dom',
      'virtual:*',
      '#src/**',
      '#machines/**',
    ],
    message: 'The app composes the other folders. It must not import tests or packages for building and testing.',
  },
];
const PATHS = [
  {
    name: '@mantine/core',
    importNames: ['SimpleGrid', 'Grid', 'AppShell'],
    message: 'It adds a <style> element, which the Content-Security-Policy blocks. Use a CSS module with @media.',
  },
  {
    name: 'pdfjs-dist',
    message: 'Use react-pdf, which has its own pdfjs-dist; a second version would break the worker.',
  },
  { name: 'react-router', message: 'Import from react-router-dom.' },
];
const PATTERNS = [
  {
    regex: '^\\.\\./',
    message: 'Import from other folders with #machines/..., #src/... or #test/...; use ./ within a folder.',
  },
  { regex: '^\\./([^.]*/)*[^./]*$|^#(.*/)?[^./]*$', message: 'Include the file extension.' },
];

/** Returns patterns that match every import except the allowed ones and `./`. The last matching pattern wins. */
function denyAllExcept(allowed) {
  const packages = allowed.filter((name) => !name.includes('/'));
  const paths = allowed.filter((name) => name.includes('/'));
  const negate = (list) => list.map((name) => `!${name}`);
  return ['*', '**/*', ...negate(packages), '@*/**', '!./**', ...negate(paths)];
}

function importRule({ allow, deny, message }, paths = PATHS) {
  const bans = deny ?? [{ group: denyAllExcept(allow) }];
  return ['error', { paths, patterns: [...PATTERNS, ...bans.map((ban) => ({ ...ban, message }))] }];
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
    // These rules are for React Compiler, which isn't used here.
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
    'no-restricted-imports': ['error', { paths: [...PATHS], patterns: PATTERNS }],
  },
  overrides: [
    {
      // Type imports count as dependencies, too.
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
            'machines is pure: declare a port in machines/journey/ports.ts and implement it in src/services.',
          ),
          ...globals(
            ['File', 'Blob', 'URL'],
            'In the chart, a file is { id, name, sizeBytes, mimeType }; its bytes stay in src/services.',
          ),
          ...globals(
            ['performance', 'setTimeout', 'setInterval', 'requestAnimationFrame'],
            'In the chart, use a named delay from machines/journey/vocabulary.',
          ),
        ],
        'no-restricted-properties': [
          'error',
          {
            object: 'Date',
            property: 'now',
            message: 'The chart must not read the clock: take the date from the input or from an event.',
          },
          {
            object: 'Math',
            property: 'random',
            message: 'The chart must be deterministic: take the value from the input or from a port.',
          },
        ],
      },
    },
    ...IMPORT_RULES.map((rule) => ({ files: rule.files, rules: { 'no-restricted-imports': importRule(rule) } })),
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
