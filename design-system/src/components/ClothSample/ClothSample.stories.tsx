import type { Meta, StoryObj } from '@storybook/react-vite';
import { ClothSample } from './ClothSample.tsx';

const meta = {
  title: 'Components/ClothSample',
  component: ClothSample,
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 320 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof ClothSample>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const OwnColour: Story = { args: { colour: '#1f2a44' } };
export const White: Story = { args: { colour: '#f4f1ec' } };
export const WithCaption: Story = { args: { colour: '#a8262c', caption: 'Bilden kommer snart' } };
export const Small: Story = {
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 62 }}>
        <Story />
      </div>
    ),
  ],
};
