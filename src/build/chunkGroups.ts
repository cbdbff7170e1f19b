import type { Rolldown } from 'vite';

const REACT = /node_modules\/(?:react|react-dom|scheduler)\/.*js$/;
/** Everything that the shell of a screen imports: our components, Mantine, the router. The chart starts before it. */
const SHELL = /src\/app\/entry\/showProduct/;
/** Our own code that the landing page shares with other screens. */
const PARTS =
  /src\/(?:components\/(?:Disclosure|Figure|ScreenHeading|asTyped|partOfPage)|screens\/parts\/(?:ActionLink|FundingCondition|Rows|useResume)|content\/(?:application|landingFaq))|\/use-(?:document-visibility|debounced-callback)\//;
/** The persistence code with its schema library; splitting it would cost every visit one more request. */
const SAVING = /node_modules\/valibot\/|\/(?:services\/persistence|persistence\/savedFormat)/;
/** Form fields and small parts that most screens share, but the landing page doesn't. */
const SHARED =
  /@mantine\/core\/esm\/(?:core|components\/(?:Input|TextInput|CloseButton|Checkbox|Portal|Overlay|Transition))\/|icons-react|src\/(?:components\/(?!pdf|File|loadFile|BrandLogo)|screens\/parts\/(?!Credentials|Account|Undo|SignedCopy))|machines\/(?:domain|journey\/views)\//;
const DIALOG = /@mantine\/core\/esm\/components\/Modal\//;
const VIEWER = /src\/components\/pdf\/PdfPane/;

/** Bundles what every page needs, and the small shared parts, into few files: phones fetch few at a time. */
export const CHUNK_GROUPS: Rolldown.CodeSplittingGroup[] = [
  { name: 'base', tags: ['$initial'], priority: 5 },
  { name: 'react', test: REACT, priority: 4 },
  { name: 'shell', test: SHELL, priority: 3 },
  { name: 'parts', test: PARTS, priority: 2 },
  { name: 'saving', test: SAVING, priority: 1 },
  { name: 'shared', test: SHARED, minShareCount: 2 },
  { name: 'dialog', test: DIALOG },
  { name: 'viewer', test: VIEWER },
];
