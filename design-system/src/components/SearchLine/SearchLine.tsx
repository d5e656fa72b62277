/** SearchLine: a search text on a line of its own, in a page that is about the search; a plain form. */
import { type ComponentPropsWithRef, useId } from 'react';
import { styled } from 'styled-components';
import { media } from '../../foundation/media.ts';
import { bodyType, leadType } from '../../foundation/typeStyles.ts';
import { Icon } from '../../icons/Icon.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';

const Root = styled.form`
  display: flex;
  align-items: center;
  gap: var(--space-8);
  inline-size: 100%;
  border-block-end: 1px solid var(--color-ink);
  & > svg {
    flex: none;
  }
  &:focus-within {
    border-color: var(--color-focus);
    box-shadow: 0 1px 0 var(--color-focus);
  }
`;

const Control = styled.input`
  ${leadType}
  flex: 1;
  min-inline-size: 0;
  min-block-size: 64px;
  padding: 0 var(--space-8);
  border: 0;
  background: none;
  color: var(--color-ink);
  text-overflow: ellipsis;
  appearance: none;
  &::placeholder {
    color: var(--color-muted);
    opacity: 1;
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

/** As a link is written. */
const Submit = styled.button`
  ${bodyType}
  flex: none;
  min-block-size: var(--size-control-small);
  min-inline-size: var(--size-control-small);
  color: var(--color-accent);
  font-weight: var(--font-weight-medium);
  text-align: end;
  text-decoration: underline 1px;
  text-underline-offset: 6px;
  &:focus-visible {
    outline-offset: -2px;
  }
`;

export type SearchLineProps = Omit<ComponentPropsWithRef<'form'>, 'children' | 'role'> & {
  /** What is searched: the name of its field and of its landmark, so two on one page must differ. */
  readonly label: string;
  /** The word after the field that submits it: "Sök". */
  readonly submitLabel: string;
  /** Shown while the field is empty. */
  readonly placeholder?: string;
  /** The field's initial value: the text that was searched for. */
  readonly startValue?: string;
};

/** Sends `q`. Native props go to the `form`. */
export function SearchLine({
  label,
  submitLabel,
  placeholder,
  startValue,
  ...native
}: SearchLineProps) {
  const id = useId();
  return (
    <Root aria-label={label} {...native} role="search">
      <Icon name="search" size="20" />
      <VisuallyHidden as="label" htmlFor={id}>
        {label}
      </VisuallyHidden>
      <Control
        id={id}
        type="search"
        name="q"
        defaultValue={startValue}
        placeholder={placeholder}
        autoComplete="off"
        enterKeyHint="search"
      />
      <Submit type="submit">{submitLabel}</Submit>
    </Root>
  );
}
