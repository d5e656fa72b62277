/** SearchPanelField: the field of a search panel, its completion and its buttons. */
import type { KeyboardEvent, RefObject, SubmitEvent } from 'react';
import { Icon } from '../../icons/Icon.tsx';
import { TextButton } from '../TextButton/TextButton.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import {
  Completion,
  FieldBox,
  FieldInput,
  FieldLine,
  FieldRow,
  KeyName,
  PanelInner,
} from './SearchPanel.styles.ts';

type FieldProps = {
  readonly label: string;
  readonly action: string;
  readonly submitLabel: string;
  readonly clearLabel: string;
  readonly closeLabel: string;
  readonly placeholder: string;
  readonly value: string;
  readonly completion: string | undefined;
  readonly input: RefObject<HTMLInputElement | null>;
  /** The state of the suggestions, for assistive technology. */
  readonly suggestions: {
    readonly listId: string;
    readonly isShown: boolean;
    readonly activeId: string | undefined;
  };
  readonly onValueChange: (value: string) => void;
  readonly onKeyDown: (event: KeyboardEvent<HTMLInputElement>) => void;
  readonly onSubmit: (event: SubmitEvent<HTMLFormElement>) => void;
  readonly onClose: () => void;
};

/** A plain form; on a phone with an arrow back, on a desktop with a cross. */
export function SearchPanelField({
  label,
  action,
  submitLabel,
  clearLabel,
  closeLabel,
  placeholder,
  value,
  completion,
  input,
  suggestions,
  onValueChange,
  onKeyDown,
  onSubmit,
  onClose,
}: FieldProps) {
  const clear = () => {
    onValueChange('');
    input.current?.focus();
  };
  return (
    <FieldRow role="search" aria-label={label} action={action} onSubmit={onSubmit}>
      <PanelInner>
        <FieldLine>
          <button type="button" onClick={onClose} data-is-for="phone" data-at-start>
            <Icon name="chevron-start" size="20" />
            <VisuallyHidden>{closeLabel}</VisuallyHidden>
          </button>
          <button type="submit" data-is-for="desktop" data-at-start>
            <Icon name="search" size="20" />
            <VisuallyHidden>{submitLabel}</VisuallyHidden>
          </button>
          <FieldBox>
            {completion !== undefined && (
              <Completion aria-hidden="true">
                <span>{value}</span>
                <span>{completion.slice(value.length)}</span>
                <KeyName>Tab</KeyName>
              </Completion>
            )}
            <FieldInput
              ref={input}
              type="text"
              name="q"
              role="combobox"
              aria-label={label}
              aria-autocomplete="both"
              aria-expanded={suggestions.isShown}
              aria-controls={suggestions.listId}
              aria-activedescendant={suggestions.activeId}
              autoComplete="off"
              enterKeyHint="search"
              placeholder={placeholder}
              value={value}
              onChange={({ target }) => onValueChange(target.value)}
              onKeyDown={onKeyDown}
            />
          </FieldBox>
          {value !== '' && (
            <>
              <span data-is-for="desktop">
                <TextButton onClick={clear}>{clearLabel}</TextButton>
              </span>
              <button type="button" onClick={clear} data-is-for="phone" data-at-end>
                <Icon name="close" size="20" />
                <VisuallyHidden>{clearLabel}</VisuallyHidden>
              </button>
            </>
          )}
          <button type="button" onClick={onClose} data-is-for="desktop" data-at-end>
            <Icon name="close" size="20" />
            <VisuallyHidden>{closeLabel}</VisuallyHidden>
          </button>
        </FieldLine>
      </PanelInner>
    </FieldRow>
  );
}
