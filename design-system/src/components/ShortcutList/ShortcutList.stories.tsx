import type { Meta, StoryObj } from '@storybook/react-vite';
import { ShortcutList } from './ShortcutList.tsx';

const meta = {
  title: 'Components/ShortcutList',
  component: ShortcutList,
  args: {
    groups: [
      {
        title: 'Överallt',
        shortcuts: [
          { label: 'Kommandoraden', keys: ['Ctrl', 'K'], onPress: () => undefined },
          { label: 'Sök', keys: ['/'], onPress: () => undefined },
          { label: 'Varukorgen', keys: ['G', 'V'], onPress: () => undefined },
        ],
      },
      {
        title: 'I en lista',
        shortcuts: [
          { label: 'Nästa och förra vara', keys: ['J', 'K'] },
          { label: 'Snabbköp', keys: ['S'] },
        ],
      },
    ],
  },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 432, background: 'var(--color-sheet)', padding: 24 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof ShortcutList>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const LongText: Story = {
  args: {
    groups: [
      {
        title: 'Kaikkialla verkkokaupassa',
        shortcuts: [
          {
            label: 'Vaihda toimitusmaata ja asiointikieltä verkkokaupassa',
            keys: ['Vaihto', 'Välilyönti'],
          },
        ],
      },
    ],
  },
};
