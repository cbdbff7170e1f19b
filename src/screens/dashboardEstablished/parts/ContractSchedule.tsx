import type { SignedContractCopy } from '#machines/domain/copies.ts';
import type { ContractSchedule as Schedule, SignedContractView } from '#machines/journey/views/viewDashboard.ts';
import { Disclosure } from '#src/components/Disclosure.tsx';
import { Figure } from '#src/components/Figure.tsx';
import { DocumentDownload } from '#src/components/DocumentDownload.tsx';
import { SIGNED_COPY } from '#src/content/contractCopy.ts';
import { DASHBOARD_ESTABLISHED } from '#src/content/dashboardEstablished.ts';
import { useSignedCopy } from '#src/journey/hooks.ts';
import card from '#src/screens/parts/Card.module.css';
import { FundingCondition } from '#src/screens/parts/FundingCondition.tsx';
import { NoOffer } from '#src/screens/parts/NoOffer.tsx';
import classes from './PaymentTable.module.css';

const WORDS = DASHBOARD_ESTABLISHED.schedule;

type ContractScheduleProps = {
  readonly contract: SignedContractView;
  readonly schedule: Schedule | null;
  readonly copy: SignedContractCopy | null;
};

/** The signed contract beside the sample: its terms, its payments, what a weak month does to them, its copy (R12.8, R18.5). */
export function ContractSchedule({ contract: { documentId, terms }, schedule, copy }: ContractScheduleProps) {
  const downloadOf = useSignedCopy();
  return (
    <section className={card.card}>
      <h2 className={card.heading}>{`${WORDS.heading} ${documentId}`}</h2>
      <FundingCondition />
      {terms === null && <NoOffer />}
      {terms !== null && schedule !== null && (
        <>
          <Figure
            label={WORDS.left}
            value={WORDS.dollars(terms.totalRepaymentDollars)}
            note={WORDS.terms(terms.amountDollars)}
            size="large"
          />
          <Disclosure title={WORDS.fold}>
            <p className={card.text}>{WORDS.weak(schedule.afterWeakMonth[0], lastOf(schedule.afterWeakMonth))}</p>
            <Payments {...schedule} />
          </Disclosure>
        </>
      )}
      {copy !== null && (
        <DocumentDownload
          labels={SIGNED_COPY.labels}
          fileName={SIGNED_COPY.fileName(documentId)}
          {...downloadOf(copy)}
        />
      )}
    </section>
  );
}

function Payments({ projected, afterWeakMonth }: Schedule) {
  return (
    <table className={classes.schedule} aria-label={WORDS.fold}>
      <thead>
        <tr>
          <th scope="col">{WORDS.columns.month}</th>
          <th scope="col">{WORDS.columns.projected}</th>
          <th scope="col">{WORDS.columns.afterWeakMonth}</th>
        </tr>
      </thead>
      <tbody>
        {afterWeakMonth.map(({ month, dollars }, index) => (
          <tr key={month}>
            <th scope="row">{month}</th>
            <td>{WORDS.dollars(projected[index]?.dollars ?? 0)}</td>
            <td>{WORDS.dollars(dollars)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

const lastOf = (payments: Schedule['projected']) => payments.at(-1) ?? payments[0];
