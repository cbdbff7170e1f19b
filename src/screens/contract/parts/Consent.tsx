import { IconPrinter } from '@tabler/icons-react';
import { Disclosure } from '#src/components/Disclosure.tsx';
import { Row } from '#src/components/layout/Row.tsx';
import { Stack } from '#src/components/layout/Stack.tsx';
import { Text } from '#src/components/layout/Text.tsx';
import { SecondaryButton } from '#src/components/SecondaryButton.tsx';
import { ELECTRONIC_CONSENT as CONTENT } from '#src/content/contractReview.ts';
import { Note } from '#src/screens/parts/Note.tsx';
import { DescriptionColumns } from '#src/screens/parts/Rows.tsx';

export function Consent() {
  return (
    <section>
      <Disclosure title={<h2>{CONTENT.heading}</h2>}>
        <Stack gap={5}>
          <Note kind="body">{CONTENT.intro}</Note>
          <DescriptionColumns rows={CONTENT.points} />
          <Row gap={4}>
            <SecondaryButton
              data-screen-only
              leftSection={<IconPrinter size={20} aria-hidden />}
              onClick={() => window.print()}
            >
              {CONTENT.print}
            </SecondaryButton>
            <Text as="span" kind="quiet">
              {CONTENT.version}
            </Text>
          </Row>
        </Stack>
      </Disclosure>
    </section>
  );
}
