import { Checkbox } from '@mantine/core';
import '@mantine/core/styles/Checkbox.layer.css';
import { useMediaQuery } from '@mantine/hooks';
import { type FocusEvent, useRef } from 'react';
import { type FormField, OWNER_TEXT_FIELDS } from '#machines/domain/choices.ts';
import { visibleText } from '#machines/domain/text.ts';
import { viewEntityDetails } from '#machines/journey/views/viewEntityDetails.ts';
import { ActionBar } from '#src/components/ActionBar.tsx';
import { Split } from '#src/components/layout/Split.tsx';
import { Stack } from '#src/components/layout/Stack.tsx';
import { Text } from '#src/components/layout/Text.tsx';
import { PrimaryButton } from '#src/components/PrimaryButton.tsx';
import { ScreenHeading } from '#src/components/ScreenHeading.tsx';
import { MISSING_BUSINESS_DETAILS, ENTITY_DETAILS } from '#src/content/entityDetails.ts';
import { useAppServices, useJourney, useSend } from '#src/journey/hooks.ts';
import panel from '#src/screens/parts/WithSidePanel.module.css';
import classes from './EntityDetailsScreen.module.css';
import { BusinessFieldset } from './parts/BusinessFieldset.tsx';
import { Checklist } from './parts/Checklist.tsx';
import { DocumentsFieldset } from './parts/DocumentsFieldset.tsx';
import { FieldGroup } from './parts/FieldGroup.tsx';
import { OwnersFieldset } from './parts/OwnersFieldset.tsx';
import { SignedDetails } from './parts/SignedDetails.tsx';

const CONFIRMATIONS = ENTITY_DETAILS.confirmations;

/** The business form; only the authorization is required to continue (R9). */
export function EntityDetailsScreen() {
  const view = useJourney(viewEntityDetails);
  const send = useSend();
  const { inputStore } = useAppServices();
  // In the side column, the checklist follows the form in the tab order; in a narrow window, it is above the form.
  const hasRoom = useMediaQuery('(min-width: 62em)', false, { getInitialValueInEffect: false });
  const touchHandlers = useTouchedFields();
  if (view.isSigned) return <SignedDetails view={view} />;
  const { details, isComplete, canContinue } = view;
  const checklist = <Checklist view={view} isSidePanel={hasRoom} />;
  return (
    <form noValidate aria-label={ENTITY_DETAILS.title} {...touchHandlers}>
      <ScreenHeading title={ENTITY_DETAILS.title} />
      {!hasRoom && checklist}
      <Split from="desktop" gap={6} className={panel.page}>
        <Stack gap={6} className={classes.content}>
          <BusinessFieldset view={view} />
          <OwnersFieldset view={view} />
          <DocumentsFieldset view={view} />
          <FieldGroup legend={CONFIRMATIONS.legend}>
            <Checkbox
              id="income"
              label={CONFIRMATIONS.income}
              size="md"
              error={view.isIncomeMissing ? CONFIRMATIONS.incomeMissing : null}
              checked={details.isIncomeConfirmed}
              onChange={(event) =>
                send({ type: 'business.incomeConfirmationChanged', isConfirmed: event.currentTarget.checked })
              }
            />
            <Checkbox
              id="authorization"
              label={CONFIRMATIONS.authorization}
              size="md"
              checked={details.isAuthorized}
              onChange={(event) =>
                send({ type: 'business.authorizationChanged', isGiven: event.currentTarget.checked })
              }
            />
          </FieldGroup>
          <ActionBar>
            {canContinue && !isComplete && (
              <Text kind="quiet" className={classes.message}>
                {MISSING_BUSINESS_DETAILS.message}
              </Text>
            )}
            <PrimaryButton
              blockedReason={canContinue ? null : ENTITY_DETAILS.authorizeFirst}
              awaits="authorization"
              onClick={() => inputStore.whenFilesRead(() => send({ type: 'business.continued' }))}
            >
              {view.isChanging ? ENTITY_DETAILS.backToContract : ENTITY_DETAILS.continue}
            </PrimaryButton>
          </ActionBar>
        </Stack>
        {hasRoom && checklist}
      </Split>
    </form>
  );
}

const isField = (id: string): id is FormField =>
  ['entityType', 'ein', 'address'].includes(id) || OWNER_TEXT_FIELDS.some((field) => id.startsWith(`${field}:`));

/**
 * Reports a field on blur if it has a value. Waits while the mouse button is down, because a new error message could
 * move the control under the pointer (R9.2).
 */
function useTouchedFields() {
  const send = useSend();
  const isPressed = useRef(false);
  // Listens for `mouseup`, because a checkbox that re-renders during a `click` event loses its new state.
  const onRelease = (callback: () => void) =>
    window.addEventListener('mouseup', callback, { capture: true, once: true });
  const onMouseDownCapture = () => {
    isPressed.current = true;
    onRelease(() => (isPressed.current = false));
  };
  const onBlur = ({ target }: FocusEvent<HTMLElement, Element>) => {
    const { id } = target;
    if (!isField(id) || !('value' in target) || visibleText(String(target.value)) === '') return;
    const report = () => send({ type: 'business.fieldTouched', field: id });
    if (isPressed.current) onRelease(report);
    else report();
  };
  return { onMouseDownCapture, onBlur };
}
