import type { Meta, StoryObj } from '@storybook/react-vite';
import { exampleOf, storySurroundings } from '../testing/storyWidget.ts';
import { withFieldControls } from '../testing/withFieldControls.tsx';
import type { FormAnswer } from '../widgetProps.ts';
import { FormWidget } from './FormWidget.tsx';

const phone = { viewport: { value: 'phone' } };

const meta = {
  title: 'Widgets/Form',
  component: FormWidget,
  ...withFieldControls('form'),
  parameters: { layout: 'fullscreen' },
  args: {
    ...storySurroundings,
    headingLevel: 2,
    data: undefined,
    configuration: exampleOf('form', 'Contact'),
  },
} satisfies Meta<typeof FormWidget>;
export default meta;
type Story = StoryObj<typeof meta>;

const answered = (answer: FormAnswer): Story => ({
  args: {
    form: (name) => ({ action: `/forms/${name}`, back: '/', answer, send: async () => answer }),
  },
});

export const Contact: Story = {};
export const ContactOnPhone: Story = { globals: phone };
export const OneQuestion: Story = { args: { configuration: exampleOf('form', 'One question') } };
export const OneQuestionOnPhone: Story = { ...OneQuestion, globals: phone };
export const Wrong: Story = answered({
  kind: 'invalid',
  problems: [
    { name: 'email', code: 'email' },
    { name: 'message', code: 'required' },
    { name: '_consent', code: 'consent' },
  ],
});
export const Received: Story = answered({ kind: 'received' });
export const TooMany: Story = answered({ kind: 'too-many' });
