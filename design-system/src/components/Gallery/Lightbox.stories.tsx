import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { useState } from 'react';
import { inFinnish } from '../../testing/inFinnish.tsx';
import { lightboxWords } from '../../testing/StoryLightbox.tsx';
import { storyPicture } from '../../testing/storyPictures.ts';
import { Lightbox } from './Lightbox.tsx';

const picture = (name: Parameters<typeof storyPicture>[0], caption: string, alt: string) => ({
  id: name,
  caption,
  ...storyPicture(name, alt),
});

const meta = {
  title: 'Components/Lightbox',
  component: Lightbox,
  args: {
    label: 'Bilder av Lång ullkappa Alma',
    words: lightboxWords,
    at: 0,
    onMove: () => undefined,
    onClose: () => undefined,
    countLabel: (current, count) => `${String(current)} av ${String(count)}`,
    pictures: [
      picture('coat-front', 'Framifrån', 'Kappan framifrån'),
      picture('coat-back', 'Bakifrån', 'Kappan bakifrån'),
      picture('coat-detail', 'Ullens yta och en knapp i närbild', 'Ullens yta och en knapp'),
      picture('coat-second', 'Vikt', 'Kappan vikt'),
    ],
  },
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: 640 } } },
  render: function Moving(args) {
    const [at, setAt] = useState(args.at);
    return <Lightbox {...args} at={at} onMove={setAt} />;
  },
} satisfies Meta<typeof Lightbox>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
export const OnePicture: Story = {
  args: { pictures: [picture('coat-front', 'Framifrån', 'Kappan framifrån')] },
};

/** Enlarged by keys; the slider and the figure follow. */
export const Zoomed: Story = {
  args: { at: 2 },
  play: async () => {
    await screen.findByRole('dialog');
    await userEvent.keyboard('+++');
    await waitFor(() => expect(screen.getAllByText('2,5×')).not.toHaveLength(0));
  },
};
export const ZoomedOnPhone: Story = { ...Zoomed, globals: { viewport: { value: 'phone' } } };

export const LongText: Story = {
  decorators: [inFinnish],
  args: {
    pictures: [
      picture(
        'coat-detail',
        'Lampaanvillakankaan pinta ja sarvinappi läheltä kuvattuna',
        'Kankaan pinta',
      ),
      picture('coat-front', 'Edestä', 'Takki edestä'),
    ],
  },
  globals: { channel: 'fi', viewport: { value: 'phone' } },
};
