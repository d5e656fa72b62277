/** The pictures that stories show; `.storybook/drawPictures.ts` draws them. */
import type { ImageSource } from '../components/Image/Image.tsx';

const pictureNames = [
  'coat-front',
  'coat-back',
  'coat-detail',
  'coat-second',
  'coat-black',
  'coat-sage',
  'coat-wine',
  'jumper',
  'shirt',
  'cardigan',
  'boots',
  'dress',
  'still-life',
] as const;
export type StoryPicture = (typeof pictureNames)[number];

/** A picture by name, with what it shows in words. */
export function storyPicture(name: StoryPicture, alt = ''): ImageSource {
  return {
    src: `./pictures/${name}.webp`,
    alt,
    width: name === 'still-life' ? 1280 : 640,
    height: name === 'still-life' ? 1024 : 800,
  };
}

/** The picture drawn on the accent of the channel that the toolbar shows; any other picture as it is. */
export function planePicture(src: string, { channel }: Readonly<Record<string, unknown>>): string {
  return typeof channel === 'string' ? src.replace('plane-se', `plane-${channel}`) : src;
}
