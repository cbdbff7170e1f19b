import { useMediaQuery } from '@mantine/hooks';

/** Returns whether the window is phone-sized, too narrow to read a PDF page (R14.1, R18.3). */
export function useIsNarrow(): boolean {
  return useMediaQuery('(max-width: 47.99em)', false, { getInitialValueInEffect: false });
}
