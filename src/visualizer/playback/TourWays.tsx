import { PATHS_TEXT as TEXT } from '#src/content/visualizer/playback.ts';
import { START_WORDS } from '#src/content/visualizer/simulation.ts';
import { Conditions } from './Conditions.tsx';
import type { PathActions } from './pathActions.ts';
import classes from './PathsList.module.css';
import { PlayButtons } from './PlayButtons.tsx';
import type { WayRow } from './wayRows.ts';

type TourWaysProps = PathActions & { readonly rows: readonly WayRow[] };

/** The tested tours. */
export function TourWays({ rows, ...actions }: TourWaysProps) {
  const { columns } = TEXT;
  return (
    <div className={classes.scroll}>
      <table className={classes.table} aria-label={TEXT.tours}>
        <thead>
          <tr>
            <th scope="col">{columns.tour}</th>
            <th scope="col">{columns.steps}</th>
            <th scope="col">{columns.start}</th>
            <th scope="col">{columns.screens}</th>
            <th scope="col">{columns.conditions}</th>
            <th scope="col">{columns.play}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ title, way, screens, conditions }) => (
            <tr key={way.path}>
              <th scope="row">{title}</th>
              <td className={classes.number}>{way.route.events.length}</td>
              <td>{START_WORDS[way.route.start]}</td>
              <td>{[...new Set(screens)].join(', ')}</td>
              <td>
                <Conditions conditions={conditions} />
              </td>
              <td>
                <PlayButtons title={TEXT.tour(title)} route={way.route} {...actions} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
