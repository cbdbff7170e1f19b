/** The words around the picture. */
export const SHELL = {
  skip: 'Skip to the chart',
  views: 'Views',
  panels: 'Side panel',
  closePanel: 'Close the panel',
  panelWidth: 'Width of the panel',
  find: 'Find a state or a rule',
  findKeys: 'Enter goes to what is found next, Shift and Enter to the one before.',
  found: (count: number) => (count === 1 ? '1 found' : `${count} found`),
  foundAt: (place: number, count: number) => `${place} of ${count}`,
  answers: 'What was found',
  overlays: 'Show on the picture',
  toDark: 'Dark colors',
  toLight: 'Light colors',
  loading: 'The chart is being drawn.',
  drawFailed: 'The picture could not be drawn. The outline says everything that it would show.',
  retry: 'Try again',
  nothingSelected: 'Select a state or a rule in the picture or the outline to read it here.',
  notInChart: (id: string) =>
    `The link names an item that is not in this chart: “${id}”. It may have been renamed or removed since.`,
  part: 'This part could not be loaded. Reload the page to try again.',
  beginLive: 'Record what happens',
  closeSession: 'Close the session',
  productClosed:
    'Open the product beside the chart: what you press there is shown on the picture as it happens. Nothing that you type leaves this browser.',
  noProduct: 'This build cannot show the product here. `npm start` serves one that can.',
  openProduct: 'Open the product',
  showInProduct: 'Show this step in the product',
  showWay: 'Show the shortest way here',
  working: 'The chart works it out.',
  sessionFailed: 'This session cannot be replayed on this chart.',
} as const;

export const VIEW_WORDS = {
  map: 'Map',
  chart: 'Full chart',
  outline: 'Outline',
  storyboard: 'Storyboard',
  review: 'Review',
} as const;

export const PANEL_WORDS = {
  details: 'Details',
  play: 'Play',
  comparison: 'Changes',
} as const;

export const OVERLAY_WORDS = {
  proof: 'What is tested',
  review: 'Verdicts',
} as const;
