import { IconCircleDashed } from '@tabler/icons-react';
import { PROOF } from '#src/review/page/words/proof.ts';
import { Card } from '#src/components/layout/Card.tsx';
import { Row } from '#src/components/layout/Row.tsx';
import { Stack } from '#src/components/layout/Stack.tsx';

export function MissingProof() {
  return (
    <Card as="section" pad={4} aria-labelledby="missing-proof-title">
      <Row isOneLine align="start" gap={3}>
        <IconCircleDashed size={22} aria-hidden />
        <Stack gap={2}>
          <h2 id="missing-proof-title">{PROOF.missingTitle}</h2>
          <p>{PROOF.missing}</p>
          <p>{PROOF.howToMake}</p>
        </Stack>
      </Row>
    </Card>
  );
}
