/** The words around a shown PDF (R10.1, R12.1). */
export const PDF_TEXT = {
  tools: 'Document view',
  page: (page: number, total: number) => `Page ${page} of ${total}`,
  picture: 'Page 1, as a picture',
  zoom: (percent: number) => `${percent}%`,
  zoomMeaning: 'of the size on paper',
  zoomIn: 'Zoom in',
  zoomOut: 'Zoom out',
  fitWidth: 'Fit width',
} as const;
