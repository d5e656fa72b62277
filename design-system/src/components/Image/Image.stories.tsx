import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { storyPicture } from '../../testing/storyPictures.ts';
import { Image, imageFits } from './Image.tsx';

/** A picture of one clear pixel. */
const nothing = 'data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7';
const tiny = `data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg" width="10" height="10"><path fill="#efe9e2" d="M0 0h10v10H0z"/><path fill="#b08e68" d="M3 1h4v8H3z"/></svg>')}`;

const meta = {
  title: 'Components/Image',
  component: Image,
  args: { ...storyPicture('coat-front', 'Kamelfärgad ullkappa framifrån'), hasPriority: true },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 320 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Image>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const UnknownSize: Story = { args: { width: 0, height: 0 } };
/** Each fit in a container of another shape than the picture's. */
export const Matrix: Story = {
  render: (args) => (
    <div
      style={{
        display: 'grid',
        gridTemplateColumns: `repeat(${String(imageFits.length)}, minmax(0, 1fr))`,
        gap: 8,
      }}
    >
      {imageFits.map((fit) => (
        <Image key={fit} {...args} fit={fit} ratio={1} />
      ))}
    </div>
  ),
};
export const Contained: Story = { args: { fit: 'contain', ratio: 1 } };
/** Ten pixels by ten, enlarged, in place of the picture, which never loads here. */
export const Placeholder: Story = { args: { src: nothing, alt: '', placeholderSrc: tiny } };
/** The browser takes the file that suits the width it is drawn at. */
export const SeveralWidths: Story = {
  args: {
    // A wide file that another story had loaded would be taken at any width.
    srcSet: './pictures/coat-front.webp 640w, ./pictures/coat-second.webp 1280w',
    sizes: '320px',
  },
  play: async ({ canvasElement }) => {
    const image = within(canvasElement).getByRole<HTMLImageElement>('img');
    await waitFor(() => expect(image.currentSrc).toMatch(/coat-front/));
  },
};
const points = [0, 0.5, 1].flatMap((y) => [0, 0.5, 1].map((x) => ({ x, y })));
/** The same picture in containers of another shape, each with another point that stays in view. */
export const FocalPoints: Story = {
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 720 }}>
        <Story />
      </div>
    ),
  ],
  render: (args) => (
    <div style={{ display: 'grid', gap: 8 }}>
      {[21 / 9, 1 / 2].map((ratio) => (
        <div
          key={ratio}
          style={{
            display: 'grid',
            gridTemplateColumns: `repeat(${ratio > 1 ? '3' : '9'}, minmax(0, 1fr))`,
            gap: 8,
          }}
        >
          {points.map(({ x, y }) => (
            <Image
              key={`${String(x)} ${String(y)}`}
              {...args}
              ratio={ratio}
              focalPoint={{ x, y }}
            />
          ))}
        </div>
      ))}
    </div>
  ),
};
export const NotLoaded: Story = { args: { src: nothing, alt: '' } };
