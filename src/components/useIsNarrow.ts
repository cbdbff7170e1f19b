import { useMediaQuery } from '@mantine/hooks';

const NARROW = '(max-width: 47.99em)';

/** Whether the window is as narrow as a phone: a page of a PDF would be too small to be read, and messages need its width (R14.1, R18.3). */
export function useIsNarrow(): boolean {
  return useMediaQuery(NARROW, false, { getInitialValueInEffect: false });
}
