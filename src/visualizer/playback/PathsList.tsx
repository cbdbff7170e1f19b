import { useDeferredValue, useId, useState } from 'react';
import type { ChartModel } from '#machines/graph/model/chartModel.ts';
import type { Ways } from '#machines/graph/sessions/findWays.ts';
import { PATHS_TEXT as TEXT } from '#src/content/visualizer/playback.ts';
import classes from './PathsList.module.css';
import { foundRows, type ProofOf, stateRows, wayRow } from './wayRows.ts';
import { type WayActions, WaysTable } from './WaysTable.tsx';

type PathsListProps = WayActions & {
  readonly model: ChartModel;
  readonly ways: Ways;
  readonly proofOf: ProofOf;
};

/** The shortest way to every state and the tested tours, each to be played on the chart. */
export function PathsList({ model, ways, proofOf, ...actions }: PathsListProps) {
  const [query, setQuery] = useState('');
  const [screenId, setScreenId] = useState<string | null>(null);
  const rows = stateRows(model, ways);
  const found = foundRows(rows, useDeferredValue(query), screenId);
  return (
    <section className={classes.paths} aria-label={TEXT.title}>
      <p className={classes.intro}>{TEXT.intro}</p>
      <h2 className={classes.title}>{TEXT.states}</h2>
      <Filter model={model} query={query} onQuery={setQuery} screenId={screenId} onScreen={setScreenId} />
      <p className={classes.count} role="status">
        {TEXT.found(found.length, rows.length)}
      </p>
      <WaysTable label={TEXT.states} rows={found} titleOf={TEXT.wayTo} proofOf={proofOf} {...actions} />
      <h2 className={classes.title}>{TEXT.tours}</h2>
      <p className={classes.intro}>{TEXT.toursIntro}</p>
      <WaysTable
        label={TEXT.tours}
        rows={ways.tours.map((tour) => wayRow(model, tour))}
        titleOf={TEXT.tour}
        {...actions}
      />
    </section>
  );
}

type FilterProps = {
  readonly model: ChartModel;
  readonly query: string;
  readonly onQuery: (query: string) => void;
  readonly screenId: string | null;
  readonly onScreen: (screenId: string | null) => void;
};

function Filter({ model, query, onQuery, screenId, onScreen }: FilterProps) {
  const id = useId();
  return (
    <div className={classes.filter} role="search">
      <label htmlFor={`${id}-query`}>{TEXT.filter}</label>
      <input id={`${id}-query`} type="search" value={query} onChange={({ target }) => onQuery(target.value)} />
      <label htmlFor={`${id}-screen`}>{TEXT.screen}</label>
      <select
        id={`${id}-screen`}
        value={screenId ?? ''}
        onChange={({ target }) => onScreen(target.value === '' ? null : target.value)}
      >
        <option value="">{TEXT.anyScreen}</option>
        {model.states
          .filter(({ screen }) => screen !== null)
          .map((state) => (
            <option key={state.id} value={state.id}>
              {state.title}
            </option>
          ))}
      </select>
    </div>
  );
}
