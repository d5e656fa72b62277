import type { Meta, StoryObj } from '@storybook/react-vite';
import { styled } from 'styled-components';
import { Text } from '../components/Text/Text.tsx';
import { Stack } from '../layout/Stack/Stack.tsx';
import { spaceSteps, stepValue } from './spaceSteps.ts';

const Row = styled.div`
  display: grid;
  grid-template-columns: 6rem minmax(0, 1fr);
  align-items: center;
`;

const Length = styled.div`
  block-size: var(--space-16);
  background: var(--color-accent);
`;

const meta = { title: 'Foundations/Space' } satisfies Meta;
export default meta;

/** Every step, as long as it is; `heading` and `section` grow with the page. */
export const Default: StoryObj = {
  render: () => (
    <Stack gap="8">
      {spaceSteps.map((step) => (
        <Row key={step}>
          <Text size="small">{step}</Text>
          <Length style={{ inlineSize: stepValue(step) }} />
        </Row>
      ))}
    </Stack>
  ),
};

export const Phone: StoryObj = { ...Default, globals: { viewport: { value: 'phone' } } };
