import { Modal } from '@mantine/core';
import '@mantine/core/styles/ModalBase.layer.css';
import '@mantine/core/styles/Modal.layer.css';
import { CONFETTI_PIECES } from '#machines/constants.ts';
import type { SignedContractCopy } from '#machines/domain/copies.ts';
import type { Offer } from '#machines/domain/offers.ts';
import { viewStanding } from '#machines/journey/views/viewStanding.ts';
import { Confetti } from '#src/components/Confetti.tsx';
import { Figure } from '#src/components/Figure.tsx';
import { PrimaryButton } from '#src/components/PrimaryButton.tsx';
import { CONTRACT } from '#src/content/contract.ts';
import { formatDollars } from '#src/content/format.ts';
import { useJourney } from '#src/journey/hooks.ts';
import { FundingCondition } from '#src/screens/parts/FundingCondition.tsx';
import { NoOffer } from '#src/screens/parts/NoOffer.tsx';
import { AdvanceMotif } from './AdvanceMotif.tsx';
import classes from './Congratulations.module.css';
import { SignedCopy } from './SignedCopy.tsx';

const WORDS = CONTRACT.congratulations;

/** The congratulations: what is received, the document id, what comes next, a copy to keep, one way on (R12.5, R12.6). */
export function Congratulations({
  isOpen,
  documentId,
  terms,
  copy,
  onContinue,
}: {
  isOpen: boolean;
  documentId: string | null;
  terms: Offer | null;
  copy: SignedContractCopy | null;
  onContinue: () => void;
}) {
  const { isFundable } = useJourney(viewStanding);
  return (
    <>
      <Modal.Root
        opened={isOpen}
        onClose={onContinue}
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
            <div className={classes.celebration}>
              <AdvanceMotif />
            </div>
            <div className={classes.words}>
              <Modal.Title className={classes.title}>{WORDS.title}</Modal.Title>
              <p className={classes.text}>{WORDS.text}</p>
              <FundingCondition />
              {terms === null ? (
                <NoOffer />
              ) : (
                <Figure
                  label={WORDS.receive}
                  value={formatDollars(terms.amountDollars)}
                  note={WORDS.receiveNote(terms)}
                  size="large"
                />
              )}
              <dl className={classes.id}>
                <dt>{CONTRACT.documentId}</dt>
                <dd>{documentId}</dd>
              </dl>
              {isFundable && terms !== null && (
                <>
                  <h3 className={classes.heading}>{WORDS.nextHeading}</h3>
                  <ol className={classes.steps}>
                    {WORDS.next.map((step) => (
                      <li key={step}>{step}</li>
                    ))}
                  </ol>
                </>
              )}
              <div className={classes.actions}>
                <PrimaryButton data-autofocus onClick={onContinue}>
                  {CONTRACT.continue}
                </PrimaryButton>
                {copy !== null && <SignedCopy copy={copy} />}
              </div>
            </div>
          </Modal.Body>
        </Modal.Content>
      </Modal.Root>
      {isOpen && <Confetti pieces={CONFETTI_PIECES} />}
    </>
  );
}
