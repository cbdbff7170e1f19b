import { CONTRACT } from '#src/content/contract.ts';
import type { ContractText } from '#src/content/contractText.ts';
import classes from './ContractOffers.module.css';

/** The table of the three offers within the contract's text. */
export function ContractOffers({ table }: { table: ContractText['offerTable'] }) {
  const [, ...offers] = table.columns;
  return (
    <>
      <table className={classes.table}>
        <caption>{table.caption}</caption>
        <thead>
          <tr>
            <th scope="col">{CONTRACT.term}</th>
            {offers.map((offer) => (
              <th key={offer} scope="col">
                {offer}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {table.rows.map(({ label, values }) => (
            <tr key={label}>
              <th scope="row">{label}</th>
              {offers.map((offer, index) => (
                <td key={offer}>{values[index]}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <p>{table.note}</p>
    </>
  );
}
