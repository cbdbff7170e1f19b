export const PANEL = {
  nothingSelected: 'Select a state or transition in the chart or outline to see its details.',
  reading: 'Loading creator-facing text…',
  notInChart: (id: string) =>
    `This chart has no item “${id}”. It may have been renamed or removed since the link was created.`,
  productClosed: 'The product and the chart stay on the same step. Nothing you type leaves this browser.',
  noProduct: 'This build can’t show the product. Run `npm start` to serve one that can.',
  openProduct: 'Open product next to chart',
  showWay: 'Show the shortest path here',
  sessionFailed: 'This chart can’t replay the session. Close it or open another one.',
  closeSession: 'Close session',
} as const;
