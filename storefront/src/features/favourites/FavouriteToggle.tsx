import { FavouriteButton, type FavouriteButtonProps } from '@solvik/design-system';
import { useServices } from '../../page/services.ts';
import { favourites } from './favourites.ts';
import { useIsFavourite } from './useFavourites.ts';

export interface FavouriteToggleProps extends Pick<FavouriteButtonProps, 'emphasis'> {
  readonly productId: number;
  readonly name: string;
  /** Whether its place is kept until the page runs; on a picture it takes no place. */
  readonly hasPlace?: boolean;
}

/** A product's heart. It is on this device alone, so it appears once the page runs. */
export function FavouriteToggle({
  productId,
  name,
  hasPlace = false,
  ...drawn
}: FavouriteToggleProps) {
  const { text, now } = useServices();
  const isFavourite = useIsFavourite(productId);
  if (isFavourite === undefined && !hasPlace) return null;
  return (
    <FavouriteButton
      {...drawn}
      label={text('card.favourite', { name })}
      isFavourite={isFavourite ?? false}
      onClick={() => favourites.toggle({ productId, name }, now())}
    />
  );
}
