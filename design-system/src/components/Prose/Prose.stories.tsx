import type { Meta, StoryObj } from '@storybook/react-vite';
import { Prose } from './Prose.tsx';

const meta = {
  title: 'Components/Prose',
  component: Prose,
  args: {
    text: 'Lång kappa i italiensk ull med rak passform.\n\nFodret är av viskos.\n\n• Kemtvätt\n• Pressas på låg värme',
  },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 420 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Prose>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const OneParagraph: Story = { args: { text: 'Lång kappa i italiensk ull.' } };
