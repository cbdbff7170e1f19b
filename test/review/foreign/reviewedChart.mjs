// The plugin that gives the review page another chart in the place of the journey.
const REVIEWED = '/src/review/journey/reviewed.ts';
/** What the layout asks of that file while it makes the drawings that the page is then given. */
const WITHOUT_PRODUCT = 'export const REVIEWED = { hasProduct: false };';
const DATA = /^reviewed-(model|map|chart)\.json$/;

/** `address` is that of the machine's file; `read` gives what `chartOf` made of it, null until then. */
export const reviewedChart = (address, read) => ({
  name: 'reviewed-chart',
  enforce: 'pre',
  resolveId: (id) => (DATA.test(id) ? id : null),
  load(id) {
    const chart = read();
    if (id.endsWith(REVIEWED)) return chart === null ? WITHOUT_PRODUCT : moduleOf(address, chart);
    const [, part] = DATA.exec(id) ?? [];
    return part === undefined ? null : JSON.stringify({ model: chart.model, ...chart.drawings }[part]);
  },
});

/** What the page is given in the place of the journey; what is data comes by itself, as it does there. */
const moduleOf = (address, { title, hasScreens }) => `
  const loadModel = async () => (await import('reviewed-model.json')).default;
  export const REVIEWED = {
    title: ${JSON.stringify(title)},
    loadModel,
    loadDrawing: {
      map: async () => (await import('reviewed-map.json')).default,
      chart: async () => (await import('reviewed-chart.json')).default,
    },
    loadSimulation: async () => {
      const { machineIn, simulationOf } = await import('/test/review/foreign/machine.ts');
      return simulationOf(machineIn(await import(${JSON.stringify(address)})), await loadModel());
    },
    starts: { start: 'at its start' },
    loadPaths: async () => [],
    hasScreens: ${hasScreens},
    hasProduct: false,
  };`;
