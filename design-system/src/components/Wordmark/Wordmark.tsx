/** Wordmark: the shop's name as its logo. */
import { styled } from 'styled-components';
import { Link } from '../../foundation/LinkProvider.tsx';
import { media } from '../../foundation/media.ts';

/** A link home set in Bodoni, 29 px on a phone and 44 on a desktop. Give it `href` and the name as its child. */
export const Wordmark = styled(Link)`
  display: inline-flex;
  align-items: center;
  min-block-size: var(--size-control-small);
  color: var(--color-ink);
  /* Large text needs the whole line for its neighbours. */
  font: var(--font-weight-regular) min(1.8125rem, 12vw) / 1 var(--font-display);
  font-variation-settings: 'opsz' 18;
  letter-spacing: -0.02em;
  text-decoration: none;
  white-space: nowrap;
  ${media.desktop} {
    font-size: 2.75rem;
    font-variation-settings: 'opsz' 24;
  }
`;
