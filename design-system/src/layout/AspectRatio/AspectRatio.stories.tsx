import type { Meta, StoryObj } from '@storybook/react-vite';
import { StoryBlock } from '../../testing/StoryBlock.tsx';
import { storyPicture } from '../../testing/storyPictures.ts';
import { Tiles } from '../Tiles/Tiles.tsx';
import { AspectRatio, aspectRatios } from './AspectRatio.tsx';

const front = storyPicture('coat-front', 'Kappan framifrån');

const meta = {
  title: 'Layout/AspectRatio',
  component: AspectRatio,
  args: { children: <img src={front.src} alt={front.alt} /> },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 320 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof AspectRatio>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Matrix: Story = {
  render: () => (
    <Tiles phoneColumns="2">
      {aspectRatios.map((ratio) => (
        <AspectRatio key={ratio} ratio={ratio}>
          <StoryBlock>{ratio}</StoryBlock>
        </AspectRatio>
      ))}
    </Tiles>
  ),
};
/** A picture of another shape is cropped, text of any length stays inside. */
export const LongText: Story = {
  args: {
    lang: 'fi',
    ratio: '16:9',
    children: (
      <StoryBlock>
        Lampaanvillakangastakkivalikoimamme kuvataan päivänvalossa ja aina samassa koossa.
      </StoryBlock>
    ),
  },
};
