import type { Meta, StoryObj } from '@storybook/react-vite';
import { BulletList } from './BulletList.tsx';

const meta = {
  title: 'Components/BulletList',
  component: BulletList,
  args: {
    children: [
      'Plagget ska vara oanvänt.',
      'Prislapparna sitter kvar.',
      'Underkläder och badkläder provas utanpå egna.',
    ].map((words) => <li key={words}>{words}</li>),
  },
} satisfies Meta<typeof BulletList>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Ordered: Story = { args: { isOrdered: true } };
