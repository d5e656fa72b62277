import type { Meta, StoryObj } from '@storybook/react-vite';
import { TextField } from '../../components/TextField/TextField.tsx';
import { FieldGrid, FieldGridWide } from './FieldGrid.tsx';

const meta = {
  title: 'Layout/FieldGrid',
  component: FieldGrid,
  args: {
    children: [
      <FieldGridWide key="street">
        <TextField label="Gata" />
      </FieldGridWide>,
      <TextField key="zip" label="Postnummer" />,
      <TextField key="city" label="Ort" />,
    ],
  },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 560 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof FieldGrid>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
/** Too narrow for two: each has a row of its own. */
export const Narrow: Story = {
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 240 }}>
        <Story />
      </div>
    ),
  ],
};
export const LongText: Story = {
  args: {
    lang: 'fi',
    children: [
      <TextField key="zip" label="Toimitusosoitteen postinumero" />,
      <TextField key="city" label="Postitoimipaikka" />,
    ],
  },
  globals: { channel: 'fi' },
};
