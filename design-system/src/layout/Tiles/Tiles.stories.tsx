import type { Meta, StoryObj } from '@storybook/react-vite';
import { Card } from '../../components/Card/Card.tsx';
import { Text } from '../../components/Text/Text.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { tileArrangements, tileColumns, tilePhoneColumns, Tiles } from './Tiles.tsx';

const words = ['Kappor', 'Stickat', 'Skor', 'Väskor', 'Preloved'];
const tiles = words.map((word) => (
  <Card key={word}>
    <Text>{word}</Text>
  </Card>
));

const meta = { title: 'Layout/Tiles', component: Tiles, args: { children: tiles } } satisfies Meta<
  typeof Tiles
>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Feature: Story = { args: { arrangement: 'feature' } };

export const Matrix: Story = {
  render: (args) => (
    <Stack gap="48">
      {tileArrangements.map((arrangement) =>
        tileColumns.map((columns) => (
          <Tiles
            key={`${arrangement}${columns}`}
            {...args}
            arrangement={arrangement}
            columns={columns}
          />
        )),
      )}
    </Stack>
  ),
};

export const Phone: Story = {
  render: (args) => (
    <Stack gap="48">
      {tileArrangements.map((arrangement) =>
        tilePhoneColumns.map((columns) => (
          <Tiles
            key={`${arrangement}${columns}`}
            {...args}
            arrangement={arrangement}
            phoneColumns={columns}
          />
        )),
      )}
    </Stack>
  ),
  globals: { viewport: { value: 'phone' } },
};

export const LongText: Story = {
  args: {
    lang: 'fi',
    phoneColumns: '2',
    children: ['Lampaanvillakangastakit', 'Nahkakäsilaukkuvalikoima', 'Kengät'].map((word) => (
      <Card key={word}>
        <Text>{word}</Text>
      </Card>
    )),
  },
  globals: { channel: 'fi', viewport: { value: 'phone' } },
};
