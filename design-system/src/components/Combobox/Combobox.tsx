/**
 * Combobox: a search text, with suggestions under it: earlier searches, products, categories,
 * pages. Load it when first needed.
 */
import {
  type ComponentPropsWithRef,
  type FocusEvent,
  type KeyboardEvent,
  type SubmitEvent,
  useRef,
  useState,
} from 'react';
import { I18nProvider } from 'react-aria/I18nProvider';
import { useComboBox } from 'react-aria/useComboBox';
import { useObjectRef } from 'react-aria/useObjectRef';
import { Item } from 'react-stately/Item';
import { Section } from 'react-stately/Section';
import { useComboBoxState } from 'react-stately/useComboBoxState';
import { Icon } from '../../icons/Icon.tsx';
import {
  SearchClear,
  SearchControl,
  SearchRoot,
  SearchSubmit,
} from '../SearchField/SearchField.styles.ts';
import type { searchFieldEmphases } from '../SearchField/SearchField.tsx';
import { TextButton } from '../TextButton/TextButton.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import {
  ComboboxAction,
  ComboboxFrame,
  ComboboxNothing,
  ComboboxPanel,
} from './Combobox.styles.ts';
import { type ComboboxGroup, ComboboxList, type ComboboxOption } from './ComboboxList.tsx';

export type { ComboboxGroup, ComboboxOption } from './ComboboxList.tsx';

export type ComboboxProps = Omit<
  ComponentPropsWithRef<'form'>,
  'children' | 'role' | 'autoFocus'
> & {
  /** What is searched, in words: the name of its field and of its landmark. */
  readonly label: string;
  /** Label of the button with the magnifying glass: "Sök". */
  readonly submitLabel: string;
  /** Label of the button that clears the text: "Rensa". */
  readonly clearLabel: string;
  /** In the field while it is empty: "Sök". */
  readonly placeholder?: string;
  /** The input's name in the address. */
  readonly name?: string;
  /** The text in the field; controlled by the caller. */
  readonly value: string;
  /** Called with the text at every change, and with an empty one when it is cleared. */
  readonly onValueChange: (value: string) => void;
  /** What is suggested for the value; a group without options is left out, and without any the panel closes. */
  readonly groups: readonly ComboboxGroup[];
  /** Called with the chosen suggestion, once the panel has closed. */
  readonly onChoose: (option: ComboboxOption) => void;
  /** Below the suggestions, for an action on all of them: "Rensa senast sökt". Tab leads to it. */
  readonly listAction?: { readonly label: string; readonly onPress: () => void } | undefined;
  /**
   * Shown and announced when nothing is suggested for what is typed; left out while suggestions are
   * loading.
   */
  readonly emptyText?: string | undefined;
  /** `header` is 208 px with a rule only, `page` a whole field; `header` by default. */
  readonly emphasis?: (typeof searchFieldEmphases)[number];
  /** For a field that replaced a SearchField which had the focus. */
  readonly isInitiallyFocused?: boolean;
  /** The language in which it announces the count of suggestions: `sv-SE`. */
  readonly locale: string;
};

function ComboboxForm({
  label,
  submitLabel,
  clearLabel,
  placeholder,
  name = 'q',
  value,
  onValueChange,
  groups,
  onChoose,
  listAction,
  emptyText,
  emphasis = 'header',
  isInitiallyFocused,
  ref,
  onSubmit,
  ...native
}: Omit<ComboboxProps, 'locale'>) {
  const form = useObjectRef(ref);
  const frame = useRef<HTMLDivElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const list = useRef<HTMLUListElement>(null);
  /** The text that the shopper is done with, by Escape or by searching for it. */
  const [leftWord, setLeftWord] = useState<string>();
  const shown = groups.filter(({ options }) => options.length > 0);
  const settings = {
    items: shown,
    children: ({ id, title, options }: ComboboxGroup) => (
      <Section key={id} title={title} items={options}>
        {(option) => (
          <Item
            key={option.id}
            textValue={[option.label, option.description].filter(Boolean).join(', ')}
          >
            {option.label}
          </Item>
        )}
      </Section>
    ),
    inputValue: value,
    onInputChange: onValueChange,
    selectedKey: null,
    allowsCustomValue: true,
    menuTrigger: 'focus' as const,
    label,
    placeholder,
    name,
    autoFocus: isInitiallyFocused,
  };
  const state = useComboBoxState<object>({
    ...settings,
    children: settings.children as (group: object) => ReturnType<typeof settings.children>,
    onSelectionChange: (key) => {
      const option = shown.flatMap(({ options }) => options).find(({ id }) => id === key);
      state.close();
      if (option) onChoose(option);
    },
  });
  const { labelProps, inputProps, listBoxProps } = useComboBox(
    {
      ...settings,
      inputRef: input,
      listBoxRef: list,
      // All of it stays exposed while the panel is open, its button too.
      popoverRef: frame,
      onKeyDown: ({ key }) => {
        if (key === 'Escape') setLeftWord(value);
        // Enter on the text itself searches for it; the hook keeps it from the form while the panel
        // is open.
        const isOnWord = !input.current?.hasAttribute('aria-activedescendant');
        if (key === 'Enter' && state.isOpen && isOnWord) form.current?.requestSubmit();
      },
    },
    state,
  );
  const hasNothing =
    emptyText !== undefined &&
    state.isFocused &&
    shown.length === 0 &&
    value.trim() !== '' &&
    value !== leftWord;
  const leave = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (!currentTarget.contains(relatedTarget)) state.setFocused(false);
  };
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    state.close();
    setLeftWord(value);
    onSubmit?.(event);
  };
  const clear = () => {
    onValueChange('');
    input.current?.focus();
  };
  // The hook closes the panel at Tab; with a control below the list, Tab moves to that.
  const stepIn = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key === 'Tab' && !event.shiftKey && listAction && state.isOpen) return;
    inputProps.onKeyDown?.(event);
  };
  const act = () => {
    listAction?.onPress();
    input.current?.focus();
  };
  const closeOnEscape = ({ key }: KeyboardEvent) => {
    if (key !== 'Escape') return;
    input.current?.focus();
    state.close();
  };
  return (
    <ComboboxFrame ref={frame} onBlur={leave}>
      <SearchRoot
        aria-label={label}
        {...native}
        role="search"
        ref={form}
        data-emphasis={emphasis}
        onSubmit={submit}
      >
        <SearchSubmit type="submit">
          <Icon name="search" size="20" />
          <VisuallyHidden>{submitLabel}</VisuallyHidden>
        </SearchSubmit>
        <VisuallyHidden as="label" {...labelProps}>
          {label}
        </VisuallyHidden>
        <SearchControl {...inputProps} onKeyDown={stepIn} ref={input} enterKeyHint="search" />
        {value !== '' && (
          <SearchClear type="button" onClick={clear}>
            <Icon name="close" size="20" />
            <VisuallyHidden>{clearLabel}</VisuallyHidden>
          </SearchClear>
        )}
      </SearchRoot>
      {state.isOpen && (
        <ComboboxPanel data-emphasis={emphasis}>
          <ComboboxList state={state} listBoxRef={list} listBoxProps={listBoxProps} />
          {listAction && (
            <ComboboxAction onKeyDown={closeOnEscape}>
              <TextButton onClick={act}>{listAction.label}</TextButton>
            </ComboboxAction>
          )}
        </ComboboxPanel>
      )}
      {/* Always rendered, or what appears in it would not be announced. */}
      <div role="status">
        {hasNothing && (
          <ComboboxPanel data-emphasis={emphasis}>
            <ComboboxNothing>{emptyText}</ComboboxNothing>
          </ComboboxPanel>
        )}
      </div>
    </ComboboxFrame>
  );
}

/**
 * A plain form whose native props and ref go to the `form`. Arrows move the active option while the
 * focus stays in the field, Enter chooses or searches for the text, Escape closes.
 */
export function Combobox({ locale, ...rest }: ComboboxProps) {
  return (
    <I18nProvider locale={locale}>
      <ComboboxForm {...rest} />
    </I18nProvider>
  );
}
