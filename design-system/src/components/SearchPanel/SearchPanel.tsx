/**
 * SearchPanel: a search text with suggestions in columns, under the header; on a phone in its
 * place. Load it when first needed.
 */
import {
  type ComponentPropsWithRef,
  type ReactNode,
  type SubmitEvent,
  useEffect,
  useId,
  useRef,
} from 'react';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import {
  Hints,
  Note,
  PanelColumn,
  PanelColumns,
  PanelInner,
  PanelPlace,
  PanelScrim,
  PanelSheet,
} from './SearchPanel.styles.ts';
import { SearchPanelField } from './SearchPanelField.tsx';
import { columnOf, type SearchGroup, type SearchOption } from './searchPanelGroup.ts';
import { SearchPanelGroupView } from './SearchPanelGroupView.tsx';
import { useActiveOption } from './useActiveOption.ts';

export type {
  SearchGroup,
  SearchGroupKind,
  SearchOption,
  SearchTextPart,
} from './searchPanelGroup.ts';

export type SearchPanelProps = Omit<
  ComponentPropsWithRef<'div'>,
  'children' | 'onBlur' | 'onSubmit' | 'role'
> & {
  /** What is searched: the name of the field, of its landmark and of the suggestions. */
  readonly label: string;
  /** Where the form leads without scripts. */
  readonly action: string;
  readonly submitLabel: string;
  /** On a text button, and the name of the cross on a phone: "Rensa". */
  readonly clearLabel: string;
  readonly closeLabel: string;
  readonly placeholder: string;
  /** The text in the field; controlled by the caller. */
  readonly value: string;
  readonly onValueChange: (value: string) => void;
  /** The text that the value continues to, drawn behind it; Tab takes it. */
  readonly completion?: string | undefined;
  /** In order; a group without options is omitted. */
  readonly groups: readonly SearchGroup[];
  /** Called when an option is chosen, before its link is followed. */
  readonly onChoose: (option: SearchOption, group: SearchGroup) => void;
  readonly onSubmit: (event: SubmitEvent<HTMLFormElement>) => void;
  /** Called at Escape, at a press beside it, and when the focus leaves it. */
  readonly onClose: () => void;
  /** Above the suggestions: why there are none. */
  readonly note?: string | undefined;
  /** Announced politely: "4 förslag, 12 varor". */
  readonly status: string;
  /** Which keys do what, at the bottom on a desktop. */
  readonly hints?: ReactNode;
};

const columns = ['start', 'middle', 'end'] as const;
/** Longer texts scroll in the field, and what stands behind them would not. */
const maxCompleted = 40;

/**
 * A combobox whose suggestions are in labelled groups: arrows move through them while the focus
 * stays in the field. Render it within the header.
 */
export function SearchPanel({
  label,
  action,
  submitLabel,
  clearLabel,
  closeLabel,
  placeholder,
  value,
  onValueChange,
  completion: given,
  groups,
  onChoose,
  onSubmit,
  onClose,
  note,
  status,
  hints,
  ...native
}: SearchPanelProps) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const shown = groups.filter(({ options }) => options.length > 0);
  const optionIdOf = (option: SearchOption) => `${id}-${option.id}`;
  const groupIdOf = (group: SearchGroup) => `${id}-group-${group.id}`;
  const completion =
    value !== '' && value.length <= maxCompleted && given?.startsWith(value) && given !== value
      ? given
      : undefined;
  const { active, activate, onKeyDown } = useActiveOption({
    options: columns.flatMap((column) =>
      shown.filter(({ kind }) => columnOf[kind] === column).flatMap(({ options }) => options),
    ),
    elementIdOf: optionIdOf,
    completion,
    onComplete: onValueChange,
    onClose,
  });
  useEffect(() => input.current?.focus({ preventScroll: true }), []);
  const change = (text: string) => {
    activate(undefined);
    onValueChange(text);
  };
  return (
    <PanelPlace
      {...native}
      onBlur={({ currentTarget, relatedTarget }) => {
        if (relatedTarget && !currentTarget.contains(relatedTarget)) onClose();
      }}
    >
      <PanelScrim onClick={onClose} />
      <PanelSheet
        onKeyDown={({ key, target }) => {
          if (key === 'Escape' && target !== input.current) onClose();
        }}
      >
        <SearchPanelField
          label={label}
          action={action}
          submitLabel={submitLabel}
          clearLabel={clearLabel}
          closeLabel={closeLabel}
          placeholder={placeholder}
          value={value}
          completion={completion}
          input={input}
          suggestions={{
            listId: `${id}-list`,
            isShown: shown.length > 0,
            activeId: active && optionIdOf(active),
          }}
          onValueChange={change}
          onKeyDown={onKeyDown}
          onSubmit={onSubmit}
          onClose={onClose}
        />
        <PanelInner>
          <div
            id={`${id}-list`}
            role="listbox"
            aria-label={label}
            aria-owns={shown.map(groupIdOf).join(' ') || undefined}
          />
          <VisuallyHidden role="status">{status}</VisuallyHidden>
          {note !== undefined && <Note>{note}</Note>}
          <PanelColumns>
            {columns.map((column) => (
              <PanelColumn key={column}>
                {shown
                  .filter(({ kind }) => columnOf[kind] === column)
                  .map((group) => (
                    <SearchPanelGroupView
                      key={group.id}
                      group={group}
                      elementId={groupIdOf(group)}
                      optionIdOf={optionIdOf}
                      activeId={active?.id}
                      onActivate={activate}
                      onChoose={onChoose}
                    />
                  ))}
              </PanelColumn>
            ))}
          </PanelColumns>
          {hints !== undefined && <Hints>{hints}</Hints>}
        </PanelInner>
      </PanelSheet>
    </PanelPlace>
  );
}
