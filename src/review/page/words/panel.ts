export const PANEL = {
  nothingSelected: 'Select a state or a rule in the picture or the outline to read it here.',
  reading: 'What customers read is being loaded.',
  notInChart: (id: string) =>
    `The link names an item that is not in this chart: “${id}”. It may have been renamed or removed since.`,
  productClosed:
    'Product and chart then show the same step, whichever you use. Nothing that you type leaves this browser.',
  noProduct: 'This build cannot show the product here. `npm start` serves one that can.',
  openProduct: 'Open the product beside the chart',
  showWay: 'Show the shortest way here',
  sessionFailed: 'This session cannot be replayed on this chart.',
  closeSession: 'Close the session',
} as const;
