/** Button: performs an action. For navigation there is ButtonLink. */
import type { ComponentPropsWithRef, MouseEvent } from 'react';
import { Spinner } from '../Spinner/Spinner.tsx';
import { ButtonLabel, ButtonRoot, ButtonSpinner } from './Button.styles.ts';

export const buttonEmphases = ['primary', 'outlined', 'inverted'] as const;
export type ButtonEmphasis = (typeof buttonEmphases)[number];
export const buttonSizes = ['normal', 'narrow', 'small'] as const;
export type ButtonSize = (typeof buttonSizes)[number];
export const buttonWidths = ['content', 'phone', 'full'] as const;
export type ButtonWidth = (typeof buttonWidths)[number];

export type ButtonProps = ComponentPropsWithRef<'button'> & {
  /** `inverted` is for the accent background. */
  readonly emphasis?: ButtonEmphasis;
  /**
   * `narrow` shares its row with a field or another button: the same height, with less padding
   * beside its text.
   */
  readonly size?: ButtonSize;
  /** As wide as its text, or as its container: on a phone, or always. */
  readonly width?: ButtonWidth;
  /** Work is pending: the button keeps its place, name and type, and refuses another click. */
  readonly isPending?: boolean;
};

/** A button; `type` is `button` by default. */
export function Button({
  emphasis = 'primary',
  size = 'normal',
  width = 'content',
  isPending = false,
  type = 'button',
  children,
  onClick,
  ...native
}: ButtonProps) {
  const refuseWhilePending = (event: MouseEvent<HTMLButtonElement>) => {
    // The type stays submit, or Enter in a single-field form would send it past this handler.
    if (isPending) event.preventDefault();
    else onClick?.(event);
  };
  return (
    <ButtonRoot
      {...native}
      type={type}
      onClick={refuseWhilePending}
      data-emphasis={emphasis}
      data-size={size}
      data-width={width}
      aria-busy={isPending || undefined}
      aria-disabled={isPending || native['aria-disabled']}
    >
      <ButtonLabel>{children}</ButtonLabel>
      {isPending && (
        <ButtonSpinner>
          <Spinner size="20" />
        </ButtonSpinner>
      )}
    </ButtonRoot>
  );
}
