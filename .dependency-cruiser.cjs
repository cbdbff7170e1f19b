const SCREENS_SEAM =
  '^src/journey/|^machines/(domain|journey/views)/|^machines/(constants|journey/(routes|events|context))\\.ts$';
const PACKAGES = '(^|/)node_modules/';
const NODE_MODULES = '^(node:)?(fs|fs/promises|module|path|url|zlib)$';

/** A room may import what `to` names and nothing else. */
function onlyTo(name, from, to, comment) {
  return { name, severity: 'error', comment, from: { path: from }, to: { pathNot: to } };
}

/** @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  forbidden: [
    {
      name: 'no-cycle',
      severity: 'error',
      comment: 'Two modules that need each other are one module, or share a third one below them.',
      from: {},
      to: { circular: true },
    },
    {
      name: 'no-orphan',
      severity: 'error',
      comment: 'Nothing imports this file and it imports nothing: delete it or use it.',
      from: { orphan: true, pathNot: ['^src/main\\.tsx$', '^src/visualizer/main\\.tsx$', '\\.d\\.ts$'] },
      to: {},
    },
    {
      name: 'no-unresolvable',
      severity: 'error',
      comment: 'The import names a file or package that is not there.',
      from: {},
      to: { couldNotResolve: true },
    },
    {
      name: 'no-dev-package-in-product',
      severity: 'error',
      comment:
        'The product may not depend on a development package; src/documents and src/build also run in the build, where they may, and pdfjs-dist comes with react-pdf.',
      from: { path: '^(machines|src)/', pathNot: '^src/(documents|build)/' },
      to: { dependencyTypes: ['npm-dev', 'npm-no-pkg', 'npm-unknown'], pathNot: `${PACKAGES}pdfjs-dist/` },
    },
    {
      name: 'product-never-imports-tests',
      severity: 'error',
      comment: 'Move what both need into the product.',
      from: { path: '^(machines|src)/' },
      to: { path: '^test/' },
    },
    onlyTo(
      'domain-is-pure',
      '^machines/(domain/|constants\\.ts$)',
      '^machines/(domain/|constants\\.ts$)',
      'The domain is pure functions: machines/domain and machines/constants.ts only. What needs the chart belongs in machines/journey/vocabulary.',
    ),
    onlyTo(
      'journey-knows-xstate-and-domain',
      '^machines/journey/',
      `^machines/(journey/|domain/|constants\\.ts$)|${PACKAGES}xstate/`,
      'The chart imports xstate, the domain and constants. Calls to the outside are ports, answered in src/services.',
    ),
    onlyTo(
      'graph-knows-the-chart',
      '^machines/graph/',
      `^machines/|${PACKAGES}xstate/`,
      'The graph imports xstate and machines. What draws it belongs in src/visualizer.',
    ),
    onlyTo(
      'content-is-words',
      '^src/content/',
      '^src/content/|^machines/',
      'Content is words: it imports types of machines (the linter checks that they are types) and other content.',
    ),
    onlyTo(
      'components-know-no-journey',
      '^src/components/',
      `^src/(components|content)/|^machines/(domain/|constants\\.ts$)|${PACKAGES}(react|react-dom|react-pdf|pdfjs-dist|@mantine|@tabler|framer-motion|canvas-confetti|simple-icons|@types/(react|react-dom|canvas-confetti))/`,
      'A component knows Mantine and props. What asks the journey belongs in src/screens.',
    ),
    onlyTo(
      'services-answer-ports',
      '^src/services/',
      `^src/(services|documents)/|^machines/(domain/|constants\\.ts$|journey/(ports|events|context|facts|routes)\\.ts$)|${PACKAGES}(xstate|idb-keyval|valibot)/`,
      'A service answers a port of machines/journey/ports.ts, without React and without screens.',
    ),
    onlyTo(
      'documents-are-pdfs',
      '^src/documents/',
      `^src/(documents|content)/|^machines/(domain/|constants\\.ts$|journey/(ports|routes)\\.ts$)|${PACKAGES}(pdfkit|@types/pdfkit|@types/node|@fontsource|@noble|fflate|vite)/|${NODE_MODULES}`,
      'A document is made from values of the domain and the words of src/content, without React.',
    ),
    onlyTo(
      'journey-seam',
      '^src/journey/',
      `^src/journey/|^machines/|${PACKAGES}(react|xstate|@xstate|@types/react)/`,
      'src/journey is the seam between React and the chart and knows no part of the page.',
    ),
    onlyTo(
      'screens-ask-and-tell',
      '^src/screens/[^/]+/',
      `^src/(screens|components|content)/|${SCREENS_SEAM}|${PACKAGES}(react|react-dom|@mantine|@tabler|framer-motion|@types/react|@types/react-dom)/`,
      'A screen imports src/journey, its view, domain types, components and its content. A call to the outside is a port.',
    ),
    {
      name: 'screens-stand-alone',
      severity: 'error',
      comment: 'A screen never imports another screen. What two screens share belongs in src/components.',
      from: { path: '^src/screens/([^/]+)/' },
      to: { path: '^src/screens/', pathNot: '^src/screens/$1/' },
    },
    onlyTo(
      'visualizer-draws',
      '^src/visualizer/',
      `^src/(visualizer|journey|components|content)/|^machines/|${PACKAGES}(react|react-dom|@tabler|xstate|@xstate|elkjs|d3-zoom|d3-selection|idb-keyval|@types/(react|react-dom|d3-zoom|d3-selection|geojson))/`,
      "The visualizer imports machines, src/journey and src/components, never services or screens' parts.",
    ),
    {
      name: 'one-importer-of-the-router',
      severity: 'error',
      comment: 'Only src/app/UrlBridge.tsx knows the router; everybody else sends an event to the chart.',
      from: { pathNot: ['^src/app/UrlBridge\\.tsx$', '^node_modules/'] },
      to: { path: `${PACKAGES}react-router` },
    },
    {
      name: 'only-the-app-composes',
      severity: 'error',
      comment: 'Only src/app and src/main.tsx put screens, services and the machine together.',
      from: { path: '^src/', pathNot: '^src/(app/|main\\.tsx$)' },
      to: { path: '^src/(app|main)' },
    },
  ],
  options: {
    parser: 'swc',
    tsPreCompilationDeps: true,
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '\\.css$|\\?(url|raw|worker)|^src/documents/extension/' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'browser', 'module', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.mts', '.js', '.mjs', '.cjs', '.json'],
    },
  },
};
