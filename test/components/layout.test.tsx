import { render } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Card } from '#src/components/layout/Card.tsx';
import { Row } from '#src/components/layout/Row.tsx';
import { Split } from '#src/components/layout/Split.tsx';
import { Stack } from '#src/components/layout/Stack.tsx';
import { Text } from '#src/components/layout/Text.tsx';
import { VisuallyHidden } from '#src/components/layout/VisuallyHidden.tsx';

it.each([
  [
    'Stack',
    <Stack as="ul" key="" gap={2} align="start" className="own" id="it" />,
    { tag: 'UL', gap: '2', align: 'start' },
  ],
  [
    'Row',
    <Row as="nav" key="" gap={6} justify="between" isOneLine className="own" id="it" />,
    { tag: 'NAV', gap: '6', justify: 'between', oneLine: '' },
  ],
  [
    'Split',
    <Split key="" columns={3} from="desktop" className="own" id="it" />,
    { tag: 'DIV', columns: '3', from: 'desktop' },
  ],
  [
    'Card',
    <Card as="section" key="" tone="warning" className="own" id="it" />,
    { tag: 'SECTION', tone: 'warning', pad: '5' },
  ],
  ['Text', <Text as="h2" key="" kind="money" className="own" id="it" />, { tag: 'H2', kind: 'money' }],
  ['VisuallyHidden', <VisuallyHidden as="p" key="" className="own" id="it" />, { tag: 'P' }],
])(
  "%s is the element it is asked to be, with its own class and the screen's, and no inline style",
  (_, element, { tag, ...data }) => {
    const { container } = render(element);
    const shown = container.querySelector<HTMLElement>('#it');
    expect(shown?.tagName).toBe(tag);
    expect(shown?.dataset).toMatchObject(data);
    expect(shown?.classList.length).toBe(2);
    expect(shown?.classList.contains('own')).toBe(true);
    expect(shown?.hasAttribute('style')).toBe(false);
  },
);
