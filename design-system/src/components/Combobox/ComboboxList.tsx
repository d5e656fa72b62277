/** ComboboxList: the suggestions of a Combobox, group by group. */
import { type ReactNode, type RefObject, useRef } from 'react';
import {
  type AriaListBoxOptions,
  useListBox,
  useListBoxSection,
  useOption,
} from 'react-aria/useListBox';
import type { ComboBoxState } from 'react-stately/useComboBoxState';
import {
  ComboboxAside,
  ComboboxDetail,
  ComboboxGroupItem,
  ComboboxGroupTitle,
  ComboboxPicture,
  ComboboxRow,
  ComboboxRows,
  ComboboxText,
} from './Combobox.styles.ts';

export type ComboboxOption = {
  /** Unique among all groups. */
  readonly id: string;
  /** The row's label: "Dubbelknäppt kappa Ida". */
  readonly label: string;
  /** Under the label: the brand. */
  readonly description?: string;
  /** At the end of the line: the price. */
  readonly aside?: ReactNode;
  /** 44 px wide, before the label, which describes it. */
  readonly picture?: ReactNode;
};

export type ComboboxGroup = {
  readonly id: string;
  /** Above the group's options, and its name: "Plagg". */
  readonly title: string;
  /** In order. */
  readonly options: readonly ComboboxOption[];
};

type State = ComboBoxState<object>;
type Row = State['selectionManager']['collection'] extends Iterable<infer Each> ? Each : never;

function Option({
  option: { id, label, description, aside, picture },
  state,
}: {
  readonly option: ComboboxOption;
  readonly state: State;
}) {
  const ref = useRef<HTMLLIElement>(null);
  const { optionProps, isFocused } = useOption({ key: id }, state, ref);
  return (
    <ComboboxRow
      {...optionProps}
      ref={ref}
      aria-selected={isFocused}
      data-is-focused={isFocused || undefined}
    >
      {picture && <ComboboxPicture>{picture}</ComboboxPicture>}
      <ComboboxText>
        <span>{label}</span>
        {description && <ComboboxDetail>{description}</ComboboxDetail>}
      </ComboboxText>
      {aside && <ComboboxAside>{aside}</ComboboxAside>}
    </ComboboxRow>
  );
}

function Group({
  row,
  group: { title, options },
  state,
}: {
  readonly row: Row;
  readonly group: ComboboxGroup;
  readonly state: State;
}) {
  const { itemProps, headingProps, groupProps } = useListBoxSection({
    heading: row.rendered,
    'aria-label': row['aria-label'],
  });
  return (
    <ComboboxGroupItem {...itemProps}>
      <ComboboxGroupTitle {...headingProps}>{title}</ComboboxGroupTitle>
      <ComboboxRows {...groupProps}>
        {options.map((option) => (
          <Option key={option.id} option={option} state={state} />
        ))}
      </ComboboxRows>
    </ComboboxGroupItem>
  );
}

type ComboboxListProps = {
  readonly state: State;
  readonly listBoxRef: RefObject<HTMLUListElement | null>;
  readonly listBoxProps: AriaListBoxOptions<object>;
};

/** A listbox whose options are active while the focus stays in the field. */
export function ComboboxList({ state, listBoxRef, listBoxProps: given }: ComboboxListProps) {
  const { listBoxProps } = useListBox(given, state, listBoxRef);
  return (
    <ComboboxRows {...listBoxProps} ref={listBoxRef}>
      {[...state.collection].map((row) => (
        <Group key={row.key} row={row} group={row.value as ComboboxGroup} state={state} />
      ))}
    </ComboboxRows>
  );
}
