const andMore = (count: number) => (count === 0 ? '' : ` and ${count} more`);

export const SCENE = {
  hereNow: 'here now',
  atTheSameTime: 'at the same time',
  everywhereHere: 'from anywhere in here',
  notTested: 'not tested',
  inside: (parts: readonly string[], more: number) => `Inside: ${parts.join(', ')}${andMore(more)}.`,
  happens: (labels: readonly string[], more: number) => `What can happen: ${labels.join(', ')}${andMore(more)}.`,
  /** Role description for screen readers. */
  kind: 'picture of the chart',
  picture: 'Picture',
  hint: 'Arrow keys move the picture, plus and minus zoom, zero fits it to the window. The outline says in words everything that the picture shows.',
  zoomIn: 'Zoom in',
  zoomOut: 'Zoom out',
  fit: 'Fit the whole picture',
  zoom: 'Zoom of the picture',
} as const;

export const LEGEND = {
  title: 'Kinds of lines',
  main: 'next step',
  side: 'other step',
  link: 'link',
  delay: 'time passes',
  error: 'failure',
} as const;
