/** TextLink: a link among or beside words. */
import { css, styled } from 'styled-components';
import { Link, type LinkProps } from '../../foundation/LinkProvider.tsx';
import { hitArea } from '../../foundation/hitArea.ts';
import { media } from '../../foundation/media.ts';

export const textLinkEmphases = ['inline', 'standalone', 'quiet'] as const;

export const textLinkStyle = css`
  color: var(--color-accent);
  text-decoration: underline 1px;
  text-underline-offset: 6px;
  transition: color var(--motion-colour) var(--motion-easing);
  ${media.canHover} {
    &:hover {
      color: var(--color-accent-deep);
      text-decoration-thickness: 2px;
    }
  }
  &[data-emphasis='standalone'] {
    display: inline-flex;
    align-items: center;
    min-block-size: var(--size-control-small);
    font-weight: var(--font-weight-medium);
  }
  &[data-emphasis='quiet'] {
    color: inherit;
  }
  &[data-has-large-target] {
    ${hitArea} display: inline-block;
  }
  [data-ground='accent'] & {
    color: inherit;
  }
`;

const Root = styled(Link)`
  ${textLinkStyle}
`;

export type TextLinkProps = LinkProps & {
  readonly href: string;
  /** `inline` among words, `standalone` 44 px high on its own, `quiet` in the colour around it. */
  readonly emphasis?: (typeof textLinkEmphases)[number];
  /** For one beside words rather than among them: 44 px to press, though its line keeps its height. */
  readonly hasLargeTarget?: boolean;
};

/** An underlined link. */
export function TextLink({
  emphasis = 'inline',
  hasLargeTarget = false,
  ...native
}: TextLinkProps) {
  return (
    <Root
      {...native}
      data-emphasis={emphasis}
      data-has-large-target={hasLargeTarget ? '' : undefined}
    />
  );
}
