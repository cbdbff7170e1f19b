/** Licences of what may be part of the product. docs/dependencies.md says what each asks for. */
export const LICENCES = [
  'MIT',
  'ISC',
  '0BSD',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'Apache-2.0',
  'CC0-1.0',
  'EPL-2.0',
  'OFL-1.1',
];

/** Licences of what only builds and checks the product and is not given on. */
export const DEVELOPMENT_LICENCES = ['MIT-0', 'BlueOak-1.0.0', 'MPL-2.0', 'CC-BY-4.0'];

/** Packages whose licence stands only in their licence file, read there. */
export const UNSTATED_LICENCES = { 'png-js@2.0.0': 'MIT' };

/** Packages for development that bring an install script, and why that is no harm. */
export const INSTALL_SCRIPTS = {
  '@swc/core': 'it only fetches a slower build where there is no binary; scripts are off, and it works without',
};

/** Of these there must be exactly one. */
export const ONCE = ['react', 'react-dom', 'xstate', '@mantine/core', '@mantine/hooks', 'pdfjs-dist'];

/** All packages whose name begins so have the same version, since they ask for exactly that of each other. */
export const SAME_VERSION = '@mantine/';

/** Lines of .npmrc. */
export const NPM_SETTINGS = ['save-exact=true', 'ignore-scripts=true', 'omit-lockfile-registry-resolved=true'];

/**
 * Binaries for other machines than the one on which the lock was made, which could not be looked up there: npm keeps
 * their entries, but knows no integrity. Bound to one version, so that an update looks at them anew.
 */
export const UNPUBLISHED_HERE = [
  { names: /^@napi-rs\/canvas-/, version: '1.1.1' },
  { names: /^@oxc-parser\/binding-/, version: '0.156.0' },
  { names: /^@oxfmt\/binding-/, version: '0.78.0' },
  { names: /^@oxlint\/binding-/, version: '1.94.0' },
  { names: /^@oxlint-tsgolint\//, version: '7.0.2007' },
  { names: /^@swc\/core-/, version: '1.16.22' },
];
