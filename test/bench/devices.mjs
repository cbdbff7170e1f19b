// The devices that the benchmarks emulate.
export const PHONE = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
};
export const DESK = { viewport: { width: 1440, height: 900 } };
