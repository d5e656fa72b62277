import type { Meta, StoryObj } from '@storybook/react-vite';
import { Columns } from '../../layout/Columns/Columns.tsx';
import { Text } from '../Text/Text.tsx';
import { Card, cardTones } from './Card.tsx';

const meta = {
  title: 'Components/Card',
  component: Card,
  args: { children: <Text>Astrid Lindqvist, Sjöbogatan 14, 503 36 Borås</Text> },
} satisfies Meta<typeof Card>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Matrix: Story = {
  render: (args) => (
    <Columns split="thirds">
      {cardTones.map((tone) => (
        <Card key={tone} {...args} tone={tone} />
      ))}
    </Columns>
  ),
};
