import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { Stack } from '../../layout/Stack/Stack.tsx';
import { desktopOnly } from '../../testing/storyWidths.ts';
import { storyPicture } from '../../testing/storyPictures.ts';
import { StoryLightbox } from '../../testing/StoryLightbox.tsx';
import { Badge } from '../Badge/Badge.tsx';
import { Gallery, gallerySizes } from './Gallery.tsx';

const picture = (name: Parameters<typeof storyPicture>[0], alt: string) => ({
  id: name,
  ...storyPicture(name, alt),
});

const meta = {
  title: 'Components/Gallery',
  component: Gallery,
  args: {
    label: 'Bilder av Lång ullkappa Alma',
    zoomLabel: (number, count) => `Visa bild ${String(number)} av ${String(count)} större`,
    renderLarge: (view) => <StoryLightbox {...view} />,
    countLabel: (current, count) => `${String(current)} av ${String(count)}`,
    pictures: [
      picture('coat-front', 'Kappan framifrån'),
      picture('coat-back', 'Kappan bakifrån'),
      picture('coat-detail', 'Ullens yta och en knapp'),
      picture('coat-second', 'Kappan vikt'),
    ],
  },
  parameters: { layout: 'fullscreen' },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 848 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Gallery>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
/** Beside the choices in a panel, which must stay in view. */
export const InPanel: Story = {
  args: { size: 'panel' },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 432 }}>
        <Story />
      </div>
    ),
  ],
};
export const Matrix: Story = {
  parameters: desktopOnly,
  render: (args) => (
    <Stack gap="48">
      {gallerySizes.map((size) => (
        <div key={size} style={{ maxInlineSize: size === 'panel' ? 432 : undefined }}>
          <Gallery {...args} size={size} label={`${args.label}, ${size}`} />
        </div>
      ))}
    </Stack>
  ),
};
export const OnePicture: Story = {
  args: { pictures: [picture('coat-front', 'Kappan framifrån')] },
};
export const WithBadge: Story = { args: { children: <Badge tone="reduced">−20 %</Badge> } };

export const Large: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: /^Visa bild 2 av/ }));
    const dialog = await screen.findByRole('dialog', { name: 'Bilder av Lång ullkappa Alma' });
    await waitFor(() => expect(dialog).toBeVisible());
  },
};
