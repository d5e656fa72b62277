import type { Meta, StoryObj } from '@storybook/react-vite';
import { Card } from '../../components/Card/Card.tsx';
import { Text } from '../../components/Text/Text.tsx';
import { desktopOnly } from '../../testing/storyWidths.ts';
import { Stack } from '../Stack/Stack.tsx';
import { ShareGrid, ShareGridCell, shares } from './ShareGrid.tsx';

const quarters = ['Kappor', 'Ullkappor', 'Kappor & jackor', 'Kängor'].map((name) => (
  <ShareGridCell key={name} share="quarter">
    <Card>{name}</Card>
  </ShareGridCell>
));

const meta = {
  title: 'Layout/ShareGrid',
  component: ShareGrid,
  args: {
    children: [
      <ShareGridCell key="words" isText>
        <Text>Vinterns kappor</Text>
      </ShareGridCell>,
      ...quarters,
    ],
  },
} satisfies Meta<typeof ShareGrid>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
export const StackedOnPhone: Story = {
  args: { isStacked: true },
  globals: { viewport: { value: 'phone' } },
};
/** A half beside two rows of quarters. */
export const TallHalf: Story = {
  args: {
    hasTallHalves: true,
    children: [
      <ShareGridCell key="half" share="half">
        <Card style={{ blockSize: '100%' }}>Vinterns kappor</Card>
      </ShareGridCell>,
      ...quarters,
    ],
  },
};
export const Matrix: Story = {
  parameters: desktopOnly,
  render: () => (
    <Stack>
      {shares.map((share) => (
        <ShareGrid key={share}>
          {quarters
            .slice(0, { full: 1, half: 2, third: 3, quarter: 4 }[share])
            .map(({ key, props }) => (
              <ShareGridCell key={key} {...props} share={share} />
            ))}
        </ShareGrid>
      ))}
    </Stack>
  ),
};
