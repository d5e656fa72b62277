import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { desktopOnly } from '../../testing/storyWidths.ts';
import { StoryBlock } from '../../testing/StoryBlock.tsx';
import { BelowDesktop, FromDesktop, PrintOnly, ScreenOnly, WithoutScripts } from './ShowFrom.tsx';

const meta = {
  title: 'Layout/ShowFrom',
  component: FromDesktop,
  render: () => (
    <>
      <FromDesktop>
        <StoryBlock>från 1024</StoryBlock>
      </FromDesktop>
      <BelowDesktop>
        <StoryBlock>under 1024</StoryBlock>
      </BelowDesktop>
      <ScreenOnly>
        <StoryBlock>på skärm</StoryBlock>
      </ScreenOnly>
      <PrintOnly>
        <StoryBlock>Beskrivning</StoryBlock>
      </PrintOnly>
      <WithoutScripts>
        <StoryBlock>utan skript</StoryBlock>
      </WithoutScripts>
    </>
  ),
} satisfies Meta<typeof FromDesktop>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Shows which of the two is visible; content for a page without scripts is not. */
const shows =
  (seen: string, unseen: string): Story['play'] =>
  async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText(seen)).toBeVisible();
    await expect(canvas.getByText(unseen)).not.toBeVisible();
    await expect(canvas.getByText('utan skript')).not.toBeVisible();
    await expect(canvas.getByText('Beskrivning')).not.toBeVisible();
  };

export const Default: Story = { parameters: desktopOnly, play: shows('från 1024', 'under 1024') };
export const Phone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: shows('under 1024', 'från 1024'),
};
