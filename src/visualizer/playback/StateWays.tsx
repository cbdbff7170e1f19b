import { IconCircleCheck, IconCircleDashed, IconCircleHalf2 } from '@tabler/icons-react';
import { PATHS_TEXT as TEXT } from '#src/content/visualizer/playback.ts';
import { START_WORDS } from '#src/content/visualizer/simulation.ts';
import { Conditions } from './Conditions.tsx';
import type { PathActions } from './pathActions.ts';
import classes from './PathsList.module.css';
import { PlayButtons } from './PlayButtons.tsx';
import type { ProofOf, StateRow } from './wayRows.ts';

type StateWaysProps = PathActions & { readonly rows: readonly StateRow[]; readonly proofOf: ProofOf };

/** The shortest way to every state that was found. */
export function StateWays({ rows, proofOf, ...actions }: StateWaysProps) {
  const { columns } = TEXT;
  return (
    <div className={classes.scroll}>
      <table className={classes.table} aria-label={TEXT.states}>
        <thead>
          <tr>
            <th scope="col">{columns.state}</th>
            <th scope="col">{columns.steps}</th>
            <th scope="col">{columns.start}</th>
            <th scope="col">{columns.screens}</th>
            <th scope="col">{columns.conditions}</th>
            <th scope="col">{columns.proof}</th>
            <th scope="col">{columns.play}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <Row key={row.state.id} row={row} proof={proofOf(row.state.id) ?? 'half'} {...actions} />
          ))}
        </tbody>
      </table>
    </div>
  );
}

type Proof = NonNullable<ReturnType<ProofOf>>;

const SIGNS = { proved: IconCircleCheck, half: IconCircleHalf2, missing: IconCircleDashed };

function Row({ row, proof, ...actions }: PathActions & { readonly row: StateRow; readonly proof: Proof }) {
  const { state, title, way, screens, conditions } = row;
  const Sign = SIGNS[proof];
  return (
    <tr>
      <th scope="row">
        <button type="button" className={classes.link} onClick={() => actions.onSelect(state.id)}>
          {title}
        </button>
        {way.isPassing ? <span className={classes.quiet}>{TEXT.passing}</span> : null}
      </th>
      <td className={classes.number}>{way.route.events.length}</td>
      <td>{START_WORDS[way.route.start]}</td>
      <td>{screens.join(' › ')}</td>
      <td>
        <Conditions conditions={conditions} />
      </td>
      <td>
        <span className={classes.proof}>
          <Sign size={16} aria-hidden />
          <span>{TEXT.proof[proof]}</span>
        </span>
      </td>
      <td>
        <PlayButtons title={TEXT.wayTo(title)} route={way.route} {...actions} />
      </td>
    </tr>
  );
}
