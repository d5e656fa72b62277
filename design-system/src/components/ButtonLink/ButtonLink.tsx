/** ButtonLink: navigates, with a button's weight. */
import { styled } from 'styled-components';
import { Link, type LinkProps } from '../../foundation/LinkProvider.tsx';
import { buttonStyle } from '../Button/Button.styles.ts';
import type { ButtonEmphasis, ButtonSize, ButtonWidth } from '../Button/Button.tsx';

const Root = styled(Link)`
  ${buttonStyle}
`;

export type ButtonLinkProps = LinkProps & {
  readonly href: string;
  /** `primary` by default; `inverted` is for the accent background. */
  readonly emphasis?: ButtonEmphasis;
  /** 52 px high; `small` is 44, `narrow` as high with less padding beside its text. */
  readonly size?: ButtonSize;
  /** As wide as its text, or as its container: on a phone, or always. */
  readonly width?: ButtonWidth;
};

/** A link styled as a button. */
export function ButtonLink({
  emphasis = 'primary',
  size = 'normal',
  width = 'content',
  ...native
}: ButtonLinkProps) {
  return <Root {...native} data-emphasis={emphasis} data-size={size} data-width={width} />;
}
