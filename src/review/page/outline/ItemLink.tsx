import textClasses from '#src/review/page/parts/text.module.css';
import classes from './ItemDetails.module.css';

type ItemLinkProps = {
  readonly id: string;
  readonly text: string;
  readonly onSelect: (id: string) => void;
};

export function ItemLink({ id, text, onSelect }: ItemLinkProps) {
  return (
    <button type="button" className={`${textClasses.link} ${classes.link}`} onClick={() => onSelect(id)}>
      {text}
    </button>
  );
}
