/** SearchField: a word to look for; a plain form, so it works without scripts. */
import { useId, type ComponentPropsWithRef } from 'react';
import { styled } from 'styled-components';
import { media } from '../../foundation/media.ts';
import { bodyType } from '../../foundation/typeStyles.ts';
import { Icon } from '../../icons/Icon.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';

export const searchFieldEmphases = ['header', 'page'] as const;

const Root = styled.form`
  display: flex;
  align-items: center;
  inline-size: 100%;
  border-block-end: 1px solid var(--color-edge);
  transition: border-color var(--motion-colour) var(--motion-easing);
  ${media.canHover} {
    &:hover { border-color: var(--color-ink); }
  }
  &:focus-within { border-color: var(--color-focus); box-shadow: 0 1px 0 var(--color-focus); }
  &[data-emphasis='header'] { inline-size: 208px; }
  &[data-emphasis='page'] {
    min-block-size: var(--size-control);
    background: var(--color-sheet);
    border: 1px solid var(--color-edge);
  }
`;

const Control = styled.input`
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
  &::placeholder { color: var(--color-muted); opacity: 1; }
  &::-webkit-search-cancel-button { display: none; }
  &:focus-visible { outline: none; }
  ${media.forcedColors} {
    &:focus-visible { outline: 2px solid Highlight; }
  }
`;

const Submit = styled.button`
  display: grid;
  place-items: center;
  flex: none;
  inline-size: 36px;
  block-size: var(--size-control-small);
  color: var(--color-ink);
  &:focus-visible { outline-offset: -2px; }
  [data-emphasis='page'] > & { inline-size: var(--size-control); }
`;

export type SearchFieldProps = Omit<ComponentPropsWithRef<'form'>, 'children' | 'role'> & {
  /** What is searched, in words. */
  readonly label: string;
  readonly submitLabel: string;
  readonly placeholder?: string;
  /** The input's name in the address. */
  readonly name?: string;
  readonly startValue?: string;
  readonly emphasis?: (typeof searchFieldEmphases)[number];
};

/** `header` is 208 px with a rule only, `page` a whole field. Native props go to the `form`. */
export function SearchField({
  label,
  submitLabel,
  placeholder,
  name = 'q',
  startValue,
  emphasis = 'header',
  ...native
}: SearchFieldProps) {
  const id = useId();
  return (
    <search>
      <Root aria-label={label} {...native} data-emphasis={emphasis}>
        <Submit type="submit">
          <Icon name="search" size="20" />
          <VisuallyHidden>{submitLabel}</VisuallyHidden>
        </Submit>
        <VisuallyHidden as="label" htmlFor={id}>
          {label}
        </VisuallyHidden>
        <Control
          id={id}
          type="search"
          name={name}
          defaultValue={startValue}
          placeholder={placeholder}
          autoComplete="off"
          enterKeyHint="search"
        />
      </Root>
    </search>
  );
}
