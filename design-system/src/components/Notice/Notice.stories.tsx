import type { Meta, StoryObj } from '@storybook/react-vite';
import { Stack } from '../../layout/Stack/Stack.tsx';
import { Notice, noticeTones } from './Notice.tsx';

const meta = {
  title: 'Components/Notice',
  component: Notice,
  args: { children: 'Priset på Lång ullkappa Alma har sänkts sedan du lade den i varukorgen.' },
} satisfies Meta<typeof Notice>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** Under the header it stays in view while the page scrolls. */
export const Sticky: Story = {
  args: { tone: 'error', isSticky: true },
};

export const Matrix: Story = {
  render: (args) => (
    <Stack gap="16" style={{ maxInlineSize: 560 }}>
      {noticeTones.map((tone) => (
        <Notice
          key={tone}
          {...args}
          tone={tone}
          title={tone === 'error' ? 'Betalningen gick inte igenom' : undefined}
        />
      ))}
    </Stack>
  ),
};
