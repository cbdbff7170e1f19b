import { useDebouncedCallback, useDidUpdate } from '@mantine/hooks';
import { type CSSProperties, useId, useState } from 'react';
import { ESTIMATE_ANNOUNCEMENT_MS } from '#machines/constants.ts';
import type { Course } from '#machines/domain/course.ts';
import { Disclosure } from '#src/components/Disclosure.tsx';
import { VisuallyHidden } from '#src/components/VisuallyHidden.tsx';
import { formatDollars } from '#src/content/format.ts';
import { PLAN as WORDS } from '#src/content/plan.ts';
import classes from './CoursePicture.module.css';

type CoursePictureProps = { readonly course: Course; readonly title: string };

/** A course month by month as bars, its lowest month in words, and all of it as a table. */
export function CoursePicture({ course, title }: CoursePictureProps) {
  const { months, lowest } = course;
  const id = useId();
  const most = Math.max(...months.map(({ revenueDollars }) => revenueDollars));
  const share = (name: string, dollars: number) => ({ [name]: Math.max(0, dollars) / most });
  // Announced once it has rested, and not before its first change.
  const spoken = WORDS.lowest(lowest);
  const [announced, setAnnounced] = useState('');
  const announce = useDebouncedCallback(setAnnounced, ESTIMATE_ANNOUNCEMENT_MS);
  useDidUpdate(() => announce(spoken), [spoken]);
  return (
    <section className={classes.course} aria-labelledby={id}>
      <h3 id={id}>{title}</h3>
      <p className={classes.lowest} data-short={lowest.leftDollars < 0 || undefined}>
        {spoken}
      </p>
      <VisuallyHidden role="status">{announced}</VisuallyHidden>
      <ol aria-hidden className={classes.bars}>
        {months.map(({ month, repaidDollars, keptDollars, leftDollars }) => (
          <li
            key={month}
            data-short={leftDollars < 0 || undefined}
            style={
              {
                ...share('--repaid', repaidDollars),
                ...share('--spent', keptDollars - Math.max(0, leftDollars)),
                ...share('--left', leftDollars),
              } as CSSProperties
            }
          >
            <span data-part="left" />
            <span data-part="spent" />
            <span data-part="repaid" />
          </li>
        ))}
      </ol>
      <p aria-hidden className={classes.span}>
        <span>{WORDS.month(1)}</span>
        <span>{WORDS.month(months.length)}</span>
      </p>
      <ul aria-hidden className={classes.legend}>
        {Object.entries(WORDS.legend).map(([part, words]) => (
          <li key={part} data-part={part}>
            {words}
          </li>
        ))}
      </ul>
      <Disclosure title={WORDS.table.title}>
        <table className={classes.table} aria-labelledby={id}>
          <thead>
            <tr>
              <th scope="col">{WORDS.table.month}</th>
              <th scope="col">{WORDS.table.revenue}</th>
              <th scope="col">{WORDS.table.repaid}</th>
              <th scope="col">{WORDS.table.left}</th>
            </tr>
          </thead>
          <tbody>
            {months.map(({ month, revenueDollars, repaidDollars, leftDollars }) => (
              <tr key={month}>
                <th scope="row">{month}</th>
                <td>{formatDollars(revenueDollars)}</td>
                <td>{formatDollars(repaidDollars)}</td>
                <td>{formatDollars(leftDollars)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </Disclosure>
    </section>
  );
}
