/** What stands in the file of third-party notices besides the licences themselves. */
export const thirdPartyNotices = {
  title: 'Third-party notices',
  introduction: [
    'Creator Cash Advance is made with the work of others. Named here is every package of which code, styles, fonts or',
    'pictures are part of what is served, with its version, its licence and the text of that licence.',
  ],
  licence: (name: string) => `Licence: ${name}`,
  noFile: 'The package brings no licence file; it names this licence.',
  statements: {
    elkjs: (version: string) => [
      'It is used under the Eclipse Public License 2.0, and its source code is available under that licence: release',
      `${version} at https://github.com/kieler/elkjs, and the npm package elkjs of the same version. The layout itself is`,
      'served as a file of its own, the worker whose name begins with elk-worker. The build packs it and changes nothing else.',
    ],
    'simple-icons': () => ['The licence is that of the drawings. The brands and their marks belong to their owners.'],
  },
} as const;
