/** CloseButton: the close button of a panel, dialog or toast. */
import { IconButton, type IconButtonProps } from '../IconButton/IconButton.tsx';

export type CloseButtonProps = Omit<IconButtonProps, 'icon' | 'count' | 'isPressed' | 'emphasis'>;

/** A cross with an accessible name. */
export function CloseButton(props: CloseButtonProps) {
  return <IconButton {...props} icon="close" />;
}
