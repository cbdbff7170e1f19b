import type { DateSpan } from '#machines/domain/funding.ts';
import type { ContractSchedule as Schedule, SignedContractView } from '#machines/journey/views/viewDashboard.ts';
import { Disclosure } from '#src/components/Disclosure.tsx';
import { Figure } from '#src/components/Figure.tsx';
import { DASHBOARD_ESTABLISHED } from '#src/content/dashboardEstablished.ts';
import { formatDollars } from '#src/content/format.ts';
import card from '#src/screens/parts/Card.module.css';
import { SignedCopy } from '#src/screens/parts/SignedCopy.tsx';
import { FundingCondition, NoOffer } from '#src/screens/parts/Standing.tsx';
import classes from './PaymentTable.module.css';

const WORDS = DASHBOARD_ESTABLISHED.schedule;

type ContractScheduleProps = {
  readonly contract: SignedContractView;
  readonly schedule: Schedule | null;
  /** Between which dates the advance typically arrives; null where none follows. */
  readonly funds: DateSpan | null;
};

/** The signed contract beside the sample: its terms, its payments, what a weak month does to them, its copy (R12.8, R18.5). */
export function ContractSchedule({ contract: { documentId, terms }, schedule, funds }: ContractScheduleProps) {
  return (
    <section className={card.card}>
      <h2 className={card.heading}>{`${WORDS.heading} ${documentId}`}</h2>
      <FundingCondition />
      {terms === null && <NoOffer />}
      {terms !== null && schedule !== null && (
        <>
          <Figure
            label={WORDS.receive}
            value={formatDollars(terms.amountDollars)}
            note={WORDS.terms(terms.totalRepaymentDollars, funds)}
            size="large"
          />
          <Disclosure title={WORDS.fold}>
            <Payments {...schedule} />
          </Disclosure>
        </>
      )}
      <SignedCopy />
    </section>
  );
}

function Payments({ projected, afterWeakMonth }: Schedule) {
  const { month, projected: asProjected, afterWeakMonth: afterWeak } = WORDS.columns;
  return (
    <>
      <p className={card.text}>{WORDS.weak(afterWeakMonth)}</p>
      <table className={classes.schedule} aria-label={WORDS.fold}>
        <thead>
          <tr>
            {[month, asProjected, afterWeak].map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {afterWeakMonth.map((weak, index) => (
            <tr key={weak.month}>
              <th scope="row">{weak.month}</th>
              <td>{formatDollars(projected[index]?.dollars ?? 0)}</td>
              <td>{formatDollars(weak.dollars)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}
