import type { Meta, StoryObj } from '@storybook/react-vite';
import { exampleOf, storySurroundings } from '../testing/storyWidget.ts';
import { withFieldControls } from '../testing/withFieldControls.tsx';
import { NewsletterWidget } from './NewsletterWidget.tsx';

const phone = { viewport: { value: 'phone' } };

const meta = {
  title: 'Widgets/Newsletter',
  component: NewsletterWidget,
  ...withFieldControls('newsletter'),
  parameters: { layout: 'fullscreen' },
  args: {
    ...storySurroundings,
    headingLevel: 2,
    data: undefined,
    configuration: exampleOf('newsletter', 'Invitation'),
  },
} satisfies Meta<typeof NewsletterWidget>;
export default meta;
type Story = StoryObj<typeof meta>;

const answered = (
  answer: NonNullable<ReturnType<NonNullable<typeof storySurroundings.form>>['answer']>,
): Story => ({
  args: {
    form: (name) => ({ action: `/forms/${name}`, back: '/', answer, send: async () => answer }),
  },
});

export const Invitation: Story = {};
export const InvitationOnPhone: Story = { globals: phone };
export const Shortest: Story = { args: { configuration: exampleOf('newsletter', 'Shortest') } };
export const ShortestOnPhone: Story = { ...Shortest, globals: phone };
export const WrongAddress: Story = answered({
  kind: 'invalid',
  problems: [{ name: 'email', code: 'email' }],
});
export const SignedUp: Story = answered({ kind: 'received' });
