/** ProductPicture: a product's picture, or a sample of its cloth where it has none. */
import { ClothSample } from '../ClothSample/ClothSample.tsx';
import { Image, type ImageProps } from '../Image/Image.tsx';

export type ProductPictureProps = {
  /** Cropped to `ratio`; without one, cloth replaces it. */
  readonly image?: ImageProps | undefined;
  /** Colour of the cloth that replaces a missing picture, as CSS writes it. */
  readonly clothColour?: string | undefined;
  /** Width over height. */
  readonly ratio?: number;
};

/** Has the same size whether there is a picture or not. */
export function ProductPicture({ image, clothColour, ratio = 4 / 5 }: ProductPictureProps) {
  return image ? (
    <Image {...image} ratio={ratio} />
  ) : (
    <ClothSample colour={clothColour} ratio={ratio} />
  );
}
