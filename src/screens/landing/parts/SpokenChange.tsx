import { ESTIMATE_ANNOUNCEMENT_MS } from '#machines/constants.ts';
import { useSettled } from './useSettled.ts';
import { VisuallyHidden } from '#src/components/VisuallyHidden.tsx';

/** Reads a figure out once it has rested for 500 ms (R3.7, R3.8). */
export function SpokenChange({ words }: { readonly words: string }) {
  return (
    <VisuallyHidden role="status" aria-live="polite" aria-atomic>
      {useSettled(words, ESTIMATE_ANNOUNCEMENT_MS)}
    </VisuallyHidden>
  );
}
