import type { Meta, StoryObj } from '@storybook/react-vite';
import { exampleOf, storySurroundings } from '../testing/storyWidget.ts';
import { withFieldControls } from '../testing/withFieldControls.tsx';
import { MembershipWidget } from './MembershipWidget.tsx';

const phone = { viewport: { value: 'phone' } };

const meta = {
  title: 'Widgets/Membership',
  component: MembershipWidget,
  ...withFieldControls('membership'),
  parameters: { layout: 'fullscreen' },
  args: {
    ...storySurroundings,
    headingLevel: 2,
    data: undefined,
    configuration: exampleOf('membership', 'Three levels'),
  },
} satisfies Meta<typeof MembershipWidget>;
export default meta;
type Story = StoryObj<typeof meta>;

export const ThreeLevels: Story = {};
export const ThreeLevelsOnPhone: Story = { ...ThreeLevels, globals: phone };
export const OneLevel: Story = { args: { configuration: exampleOf('membership', 'One level') } };
export const OneLevelOnPhone: Story = { ...OneLevel, globals: phone };
