import type { ChartModel } from '#machines/graph/model/chartModel.ts';
import classes from './ItemLinks.module.css';
import { provableItems, type ProofItem } from './coverage.ts';

type ItemLinksProps = {
  readonly model: ChartModel;
  /** The items, or texts that are no item and are shown as they are. */
  readonly ids: readonly string[];
  readonly onSelect: (id: string) => void;
};

/** A list of states and rules, each of which can be selected. */
export function ItemLinks({ model, ids, onSelect }: ItemLinksProps) {
  const items = new Map(provableItems(model).map((item) => [item.id, item]));
  return (
    <ul className={classes.list}>
      {ids.map((id) => {
        const item = items.get(id);
        return (
          <li key={id}>
            {item === undefined ? (
              id
            ) : (
              <button type="button" className={classes.link} onClick={() => onSelect(id)}>
                {textOf(item)}
              </button>
            )}
          </li>
        );
      })}
    </ul>
  );
}

/** A state is called by its name, a rule by its sentence. */
function textOf(item: ProofItem): string {
  return 'sentence' in item ? item.sentence : item.title;
}
