import { LIVE } from '#src/content/visualizer/live.ts';
import { FRAME_TAB } from './frameTab.ts';
import classes from './Live.module.css';
import type { SeenProduct } from './seenProduct.ts';

type ProductChoiceProps = {
  readonly products: readonly SeenProduct[];
  readonly watchedTab: string | null;
  readonly onChoose: (tab: string) => void;
};

/** Which of the products of this browser is watched; there is nothing to choose when there is only one. */
export function ProductChoice({ products, watchedTab, onChoose }: ProductChoiceProps) {
  const [first] = products;
  if (first === undefined) return <p className={classes.quiet}>{LIVE.waiting}</p>;
  if (products.length === 1 && first.tab === watchedTab) return <p className={classes.quiet}>{titleOf(first)}</p>;
  return (
    <label className={classes.which}>
      {LIVE.which}
      <select className={classes.select} value={watchedTab ?? ''} onChange={({ target }) => onChoose(target.value)}>
        {products.map((product) => (
          <option key={product.tab} value={product.tab}>
            {titleOf(product)}
          </option>
        ))}
      </select>
    </label>
  );
}

/** What a product is called in the list: where it is shown, and its address. */
function titleOf({ tab, path, isFramed }: SeenProduct): string {
  if (tab === FRAME_TAB) return LIVE.framed(path);
  return isFramed ? LIVE.otherFrame(path) : LIVE.otherTab(path);
}
