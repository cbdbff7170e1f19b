import { useMediaQuery } from '@mantine/hooks';

/** Where a page of a PDF is too narrow to be read (R18.3). */
const NARROW = '(max-width: 47.99em)';

/** Whether something else is shown first than a PDF, which is fetched only when it is asked for (R18.3). */
export function useIsNarrow(): boolean {
  return useMediaQuery(NARROW, false, { getInitialValueInEffect: false });
}
