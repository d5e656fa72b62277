import type { Meta, StoryObj } from '@storybook/react-vite';
import { SellingPoints } from './SellingPoints.tsx';

const meta = {
  title: 'Components/SellingPoints',
  component: SellingPoints,
  args: {
    points: [
      { id: 'dagar', figure: '1–3', words: 'vardagar hem till dig' },
      { id: 'frakt', figure: '799', words: 'kronor, sedan är frakten fri' },
      { id: 'retur', figure: '14', words: 'dagars returrätt' },
      { id: 'svar', figure: '8–17', words: 'svarar vi, alla vardagar' },
    ],
  },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof SellingPoints>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
