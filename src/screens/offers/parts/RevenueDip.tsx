import type { CSSProperties } from 'react';
import type { MonthSplit } from '#machines/domain/offers.ts';
import type { OffersView } from '#machines/journey/views/viewOffers.ts';
import { Disclosure } from '#src/components/Disclosure.tsx';
import { OFFERS_TEXT } from '#src/content/offers.ts';
import classes from './RevenueDip.module.css';

type Example = Pick<OffersView['example'], 'projectedMonth' | 'weakMonth'>;

const WORDS = OFFERS_TEXT.dip;

/** What a weaker month means: the same share of less (R3.13, R8.4). */
export function RevenueDip({ projectedMonth: projected, weakMonth: weak }: Example) {
  const fullDollars = projected.payoutDollars;
  return (
    <Disclosure title={<h2>{WORDS.heading}</h2>}>
      <div className={classes.dip}>
        <p className={classes.text}>{WORDS.intro}</p>
        <Month label={WORDS.projected(projected.payoutDollars)} month={projected} fullDollars={fullDollars} />
        <Month label={WORDS.weak(weak.payoutDollars)} month={weak} fullDollars={fullDollars} />
        <p className={classes.text}>{WORDS.after}</p>
      </div>
    </Disclosure>
  );
}

type MonthProps = { readonly label: string; readonly month: MonthSplit; readonly fullDollars: number };

function Month({ label, month, fullDollars }: MonthProps) {
  const shareOf = (dollars: number) => ({ '--share': dollars / fullDollars }) as CSSProperties;
  return (
    <div className={classes.month}>
      <p className={classes.label}>{label}</p>
      <div aria-hidden className={classes.bar}>
        <span className={classes.repayment} style={shareOf(month.repaymentDollars)} />
        <span className={classes.creator} style={shareOf(month.creatorDollars)} />
      </div>
      <ul className={classes.parts}>
        <li data-part="repayment">{WORDS.toRepayment(month.repaymentDollars)}</li>
        <li data-part="creator">{WORDS.toCreator(month.creatorDollars)}</li>
      </ul>
    </div>
  );
}
