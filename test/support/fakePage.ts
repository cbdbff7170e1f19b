import { afterEach, beforeEach, vi } from 'vitest';

/** Gives each test of the file fake timers and a document that only dispatches events. */
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
