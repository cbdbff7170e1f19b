import { KIND_WORDS, SHELL } from '#src/content/visualizer/shell.ts';
import { Button } from '#src/visualizer/parts/Button.tsx';
import type { TransitionKind } from '#src/visualizer/viewer/context.ts';
import { useSend, useViewer } from '#src/visualizer/viewer/hooks.tsx';
import { toggled } from '#src/visualizer/viewer/updates.ts';
import classes from './Filters.module.css';

const KINDS = Object.keys(KIND_WORDS) as readonly TransitionKind[];

/** What of the chart is drawn, and which kinds of rules stand out. */
export function Filters() {
  const send = useSend();
  const model = useViewer(({ context }) => context.drawing?.model ?? null);
  const regionIds = useViewer(({ context }) => context.regionIds);
  const kinds = useViewer(({ context }) => context.kinds);
  const isChart = useViewer(({ context }) => context.altitude === 'chart');
  const selectedId = useViewer(({ context }) => context.selectedId);
  const collapsedIds = useViewer(({ context }) => context.collapsedIds);
  if (model === null) return null;
  const regions = model.states.filter(({ id, regionId }) => id === regionId);
  const selected = model.states.find(({ id }) => id === selectedId);
  const mayFold = isChart && selected !== undefined && selected.parentId !== null && selected.type !== 'atomic';
  const chosen = regionIds ?? regions.map(({ id }) => id);
  const choose = (id: string) => {
    const next = toggled(chosen, id);
    send({ type: 'regions.chosen', regionIds: next.length === 0 || next.length === regions.length ? null : next });
  };
  return (
    <details className={classes.filters}>
      <summary>{SHELL.filters}</summary>
      <div className={classes.groups}>
        {isChart && (
          <fieldset className={classes.group}>
            <legend>{SHELL.regions}</legend>
            {regions.map(({ id, title }) => (
              <label key={id} className={classes.choice}>
                <input type="checkbox" checked={chosen.includes(id)} onChange={() => choose(id)} />
                {title}
              </label>
            ))}
          </fieldset>
        )}
        <fieldset className={classes.group}>
          <legend>{SHELL.kinds}</legend>
          {KINDS.map((kind) => (
            <label key={kind} className={classes.choice}>
              <input
                type="checkbox"
                checked={kinds === null || kinds.includes(kind)}
                onChange={() => {
                  const next = toggled(kinds ?? KINDS, kind);
                  send({ type: 'kinds.chosen', kinds: next.length === KINDS.length ? null : next });
                }}
              />
              {KIND_WORDS[kind]}
            </label>
          ))}
        </fieldset>
        {mayFold && (
          <Button onClick={() => send({ type: 'state.toggled', stateId: selected.id })}>
            {collapsedIds.includes(selected.id) ? SHELL.open : SHELL.fold}
          </Button>
        )}
      </div>
    </details>
  );
}
