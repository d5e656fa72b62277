import type { Meta, StoryObj } from '@storybook/react-vite';
import { Text } from '../../components/Text/Text.tsx';
import { TextLink } from '../../components/TextLink/TextLink.tsx';
import { planeTones } from '../../foundation/planeStyles.ts';
import { Stack } from '../Stack/Stack.tsx';
import { Box, boxEdges } from './Box.tsx';

const meta = {
  title: 'Layout/Box',
  component: Box,
  args: {
    padding: '24',
    edge: 'all',
    children: <Text>Vi packar samma dag om du beställer före klockan fjorton.</Text>,
  },
} satisfies Meta<typeof Box>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const UnevenPadding: Story = { args: { paddingBlock: '8', paddingInline: '48' } };

/** As a page that starts close to its header and ends far from its footer. */
export const UnlikeEnds: Story = {
  args: { paddingBlock: '0', paddingStart: '24', paddingEnd: '96' },
};

/** Each edge, and each plane with something to press on it. */
export const Matrix: Story = {
  render: (args) => (
    <Stack gap="24">
      {boxEdges.map((edge) => (
        <Box key={edge} {...args} edge={edge} />
      ))}
      {planeTones.map((tone) => (
        <Box key={tone} padding="32" tone={tone}>
          <Text>
            Vi packar samma dag. <TextLink href="#leverans">Så levererar vi</TextLink>
          </Text>
        </Box>
      ))}
    </Stack>
  ),
};

export const LongText: Story = {
  args: {
    lang: 'fi',
    children: <Text>Lampaanvillakangastakkivalikoimamme toimitetaan arkipäivisin.</Text>,
  },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 160 }}>
        <Story />
      </div>
    ),
  ],
  globals: { channel: 'fi' },
};
