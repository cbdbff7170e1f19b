import type { ChartModel } from '#machines/graph/model/chartModel.ts';
import type { Moment } from '#machines/graph/moments/moment.ts';
import { LIVE } from '#src/content/visualizer/live.ts';
import { Button } from '#src/visualizer/parts/Button.tsx';
import classes from './Live.module.css';
import { activePlaces } from './places.ts';

type WhereNowProps = {
  readonly model: ChartModel;
  readonly moment: Moment;
  readonly onSelect: (id: string) => void;
};

/** Where the journey stands, and which rules led there. */
export function WhereNow({ model, moment, onSelect }: WhereNowProps) {
  const rules = new Map(model.transitions.map(({ id, sentence }) => [id, sentence]));
  const { happened, taken, told } = moment;
  return (
    <>
      <section className={classes.part}>
        <h3 className={classes.heading}>{LIVE.where}</h3>
        <dl className={classes.places}>
          {activePlaces(model, moment.active).map(({ id, group, title }) => (
            <div key={id} className={classes.place}>
              <dt>{group}</dt>
              <dd>
                <Button look="bare" onClick={() => onSelect(id)}>
                  {title}
                </Button>
              </dd>
            </div>
          ))}
        </dl>
      </section>
      <section className={classes.part}>
        <h3 className={classes.heading}>{LIVE.taken}</h3>
        <p className={classes.happened}>{happened === null ? LIVE.began : `${happened.text}.`}</p>
        {taken.length === 0 && happened !== null && <p className={classes.quiet}>{LIVE.nothingTaken}</p>}
        <ol className={classes.rules}>
          {taken.map((id) => (
            <li key={id}>
              <Button look="bare" className={classes.rule} onClick={() => onSelect(id)}>
                {rules.get(id) ?? id}
              </Button>
            </li>
          ))}
        </ol>
        {told.length > 0 && <p className={classes.quiet}>{LIVE.told(told.join(', '))}</p>}
      </section>
    </>
  );
}
