import { IconPrinter } from '@tabler/icons-react';
import { Disclosure } from '#src/components/Disclosure.tsx';
import { Row } from '#src/components/layout/Row.tsx';
import { Stack } from '#src/components/layout/Stack.tsx';
import { Text } from '#src/components/layout/Text.tsx';
import { SecondaryButton } from '#src/components/SecondaryButton.tsx';
import { ELECTRONIC_CONSENT as WORDS } from '#src/content/contractReview.ts';
import { Note } from '#src/screens/parts/Note.tsx';
import { DescriptionColumns } from '#src/screens/parts/Rows.tsx';

export function Consent() {
  return (
    <section>
      <Disclosure title={<h2>{WORDS.heading}</h2>}>
        <Stack gap={5}>
          <Note kind="body">{WORDS.intro}</Note>
          <DescriptionColumns rows={WORDS.points} />
          <Row gap={4}>
            <SecondaryButton
              data-screen-only
              leftSection={<IconPrinter size={20} aria-hidden />}
              onClick={() => window.print()}
            >
              {WORDS.print}
            </SecondaryButton>
            <Text as="span" kind="quiet">
              {WORDS.version}
            </Text>
          </Row>
        </Stack>
      </Disclosure>
    </section>
  );
}
