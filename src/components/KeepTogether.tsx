import classes from './KeepTogether.module.css';

const NUMBER = String.raw`\$?\d(?:[\d,.:]*\d)?(?:-\w+)*%?`;
const BEFORE = 'APR|Form|section|[Mm]onth';
const MONTH = 'January|February|March|April|May|June|July|August|September|October|November|December';
const AFTER = 'AM|PM|MB|cents?|minutes?|hours?|(?:business )?days?|months?|years?|offer';
const PATTERN = new RegExp(`((?:(?:${BEFORE}|${MONTH}) )?${NUMBER}(?: (?:${AFTER})\\b)?)`);

/**
 * Keeps numbers on one line with their units: 24-48 hours, 3-month offer, December 6. Each part is its own element, so
 * React can still update it after the browser has translated the page.
 */
export function KeepTogether({ children }: { readonly children: string }) {
  return children.split(PATTERN).map(
    (part, index) =>
      part !== '' && (
        // oxlint-disable-next-line react/no-array-index-key -- parts have no other identity
        <span key={index} className={index % 2 === 1 && /[ -]/.test(part) ? classes.together : undefined}>
          {part}
        </span>
      ),
  );
}
