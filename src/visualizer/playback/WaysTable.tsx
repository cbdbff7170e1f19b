import { IconCircleCheck, IconCircleDashed, IconCircleHalf2, IconPlayerPlay } from '@tabler/icons-react';
import type { Route } from '#machines/graph/paths/paths.ts';
import { PATHS_TEXT as TEXT } from '#src/content/visualizer/playback.ts';
import { START_WORDS } from '#src/content/visualizer/simulation.ts';
import { Button } from '#src/visualizer/parts/Button.tsx';
import { Conditions } from './Conditions.tsx';
import classes from './PathsList.module.css';
import type { ProofOf, StateRow, WayRow } from './wayRows.ts';

/** What can be done with a way. */
export type WayActions = {
  readonly onPlay: (title: string, route: Route) => void;
  readonly onSelect: (stateId: string) => void;
};

type WaysTableProps = WayActions & {
  readonly label: string;
  readonly rows: readonly (WayRow | StateRow)[];
  /** What the title of a way to the state or of the tour in a row is. */
  readonly titleOf: (title: string) => string;
  /** What the tests showed of the state that a way leads to; a tour leads to none. */
  readonly proofOf?: ProofOf;
};

const SIGNS = { proved: IconCircleCheck, half: IconCircleHalf2, missing: IconCircleDashed };

/** Ways through the chart, each with what is met on it and a button that plays it. */
export function WaysTable({ label, rows, titleOf, proofOf, onPlay, onSelect }: WaysTableProps) {
  const { columns } = TEXT;
  const first = proofOf === undefined ? columns.tour : columns.state;
  const names = [first, columns.steps, columns.start, columns.screens, columns.conditions];
  return (
    <div className={classes.scroll}>
      <table className={classes.table} aria-label={label}>
        <thead>
          <tr>
            {[...names, ...(proofOf === undefined ? [] : [columns.proof]), columns.play].map((name) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={'state' in row ? row.state.id : row.way.path}>
              <th scope="row">{'state' in row ? <StateName row={row} onSelect={onSelect} /> : row.title}</th>
              <td className={classes.number}>{row.way.route.events.length}</td>
              <td>{START_WORDS[row.way.route.start]}</td>
              <td>{row.screens.join(' › ')}</td>
              <td>
                <Conditions conditions={row.conditions} />
              </td>
              {'state' in row && (
                <td>
                  <Tested proof={proofOf?.(row.state.id) ?? 'half'} />
                </td>
              )}
              <td>
                <Button
                  className={classes.play}
                  aria-label={TEXT.playHereOf(titleOf(row.title))}
                  onClick={() => onPlay(titleOf(row.title), row.way.route)}
                >
                  <IconPlayerPlay size={16} aria-hidden />
                  {TEXT.playHere}
                </Button>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function StateName({
  row: { state, title, way },
  onSelect,
}: { readonly row: StateRow } & Pick<WayActions, 'onSelect'>) {
  return (
    <>
      <button type="button" className={classes.link} onClick={() => onSelect(state.id)}>
        {title}
      </button>
      {way.isPassing && <span className={classes.quiet}>{TEXT.passing}</span>}
    </>
  );
}

function Tested({ proof }: { readonly proof: NonNullable<ReturnType<ProofOf>> }) {
  const Sign = SIGNS[proof];
  return (
    <span className={classes.proof}>
      <Sign size={16} aria-hidden />
      <span>{TEXT.proof[proof]}</span>
    </span>
  );
}
