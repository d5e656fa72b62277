import { loadSafeHtml } from '@solvik/content-schema';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { exampleOf, storySurroundings } from '../testing/storyWidget.ts';
import { withFieldControls } from '../testing/withFieldControls.tsx';
import { HtmlWidget } from './HtmlWidget.tsx';

const phone = { viewport: { value: 'phone' } };
const read = await loadSafeHtml();
const shownOf = ({ markup }: ReturnType<typeof exampleOf<'html'>>) => ({ nodes: read(markup) });
const terms = exampleOf('html', 'Terms with a table');

const meta = {
  title: 'Widgets/Embedded HTML',
  component: HtmlWidget,
  ...withFieldControls('html'),
  parameters: { layout: 'fullscreen' },
  args: { ...storySurroundings, data: shownOf(terms), configuration: terms },
  render: (args) => <HtmlWidget {...args} data={shownOf(args.configuration)} />,
} satisfies Meta<typeof HtmlWidget>;
export default meta;
type Story = StoryObj<typeof meta>;

export const TermsWithATable: Story = {};
export const TermsWithATableOnPhone: Story = { globals: phone };
export const WhatIsLeftOut: Story = {
  args: { configuration: exampleOf('html', 'What is left out') },
};
export const WhatIsLeftOutOnPhone: Story = { ...WhatIsLeftOut, globals: phone };
