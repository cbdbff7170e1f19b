import { type CSSProperties, Fragment } from 'react';
import { Text } from '#src/components/layout/Text.tsx';
import classes from './FiguresTable.module.css';
import base from './Table.module.css';

type FiguresTableProps<Column> = {
  readonly caption: string;
  readonly term: string;
  readonly columns: readonly { readonly title: string; readonly value: Column; readonly isSelected: boolean }[];
  /** Rows by group heading; an empty heading isn't shown. */
  readonly groups: Readonly<Record<string, Readonly<Record<string, (value: Column) => string>>>>;
};

export function FiguresTable<Column>({ caption, term, columns, groups }: FiguresTableProps<Column>) {
  return (
    <table className={`${base.table} ${classes.table}`} style={{ '--columns': columns.length } as CSSProperties}>
      <Text as="caption" kind="quiet">
        {caption}
      </Text>
      <thead>
        <tr>
          <th scope="col" className={classes.term}>
            {term}
          </th>
          {columns.map(({ title, isSelected }) => (
            <th key={title} scope="col" data-selected={isSelected || undefined}>
              {title}
            </th>
          ))}
        </tr>
      </thead>
      {Object.entries(groups).map(([group, rows]) => (
        <tbody key={group} data-whole>
          {group !== '' && (
            <tr>
              <th scope="rowgroup" colSpan={columns.length + 1} className={classes.group}>
                {group}
              </th>
            </tr>
          )}
          {Object.entries(rows).map(([label, figureOf]) => (
            <Fragment key={label}>
              <tr className={classes.over}>
                <th scope="col" colSpan={columns.length}>
                  {label}
                </th>
              </tr>
              <tr>
                <th scope="row" className={classes.term}>
                  {label}
                </th>
                {columns.map(({ title, value, isSelected }) => (
                  <td key={title} data-selected={isSelected || undefined}>
                    {figureOf(value)}
                  </td>
                ))}
              </tr>
            </Fragment>
          ))}
        </tbody>
      ))}
    </table>
  );
}
