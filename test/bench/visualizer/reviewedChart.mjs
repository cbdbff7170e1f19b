const REVIEWED = '/src/review/journey/reviewed.ts';
const DATA = /^reviewed-(model|chart)\.json$/;

/** A Vite plugin that shows this chart in the review page in place of the journey. */
export const reviewedChart = (chart) => ({
  name: 'reviewed-chart',
  enforce: 'pre',
  resolveId: (id) => (DATA.test(id) ? id : null),
  load(id) {
    if (id.endsWith(REVIEWED)) return MODULE;
    const [, part] = DATA.exec(id) ?? [];
    return part === undefined ? null : JSON.stringify(chart[part]);
  },
});

const MODULE = `
  const loadDrawing = async () => (await import('reviewed-chart.json')).default;
  export const REVIEWED = {
    title: 'Made up',
    loadModel: async () => (await import('reviewed-model.json')).default,
    loadDrawing: { map: loadDrawing, chart: loadDrawing },
    loadSimulation: async () => null,
    starts: {},
    calls: {},
    addressEvent: '',
    clockEvents: [],
    loadPaths: async () => [],
  };`;
