import classes from './ItemDetails.module.css';

type ItemLinkProps = {
  readonly id: string;
  readonly text: string;
  readonly onSelect: (id: string) => void;
};

/** A way to another state or rule. */
export function ItemLink({ id, text, onSelect }: ItemLinkProps) {
  return (
    <button type="button" className={classes.link} onClick={() => onSelect(id)}>
      {text}
    </button>
  );
}

type ItemLinksProps = {
  readonly heading: string;
  readonly items: readonly { readonly id: string; readonly text: string }[];
  readonly onSelect: (id: string) => void;
};

/** Ways to several states or rules; nothing when there are none. */
export function ItemLinks({ heading, items, onSelect }: ItemLinksProps) {
  if (items.length === 0) return null;
  return (
    <>
      <h3 className={classes.heading}>{heading}</h3>
      <ul className={classes.links}>
        {items.map(({ id, text }) => (
          <li key={id}>
            <ItemLink id={id} text={text} onSelect={onSelect} />
          </li>
        ))}
      </ul>
    </>
  );
}
