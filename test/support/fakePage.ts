import { afterEach, beforeEach, vi } from 'vitest';

/** Sets up fake timers and a stub document, which only dispatches events, for every test in the file. */
export function fakePage(): void {
  beforeEach(() => {
    vi.useFakeTimers();
    vi.stubGlobal('document', new EventTarget());
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });
}
