/** SearchField: a search text; a plain form, so it works without scripts. */
import { useId, useRef, type ComponentPropsWithRef } from 'react';
import { Icon } from '../../icons/Icon.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import { SearchClear, SearchControl, SearchRoot, SearchSubmit } from './SearchField.styles.ts';

export const searchFieldEmphases = ['header', 'page'] as const;

export type SearchFieldProps = Omit<ComponentPropsWithRef<'form'>, 'children' | 'role'> & {
  /**
   * What is searched: the name of its field and of its landmark, so two on one page must differ.
   */
  readonly label: string;
  /** Label of the button with the magnifying glass: "Sök". */
  readonly submitLabel: string;
  /** Label of the button that clears the text: "Rensa". */
  readonly clearLabel: string;
  /** Shown while the field is empty: "Sök". */
  readonly placeholder?: string;
  /** The input's name in the address. */
  readonly name?: string;
  /** The input's id, where it must be the same on every page. */
  readonly fieldId?: string;
  /** The field's initial value: the text that was searched for. */
  readonly startValue?: string;
  /** `header` (default) is 208 px with a rule only, `page` a whole field. */
  readonly emphasis?: (typeof searchFieldEmphases)[number];
};

/** `header` is 208 px with a rule only, `page` a whole field. Native props go to the `form`. */
export function SearchField({
  label,
  submitLabel,
  clearLabel,
  placeholder,
  name = 'q',
  fieldId,
  startValue,
  emphasis = 'header',
  ...native
}: SearchFieldProps) {
  const ownId = useId();
  const id = fieldId ?? ownId;
  const input = useRef<HTMLInputElement>(null);
  const clear = () => {
    if (!input.current) return;
    input.current.value = '';
    input.current.dispatchEvent(new Event('input', { bubbles: true }));
    input.current.focus();
  };
  return (
    <SearchRoot aria-label={label} {...native} role="search" data-emphasis={emphasis}>
      <SearchSubmit type="submit">
        <Icon name="search" size="20" />
        <VisuallyHidden>{submitLabel}</VisuallyHidden>
      </SearchSubmit>
      <VisuallyHidden as="label" htmlFor={id}>
        {label}
      </VisuallyHidden>
      <SearchControl
        ref={input}
        id={id}
        type="search"
        name={name}
        defaultValue={startValue}
        placeholder={placeholder ?? ' '}
        autoComplete="off"
        enterKeyHint="search"
      />
      <SearchClear type="button" onClick={clear}>
        <Icon name="close" size="20" />
        <VisuallyHidden>{clearLabel}</VisuallyHidden>
      </SearchClear>
    </SearchRoot>
  );
}
