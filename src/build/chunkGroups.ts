import type { Rolldown } from 'vite';

/** Code that the landing page shares with other screens, including two Mantine hooks. */
const LANDING_PARTS = [
  ...[
    'Disclosure',
    'DollarField',
    'Figure',
    'LabeledSlider',
    'ScreenHeading',
    'Slider',
    'noAutocorrect',
    'findInMain',
  ].map((name) => `src/components/${name}`),
  'src/components/layout/',
  ...['ActionLink', 'Bars', 'FundingCondition', 'Legend', 'Rows', 'WhatYouNeed', 'useResume'].map(
    (name) => `src/screens/parts/${name}`,
  ),
  ...['application', 'landingFaq', 'whatYouNeed'].map((name) => `src/content/${name}`),
  'machines/domain/dollars',
  ...['use-document-visibility', 'use-debounced-callback'].map((name) => `@mantine/hooks/esm/${name}/`),
];
/** Other code that several screens share. */
const SHARED = [
  '@mantine/core/esm/core/',
  ...['Input', 'TextInput', 'CloseButton', 'Checkbox', 'Portal', 'Overlay', 'Transition'].map(
    (name) => `@mantine/core/esm/components/${name}/`,
  ),
  'icons-react',
  'src/components/',
  'src/screens/parts/',
  'machines/domain/',
  'machines/journey/views/',
];
/** Parts excluded from `SHARED`, because only a few screens use them. */
const RARELY_USED = [
  ...['pdf', 'File', 'loadFile', 'BrandLogo'].map((name) => `src/components/${name}`),
  ...['Credentials', 'Account', 'Undo', 'SignedCopy'].map((name) => `src/screens/parts/${name}`),
];
const isIn = (paths: readonly string[], id: string) => paths.some((path) => id.includes(path));

/** Bundles shared code into a few files, because phones fetch only a few at a time. */
export const CHUNK_GROUPS: Rolldown.CodeSplittingGroup[] = [
  { name: 'base', tags: ['$initial'], priority: 5 },
  { name: 'react', test: /node_modules\/(?:react|react-dom|scheduler)\/.*js$/, priority: 4 },
  // Everything that the shell imports: our components, Mantine, the router. The chart starts before this loads.
  { name: 'shell', test: 'src/app/entry/showProduct', priority: 3 },
  { name: 'parts', test: (id) => isIn(LANDING_PARTS, id), priority: 2 },
  // The persistence code with its schema library; splitting it would cost every visit one more request.
  { name: 'saving', test: /node_modules\/valibot\/|\/(?:services\/persistence|persistence\/savedFormat)/, priority: 1 },
  { name: 'shared', test: (id) => isIn(SHARED, id) && !isIn(RARELY_USED, id), minShareCount: 2 },
  { name: 'dialog', test: '@mantine/core/esm/components/Modal/' },
  { name: 'viewer', test: 'src/components/pdf/PdfPane' },
];
