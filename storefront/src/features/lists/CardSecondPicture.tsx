import { SecondPicture } from '@solvik/design-system';
import { imageSource } from '../images/imageSource.ts';
import { cardSizes } from './productCardProps.ts';

/** The next picture of a product, over its card's first. */
export default function CardSecondPicture({ picture }: { readonly picture: string }) {
  return <SecondPicture image={imageSource(picture, { alt: '', sizes: cardSizes })} />;
}
