// Configures oxlint. IMPORT_RULES lists what each folder may import.
import { readdirSync } from 'node:fs';
import { join } from 'node:path';

const DOMAIN = ['#machines/domain/**', '#machines/constants.ts'];
const CHART_INTERFACE = [
  ...DOMAIN,
  '#machines/journey/{ports,context,routes}.ts',
  '#machines/journey/events/events.ts',
  '#machines/persistence/**',
];
const REACT = ['react', 'react-dom', 'react-dom/**', '@mantine/**', '@tabler/**', 'framer-motion', 'framer-motion/**'];

/** The layers of the review page, lowest first. No layer may import a higher one. */
const PAGE_LAYERS = ['words', 'parts', 'facts', 'viewer', 'scene', 'outline', 'proof', 'play', 'review', 'shell'];

const IMPORT_RULES = [
  {
    files: ['machines/domain/**', 'machines/constants.ts'],
    allowed: ['valibot', ...DOMAIN],
    message:
      'The domain is pure: it may only import valibot, machines/domain and machines/constants.ts. Code that needs the chart belongs in machines/journey/vocabulary; code that needs the browser belongs in src.',
  },
  {
    files: ['machines/journey/**'],
    allowed: ['xstate', '#machines/{journey,persistence}/**', ...DOMAIN],
    message:
      'The chart may only import xstate and other files in machines. For external calls, declare a port in machines/journey/ports.ts and implement it in src/services; text for users belongs in src/content.',
  },
  {
    files: ['machines/persistence/**'],
    allowed: ['xstate', 'valibot', '#machines/{persistence,journey}/**', ...DOMAIN],
    message:
      'machines/persistence may only import xstate, valibot and other files in machines. It decides when to save; src/services/persistence does the saving.',
  },
  {
    files: ['src/content/**'],
    // A list of allowed imports can't allow types without their values, so these patterns forbid imports instead.
    forbidden: [
      { regex: '^([^.#]|#test/|#src/([abd-z]|c[^o]|com))' },
      { regex: '^#machines/(domain/|journey/([a-qs-z]|r[a-np-z]))', allowTypeImports: true },
    ],
    message:
      'Content is only text: it may import types from machines (import type), but values only from machines/constants.ts and machines/journey/routes.ts. Logic belongs in machines, markup in src/screens or src/components.',
  },
  {
    files: ['src/components/**'],
    allowed: [
      ...REACT,
      'react-pdf',
      'react-pdf/**',
      'pdfjs-dist/**',
      'canvas-confetti',
      'simple-icons',
      '#src/{components,content}/**',
      ...DOMAIN,
    ],
    message:
      'A component may not import the journey, services or screens. Read the journey in src/screens and pass the value in as a prop.',
  },
  {
    files: ['src/services/**'],
    allowed: ['xstate', 'idb-keyval', 'valibot', '@noble/**', '#src/{services,documents}/**', ...CHART_INTERFACE],
    message:
      'A service implements a port from machines/journey/ports.ts. It may not import React, screens or the state machine.',
  },
  {
    files: ['src/documents/**'],
    allowed: [
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
      ...CHART_INTERFACE,
    ],
    message: 'A document is generated from domain values and src/content. It may not import React or screens.',
  },
  {
    files: ['src/build/**'],
    allowed: [
      'vite',
      'fontaine',
      'node:*',
      '#src/{build,content}/**',
      '#src/app/{entry/{pages.ts,prerender.tsx},theme/mantineVariables.ts}',
      '#src/review/demonstration/pictures.tsx',
      '#src/review/engine/model/proof.ts',
      ...CHART_INTERFACE,
    ],
    message:
      'A build plugin may only import Vite, Node, src/content, routes, and the parts of the app that it renders.',
  },
  {
    files: ['src/journey/**'],
    allowed: ['react', 'xstate', '@xstate/react', 'dequal/lite', 'react-router-dom', '#src/journey/**', '#machines/**'],
    message:
      'src/journey connects React to the chart. It may not import screens, components or services; combine them in src/app.',
  },
  ...screenFolders().map((screen) => ({
    files: [`src/screens/${screen}/**`],
    allowed: [
      ...REACT,
      `#src/screens/{${screen},parts}/**`,
      '#src/{journey,components,content}/**',
      '#machines/journey/views/**',
      '#machines/journey/{routes,events,context}.ts',
      ...DOMAIN,
    ],
    message:
      'A screen reads its view and sends events. It may import src/journey, views, domain types, components and content, but not another screen. External calls belong behind a port, which src/services implements.',
  })),
  {
    files: ['src/review/engine/**'],
    allowed: ['xstate', '#src/review/engine/**'],
    message:
      'The engine works with any XState machine and may only import xstate. Pass in anything specific to one machine.',
  },
  {
    files: ['src/review/engine/layout/program/**'],
    allowed: ['elkjs', 'elkjs/**', '#src/review/engine/**'],
    message: 'The layout program treats charts as plain data: it may only import elkjs and the engine.',
  },
  {
    files: ['src/review/journey/**'],
    allowed: ['xstate', '#src/review/{engine,journey}/**', '#machines/**', '#src/content/**'],
    message: 'src/review/journey describes this product for the review page. It may not import the page.',
  },
  ...PAGE_LAYERS.map((layer, index) => ({
    files: [`src/review/page/${layer}/**`],
    allowed: [
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
    message: `The review page gets everything about the journey from reviewed.ts and reviewRules.ts in src/review/journey. A layer may only import lower ones; lowest first: ${PAGE_LAYERS.join(', ')}.`,
  })),
  {
    files: ['src/review/demonstration/**'],
    allowed: [
      'react',
      'xstate',
      '#src/{app,screens,journey,services,content,components}/**',
      '#src/review/{engine,journey,demonstration}/**',
      '#machines/**',
    ],
    message:
      'A demonstration runs the app and reports its steps. It may not import the review page; they only share the messages in src/review/engine/session/framedProduct.ts.',
  },
  {
    files: ['src/app/**', 'src/main.tsx', 'src/screens/registry.ts'],
    allowed: [
      ...REACT,
      'xstate',
      '@xstate/react',
      'dequal/lite',
      'react-router-dom',
      'virtual:*',
      '#src/**',
      '#machines/**',
    ],
    message: 'The app combines the other folders. It may not import tests or development-only packages.',
  },
];
const PATHS = [
  {
    name: '@mantine/core',
    importNames: ['SimpleGrid', 'Grid', 'AppShell'],
    message:
      'This component adds a <style> element, which the Content-Security-Policy blocks. Use a CSS module with @media.',
  },
  {
    name: 'pdfjs-dist',
    message: 'Use react-pdf, which comes with its own pdfjs-dist; a second version breaks the worker.',
  },
  { name: 'react-router', message: 'Import from react-router-dom.' },
];
const PATTERNS = [
  {
    regex: '^\\.\\./',
    message: 'Import from other folders with #machines/..., #src/... or #test/...; ./ is for the same folder.',
  },
  { regex: '^\\./([^.]*/)*[^./]*$|^#(.*/)?[^./]*$', message: 'Import the file with its extension.' },
];

/** Returns patterns that forbid all imports except the allowed ones and `./` paths. The last matching pattern wins. */
function forbidAllExcept(allowed) {
  const packages = allowed.filter((name) => !name.includes('/'));
  const paths = allowed.filter((name) => name.includes('/'));
  const allow = (list) => list.map((name) => `!${name}`);
  return ['*', '**/*', ...allow(packages), '@*/**', '!./**', ...allow(paths)];
}

function restrictImports({ allowed, forbidden, message }) {
  const bans = forbidden ?? [{ group: forbidAllExcept(allowed) }];
  return ['error', { paths: PATHS, patterns: [...PATTERNS, ...bans.map((ban) => ({ ...ban, message }))] }];
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
    // These rules are for the React Compiler, which this project doesn't use.
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
      // Type imports may not form cycles either.
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
            'machines is pure: code that needs the browser belongs in src.',
          ),
          ...globals(
            ['localStorage', 'sessionStorage', 'fetch', 'crypto'],
            'machines is pure: declare a port in machines/journey/ports.ts and implement it in src/services.',
          ),
          ...globals(
            ['File', 'Blob', 'URL'],
            'In the chart, a file is { id, name, sizeBytes, mimeType }; src/services keeps its bytes.',
          ),
          ...globals(
            ['performance', 'setTimeout', 'setInterval', 'requestAnimationFrame'],
            'The chart has no timers: use a named delay from machines/journey/vocabulary.',
          ),
        ],
        'no-restricted-properties': [
          'error',
          {
            object: 'Date',
            property: 'now',
            message: 'The chart may not read the clock: pass the date as input or in an event.',
          },
          {
            object: 'Math',
            property: 'random',
            message: 'The chart is deterministic: pass the value as input or get it from a port.',
          },
        ],
      },
    },
    ...IMPORT_RULES.map((rule) => ({ files: rule.files, rules: { 'no-restricted-imports': restrictImports(rule) } })),
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
