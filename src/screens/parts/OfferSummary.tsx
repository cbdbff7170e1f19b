import { IconPrinter } from '@tabler/icons-react';
import type { Offer } from '#machines/domain/offers.ts';
import { KeepTogether } from '#src/components/KeepTogether.tsx';
import { Row } from '#src/components/layout/Row.tsx';
import { Stack } from '#src/components/layout/Stack.tsx';
import { Text } from '#src/components/layout/Text.tsx';
import { VisuallyHidden } from '#src/components/layout/VisuallyHidden.tsx';
import { OFFER_SUMMARY as CONTENT } from '#src/content/offerSummary.ts';
import { DocumentDownload } from '#src/components/DocumentDownload.tsx';
import { SecondaryButton } from '#src/components/SecondaryButton.tsx';
import { useAppServices } from '#src/journey/hooks.ts';
import { Note } from './Note.tsx';
import classes from './OfferSummary.module.css';
import base from './Table.module.css';

export function OfferSummary({ offer }: { readonly offer: Offer }) {
  const { documentWriter } = useAppServices();
  return (
    <Stack gap={2}>
      <OfferSummaryTable offer={offer} hasHeadingAbove />
      <Row gap={4} align="start" data-screen-only>
        <DocumentDownload
          labels={CONTENT.labels}
          fileName={CONTENT.fileName(offer.months)}
          onDownload={() => documentWriter.offerSummary(offer)}
        />
        <SecondaryButton leftSection={<IconPrinter size={20} aria-hidden />} onClick={() => window.print()}>
          {CONTENT.print}
        </SecondaryButton>
      </Row>
    </Stack>
  );
}

type OfferSummaryTableProps = {
  readonly offer: Offer;
  readonly hasHeadingAbove?: boolean;
};

export function OfferSummaryTable({ offer, hasHeadingAbove = false }: OfferSummaryTableProps) {
  const Caption = hasHeadingAbove ? VisuallyHidden : Text;
  return (
    <>
      <table className={`${base.table} ${classes.table}`}>
        <Caption as="caption">{CONTENT.headingOf(offer.months)}</Caption>
        <tbody>
          {CONTENT.rows(offer).map(({ term, value, note }) => (
            <tr key={term}>
              <th scope="row">{term}</th>
              <td>
                <strong>{value}</strong>
                <Text as="span" kind="quiet">
                  <KeepTogether>{note}</KeepTogether>
                </Text>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <Note>{CONTENT.assumptions(offer)}</Note>
      <Note>{CONTENT.sample}</Note>
    </>
  );
}
