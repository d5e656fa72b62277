/** Styles of a search field, shared by SearchField and Combobox. */
import { styled } from 'styled-components';
import { media } from '../../foundation/media.ts';
import { narrowDesktop } from '../../foundation/narrowDesktop.ts';
import { bodyType } from '../../foundation/typeStyles.ts';

export const SearchRoot = styled.form`
  display: flex;
  align-items: center;
  inline-size: 100%;
  border-block-end: 1px solid var(--color-edge);
  transition: border-color var(--motion-colour) var(--motion-easing);
  ${media.canHover} {
    &:hover {
      border-color: var(--color-ink);
    }
  }
  &:focus-within {
    border-color: var(--color-focus);
    box-shadow: 0 1px 0 var(--color-focus);
  }
  &[data-emphasis='header'] {
    inline-size: min(100%, 208px);
  }
  &[data-emphasis='page'] {
    max-inline-size: 34rem;
    min-block-size: var(--size-control);
    background: var(--color-sheet);
    border: 1px solid var(--color-edge);
    &:focus-within {
      border-color: var(--color-focus);
      box-shadow: inset 0 0 0 1px var(--color-focus);
      outline: 2px solid var(--color-focus-ring);
    }
    ${media.forcedColors} {
      &:focus-within {
        outline: none;
      }
    }
  }
`;

export const SearchControl = styled.input`
  ${bodyType}
  flex: 1;
  inline-size: 100%;
  min-inline-size: 0;
  min-block-size: var(--size-control-small);
  padding: 0 var(--space-8);
  border: 0;
  background: none;
  color: var(--color-ink);
  appearance: none;
  &::placeholder {
    color: var(--color-muted);
    opacity: 1;
  }
  [data-emphasis='header'] > & {
    text-overflow: ellipsis;
    ${narrowDesktop} {
      padding-inline: var(--space-4);
    }
  }
  &::-webkit-search-cancel-button {
    display: none;
  }
  &:focus-visible {
    outline: none;
  }
  ${media.forcedColors} {
    &:focus-visible {
      outline: 2px solid Highlight;
    }
  }
`;

export const SearchSubmit = styled.button`
  display: grid;
  place-items: center;
  flex: none;
  inline-size: 36px;
  block-size: var(--size-control-small);
  color: var(--color-ink);
  &:focus-visible {
    outline-offset: -2px;
  }
  [data-emphasis='page'] > & {
    inline-size: var(--size-control);
  }
`;

/** Shown while there is a text to clear; without scripts it could do nothing. */
export const SearchClear = styled.button`
  display: grid;
  place-items: center;
  flex: none;
  inline-size: var(--size-control-small);
  block-size: var(--size-control-small);
  color: var(--color-ink);
  &:focus-visible {
    outline-offset: -2px;
  }
  /* A field without a visible placeholder has a space as its placeholder, so that this matches. */
  ${SearchControl}:placeholder-shown + & {
    display: none;
  }
  @media (scripting: none) {
    display: none;
  }
`;
