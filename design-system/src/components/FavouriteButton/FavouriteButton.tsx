/** FavouriteButton: a heart that toggles. */
import { IconButton, type IconButtonProps } from '../IconButton/IconButton.tsx';

export type FavouriteButtonProps = Omit<IconButtonProps, 'icon' | 'count' | 'isPressed'> & {
  /** The heart is filled, and the button exposed as pressed; controlled by the caller. */
  readonly isFavourite: boolean;
};

/** A toggle; its label names the product and stays the same, its state is exposed as pressed. */
export function FavouriteButton({ isFavourite, ...native }: FavouriteButtonProps) {
  return <IconButton {...native} icon="heart" isPressed={isFavourite} />;
}
