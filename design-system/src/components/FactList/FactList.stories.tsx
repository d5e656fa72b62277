import type { Meta, StoryObj } from '@storybook/react-vite';
import { FactList } from './FactList.tsx';

const meta = {
  title: 'Components/FactList',
  component: FactList,
  args: {
    facts: [
      { id: 'number', term: 'Ordernummer', details: '10042' },
      {
        id: 'address',
        term: 'Levereras till',
        details: (
          <>
            Astrid Lindqvist
            <br />
            Sjöbogatan 14
            <br />
            503&nbsp;36 Borås
          </>
        ),
      },
      { id: 'way', term: 'Leveranssätt', details: 'Ombud, PostNord' },
    ],
  },
} satisfies Meta<typeof FactList>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 640 }}>
        <Story />
      </div>
    ),
  ],
};
export const Narrow: Story = {
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 240 }}>
        <Story />
      </div>
    ),
  ],
};
