/** Styles of buttons, shared by Button and ButtonLink. */
import { css, styled } from 'styled-components';
import { media } from '../../foundation/media.ts';
import { bodyType } from '../../foundation/typeStyles.ts';

export const buttonStyle = css`
  ${bodyType}
  font-weight: var(--font-weight-medium);
  position: relative;
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: var(--space-12);
  min-block-size: var(--size-control);
  padding: var(--space-8) var(--space-32);
  border: 1px solid transparent;
  border-radius: var(--radius-control);
  text-align: center;
  text-decoration: none;
  cursor: pointer;
  transition:
    background-color var(--motion-colour) var(--motion-easing),
    color var(--motion-colour) var(--motion-easing),
    border-color var(--motion-colour) var(--motion-easing);
  background: var(--color-accent);
  color: var(--color-white);
  &:active {
    background: var(--color-accent-deep);
  }
  ${media.canHover} {
    &:hover {
      background: var(--color-accent-deep);
    }
  }

  &[data-emphasis='outlined'] {
    background: transparent;
    color: var(--color-ink);
    border-color: var(--color-ink);
    &:active {
      background: var(--color-ink);
      color: var(--color-white);
    }
    ${media.canHover} {
      &:hover {
        background: var(--color-ink);
        color: var(--color-white);
      }
    }
  }

  &[data-emphasis='inverted'] {
    background: var(--color-paper);
    color: var(--color-accent);
    &:active {
      background: var(--color-accent-tint);
      color: var(--color-accent-deep);
    }
    ${media.canHover} {
      &:hover {
        background: var(--color-accent-tint);
        color: var(--color-accent-deep);
      }
    }
  }

  &[data-size='small'] {
    min-block-size: var(--size-control-small);
    padding-inline: 20px;
  }

  &[data-size='narrow'] {
    padding-inline: var(--space-16);
  }

  &[data-width='full'] {
    inline-size: 100%;
  }
  ${media.belowDesktop} {
    &[data-width='phone'] {
      inline-size: 100%;
    }
  }

  &:disabled:not([aria-busy='true']) {
    cursor: not-allowed;
    background: var(--color-shade);
    color: var(--color-muted);
    border-color: var(--color-edge);
  }
  &[aria-busy='true'] {
    cursor: progress;
  }

  ${media.forcedColors} {
    border-color: ButtonText;
    &:disabled {
      border-color: GrayText;
    }
  }
`;

export const ButtonRoot = styled.button`
  ${buttonStyle}
`;

/** Keeps the label's space while the spinner replaces it. */
export const ButtonLabel = styled.span`
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: var(--space-12);
  [aria-busy='true'] > & {
    opacity: 0;
  }
`;

export const ButtonSpinner = styled.span`
  position: absolute;
  inset: 0;
  display: grid;
  place-items: center;
`;
