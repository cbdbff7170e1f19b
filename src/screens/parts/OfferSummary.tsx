import { IconPrinter } from '@tabler/icons-react';
import type { Offer } from '#machines/domain/offers.ts';
import { KeepTogether } from '#src/components/KeepTogether.tsx';
import { OFFER_SUMMARY as WORDS } from '#src/content/offerSummary.ts';
import { DocumentDownload } from '#src/components/DocumentDownload.tsx';
import { SecondaryButton } from '#src/components/SecondaryButton.tsx';
import { useSeam } from '#src/journey/hooks.ts';
import classes from './OfferSummary.module.css';

/** The offer summary, to read, print and share with an accountant (R19.2). */
export function OfferSummary({ offer }: { readonly offer: Offer }) {
  const { documentWriter } = useSeam();
  return (
    <div className={classes.summary}>
      <OfferSummaryTable offer={offer} />
      <div className={classes.actions}>
        <DocumentDownload
          labels={WORDS.labels}
          fileName={WORDS.fileName(offer.months)}
          onDownload={() => documentWriter.offerSummary(offer)}
        />
        <SecondaryButton leftSection={<IconPrinter size={20} aria-hidden />} onClick={() => window.print()}>
          {WORDS.print}
        </SecondaryButton>
      </div>
    </div>
  );
}

/** Each term with its figure and a sentence, and the assumptions beneath. */
export function OfferSummaryTable({ offer }: { readonly offer: Offer }) {
  return (
    <>
      <table className={classes.table}>
        <caption>{WORDS.headingOf(offer.months)}</caption>
        <tbody>
          {WORDS.rows(offer).map(({ term, value, note }) => (
            <tr key={term}>
              <th scope="row">{term}</th>
              <td>
                <strong>{value}</strong>
                <span>
                  <KeepTogether>{note}</KeepTogether>
                </span>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className={classes.note}>
        <KeepTogether>{WORDS.assumptions(offer)}</KeepTogether>
      </p>
      <p className={classes.note}>{WORDS.sample}</p>
    </>
  );
}
