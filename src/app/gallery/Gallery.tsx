import { TextInput } from '@mantine/core';
import type { PropsWithChildren } from 'react';
import { ColorSchemeToggle } from '#src/components/ColorSchemeToggle.tsx';
import { Disclosure } from '#src/components/Disclosure.tsx';
import { Figure } from '#src/components/Figure.tsx';
import { Message } from '#src/components/Message.tsx';
import { PrimaryButton } from '#src/components/PrimaryButton.tsx';
import { SampleMark } from '#src/components/SampleMark.tsx';
import { SecondaryButton } from '#src/components/SecondaryButton.tsx';
import { StepIndicator } from '#src/components/StepIndicator.tsx';
import { Card } from '#src/components/layout/Card.tsx';
import { Row } from '#src/components/layout/Row.tsx';
import { Split } from '#src/components/layout/Split.tsx';
import { Stack } from '#src/components/layout/Stack.tsx';
import { Text } from '#src/components/layout/Text.tsx';

const SPACES = [1, 2, 3, 4, 5, 6] as const;
const TEXT_KINDS = ['title', 'heading', 'body', 'small', 'quiet', 'money'] as const;
const TONES = ['sunken', 'action', 'warning'] as const;
const MESSAGE_KINDS = ['info', 'success', 'warning', 'error'] as const;
const DONE = { connect: true, offer: true, business: false, sign: false };

export function Gallery() {
  return (
    <Card as="main" gap={6} pad={6}>
      <Row justify="between">
        <Text as="h1" kind="title">
          Primitives and components
        </Text>
        <ColorSchemeToggle />
      </Row>
      <Example name="Text">
        {TEXT_KINDS.map((kind) => (
          <Text key={kind} kind={kind}>
            {kind}: $150,000 at 7.5%
          </Text>
        ))}
      </Example>
      <Example name="Row: gap 1 to 6, in a Stack">
        {SPACES.map((gap) => (
          <Row key={gap} gap={gap}>
            {SPACES.map((column) => (
              <SampleMark key={column}>{`gap ${gap}`}</SampleMark>
            ))}
          </Row>
        ))}
      </Example>
      <Example name="Card: each tone, in a Split of three">
        <Split gap={4} columns={3}>
          <Card pad={4} gap={2}>
            <Text as="h3">no tone</Text>
            <Text kind="quiet">Quiet text</Text>
          </Card>
          {TONES.map((tone) => (
            <Card key={tone} pad={4} gap={2} tone={tone}>
              <Text as="h3">{tone}</Text>
              <Text kind="quiet">Quiet text</Text>
            </Card>
          ))}
        </Split>
      </Example>
      <Example name="Buttons">
        <Row gap={3} align="start">
          <PrimaryButton>Continue</PrimaryButton>
          <PrimaryButton isBusy busyLabel="Sending">
            Continue
          </PrimaryButton>
          <PrimaryButton blockedReason="Check the box first.">Continue</PrimaryButton>
          <SecondaryButton>Go back</SecondaryButton>
          <SecondaryButton data-disabled>Go back</SecondaryButton>
        </Row>
      </Example>
      <Example name="Messages">
        {MESSAGE_KINDS.map((kind) => (
          <Message key={kind} kind={kind} title={kind}>
            What happened, and what to do next.
          </Message>
        ))}
      </Example>
      <Example name="Fields and figures">
        <Split gap={4} columns={2}>
          <TextInput label="Legal name" description="As on your tax return" size="md" />
          <TextInput label="Legal name" error="Enter the legal name" size="md" />
          <Figure label="You receive" value="$150,000" note="A note" />
          <Figure label="You repay" value="$161,250" size="large" />
        </Split>
        <Disclosure title="More">Hidden until opened.</Disclosure>
        <StepIndicator step={3} done={DONE} />
      </Example>
    </Card>
  );
}

function Example({ name, children }: PropsWithChildren<{ readonly name: string }>) {
  return (
    <Stack as="section" gap={3}>
      <Text as="h2" kind="heading">
        {name}
      </Text>
      {children}
    </Stack>
  );
}
