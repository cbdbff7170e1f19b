import { afterEach, beforeEach, vi } from 'vitest';

/** Gives every test in the file fake timers and a stub document that only dispatches events. */
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
