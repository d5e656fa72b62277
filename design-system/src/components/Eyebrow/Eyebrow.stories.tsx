import type { Meta, StoryObj } from '@storybook/react-vite';
import { Inline } from '../../layout/Inline/Inline.tsx';
import { Eyebrow, eyebrowTones } from './Eyebrow.tsx';

const meta = {
  title: 'Components/Eyebrow',
  component: Eyebrow,
  args: { children: 'Tjärn' },
} satisfies Meta<typeof Eyebrow>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Matrix: Story = {
  render: () => (
    <Inline gap="0">
      {eyebrowTones.map((tone) => (
        <div
          key={tone}
          style={{ padding: 16, background: tone === 'wash' ? 'var(--color-accent)' : undefined }}
        >
          <Eyebrow tone={tone}>Vinterns kappor</Eyebrow>
        </div>
      ))}
    </Inline>
  ),
};
