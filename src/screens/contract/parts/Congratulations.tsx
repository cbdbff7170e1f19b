import { Modal } from '@mantine/core';
import '@mantine/core/styles/ModalBase.layer.css';
import '@mantine/core/styles/Modal.layer.css';
import { CONFETTI_PIECES } from '#machines/constants.ts';
import type { ContractView } from '#machines/journey/views/viewContract.ts';
import { Confetti } from '#src/components/Confetti.tsx';
import { Figure } from '#src/components/Figure.tsx';
import { KeepTogether } from '#src/components/KeepTogether.tsx';
import { Row } from '#src/components/layout/Row.tsx';
import { Stack } from '#src/components/layout/Stack.tsx';
import { Text } from '#src/components/layout/Text.tsx';
import { PrimaryButton } from '#src/components/PrimaryButton.tsx';
import { CONTRACT } from '#src/content/contract.ts';
import { formatDollars } from '#src/content/format.ts';
import { useSend } from '#src/journey/hooks.ts';
import { SignedCopy } from '#src/screens/parts/SignedCopy.tsx';
import { FundingCondition } from '#src/screens/parts/FundingCondition.tsx';
import { NoOffer } from '#src/screens/parts/ApplicationNotes.tsx';
import classes from './Congratulations.module.css';

const CONTENT = CONTRACT.congratulations;

export function Congratulations({ view }: { readonly view: ContractView }) {
  const { isCongratulating, documentId, terms, isFundable, canReceive, missing } = view;
  const send = useSend();
  const openDashboard = () => send({ type: 'contract.dashboardOpened' });
  return (
    <Modal.Root
      opened={isCongratulating}
      onClose={openDashboard}
      centered
      size={480}
      classNames={{ inner: classes.inner, content: classes.content }}
      lockScroll={false}
      closeOnClickOutside={false}
      returnFocus={false}
    >
      <Modal.Overlay />
      <Modal.Content radius="lg">
        <Modal.Body className={classes.body}>
          {canReceive && (
            <div className={classes.celebration}>
              <AdvanceMotif />
              {isCongratulating && <Confetti pieces={CONFETTI_PIECES} />}
            </div>
          )}
          <Stack gap={3} className={classes.words}>
            <Text as={Modal.Title} kind="title" className={classes.title}>
              {canReceive ? CONTENT.title : CONTENT.titleWithoutMoney}
            </Text>
            {canReceive && <Text kind="quiet">{CONTENT.text}</Text>}
            <FundingCondition />
            {isFundable && terms === null && <NoOffer />}
            {canReceive && terms !== null && (
              <Figure
                label={CONTENT.receive}
                value={formatDollars(terms.amountDollars)}
                note={CONTENT.receiveNote(terms)}
                size="large"
              />
            )}
            <Row as="dl" gap={2} className={classes.id} data-framed>
              <Text as="dt" kind="small">
                {CONTRACT.documentId}
              </Text>
              <Text as="dd" kind="small">
                <strong>{documentId}</strong>
              </Text>
            </Row>
            {canReceive && (
              <>
                <h3>{CONTENT.nextHeading}</h3>
                <Stack as="ol" gap={1} className={classes.steps}>
                  {missing.length > 0 && <li>{CONTENT.missing(missing.length)}</li>}
                  {CONTENT.next.map((step) => (
                    <li key={step}>
                      <KeepTogether>{step}</KeepTogether>
                    </li>
                  ))}
                </Stack>
              </>
            )}
            <Stack gap={2} className={classes.actions}>
              <PrimaryButton data-autofocus onClick={openDashboard}>
                {CONTRACT.continue}
              </PrimaryButton>
              <SignedCopy />
            </Stack>
          </Stack>
        </Modal.Body>
      </Modal.Content>
    </Modal.Root>
  );
}

const MONTH_HEIGHTS = [26, 34, 30, 42, 38, 50, 46, 60];

function AdvanceMotif() {
  return (
    <svg className={classes.motif} viewBox="0 0 320 96" aria-hidden focusable="false">
      <g className={classes.months}>
        {MONTH_HEIGHTS.map((height, month) => (
          <rect key={height} x={24 + month * 21} y={96 - height} width={14} height={height} rx={4} />
        ))}
      </g>
      <rect className={classes.advance} x={200} y={8} width={96} height={88} rx={10} />
    </svg>
  );
}
