import type { Rolldown } from 'vite';

const REACT = /node_modules\/(?:react|react-dom|scheduler)\/.*js$/;
const LIBRARIES = /node_modules\/.*js$/;
/** Our own code that the landing page shares with other screens. */
const PARTS =
  /src\/(?:components\/(?:Disclosure|Figure|ScreenHeading|asTyped|partOfPage)|screens\/parts\/(?:ActionLink|FundingCondition|Rows|useResume)|content\/(?:application|landingFaq))|\/use-(?:document-visibility|debounced-callback)\//;
/** The persistence code with its schema library; splitting it would cost every visit one more request. */
const SAVING = /node_modules\/valibot\/|\/(?:services\/persistence|persistence\/savedFormat)/;
/** Form fields, which most screens have but the landing page doesn't. */
const FIELDS =
  /@mantine\/core\/esm\/components\/(?:Input|TextInput|CloseButton|Checkbox|InlineInput|Portal|Overlay|Transition)\//;
/** Our own code that several screens share. */
const SHARED = /src\/(?:components\/(?!pdf|FileField|loadFileViewer|BrandLogo)|screens\/parts)/;

/** Bundles what every page needs, and the small shared parts, into few files: phones fetch few at a time. */
export const CHUNK_GROUPS: Rolldown.CodeSplittingGroup[] = [
  { name: 'react', test: REACT, tags: ['$initial'], priority: 5 },
  { name: 'libraries', test: LIBRARIES, tags: ['$initial'], priority: 4 },
  { name: 'base', tags: ['$initial'], priority: 3 },
  { name: 'parts', test: PARTS, priority: 2 },
  { name: 'saving', test: SAVING, priority: 1 },
  { name: 'fields', test: FIELDS, minShareCount: 2 },
  { name: 'shared', test: SHARED, minShareCount: 3 },
];
