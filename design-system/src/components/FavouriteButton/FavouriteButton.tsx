/** FavouriteButton: a heart that stays down. */
import { IconButton, type IconButtonProps } from '../IconButton/IconButton.tsx';

export type FavouriteButtonProps = Omit<IconButtonProps, 'icon' | 'count' | 'isPressed'> & {
  /** The heart is filled, and the button said to be pressed; the caller keeps it. */
  readonly isFavourite: boolean;
};

/** A toggle; its label names the product and stays the same, its state is spoken as pressed. */
export function FavouriteButton({ isFavourite, ...native }: FavouriteButtonProps) {
  return <IconButton {...native} icon="heart" isPressed={isFavourite} />;
}
