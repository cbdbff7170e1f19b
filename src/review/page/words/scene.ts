const andMore = (count: number) => (count === 0 ? '' : ` and ${count} more`);

export const SCENE = {
  active: 'active',
  inParallel: 'in parallel',
  fromAnywhereInside: 'from anywhere inside',
  notTested: 'not tested',
  inside: (parts: readonly string[], more: number) => `Inside: ${parts.join(', ')}${andMore(more)}.`,
  happens: (labels: readonly string[], more: number) => `What can happen: ${labels.join(', ')}${andMore(more)}.`,
  roleDescription: 'diagram',
  screenPreview: 'Screen preview',
  hint: 'Use the arrow keys to pan, plus and minus to zoom, and zero to fit. The outline has the same content as text.',
  zoomIn: 'Zoom in',
  zoomOut: 'Zoom out',
  fit: 'Zoom to fit',
  zoom: 'Zoom',
} as const;

export const LEGEND = {
  title: 'Line types',
  main: 'next step',
  side: 'other step',
  link: 'link',
  delay: 'timer',
  error: 'failure',
} as const;
