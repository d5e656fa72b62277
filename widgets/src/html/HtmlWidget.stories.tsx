import { loadSafeHtml } from '@solvik/content-schema';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { exampleOf, inPageLanguage, storySurroundings } from '../testing/storyWidget.ts';
import { HtmlWidget } from './HtmlWidget.tsx';

const phone = { viewport: { value: 'phone' } };
const read = await loadSafeHtml();
const shown = (example: string) => {
  const configuration = exampleOf('html', example);
  return { configuration, data: { nodes: read(configuration.markup) } };
};

const meta = {
  title: 'Widgets/Embedded HTML',
  component: HtmlWidget,
  decorators: [inPageLanguage],
  parameters: { layout: 'fullscreen' },
  args: { ...storySurroundings, ...shown('Terms with a table') },
} satisfies Meta<typeof HtmlWidget>;
export default meta;
type Story = StoryObj<typeof meta>;

export const TermsWithATable: Story = {};
export const TermsWithATableOnPhone: Story = { globals: phone };
export const WhatIsLeftOut: Story = { args: shown('What is left out') };
export const WhatIsLeftOutOnPhone: Story = { ...WhatIsLeftOut, globals: phone };
