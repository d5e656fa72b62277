/**
 * CommandPalette: a field over the page that finds pages, products and actions by their names. Load
 * it when first needed.
 */
import { Title } from '@radix-ui/react-dialog';
import { type ComponentPropsWithRef, useId } from 'react';
import { Icon } from '../../icons/Icon.tsx';
import { ModalFrame } from '../Drawer/ModalFrame.tsx';
import { KeyCaps } from '../KeyCaps/KeyCaps.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import {
  PaletteClose,
  PaletteField,
  PaletteFoot,
  PaletteInput,
  PaletteList,
  PaletteSheet,
} from './CommandPalette.styles.ts';
import type { PaletteGroup, PaletteOption } from './paletteGroup.ts';
import { PaletteGroupView } from './PaletteGroupView.tsx';
import { usePaletteKeys } from './usePaletteKeys.ts';

export type { PaletteGroup, PaletteOption } from './paletteGroup.ts';

export type CommandPaletteProps = Omit<
  ComponentPropsWithRef<'div'>,
  'children' | 'title' | 'onSubmit'
> & {
  /** Whether it is shown; controlled by the caller. */
  readonly isOpen: boolean;
  /** Called when it requests to be closed: Escape, its button, a press on the page behind. */
  readonly onClose: () => void;
  /** The dialog's name, for screen readers: "Kommandoraden". */
  readonly title: string;
  readonly closeLabel: string;
  /** On the button that closes it: the name of the Escape key. */
  readonly closeKey: string;
  /** In the empty field, and its name: "Vart vill du?" */
  readonly placeholder: string;
  /** The text in the field; controlled by the caller. */
  readonly value: string;
  readonly onValueChange: (value: string) => void;
  /** In order; a group without options is omitted. */
  readonly groups: readonly PaletteGroup[];
  /** Whether the groups belong to the text; the first row is opened by Enter only then. */
  readonly isSettled?: boolean;
  /** Called when a row is chosen, before its link is followed. */
  readonly onChoose: (option: PaletteOption, group: PaletteGroup) => void;
  /** Called at Enter where no row is opened. */
  readonly onSubmit: () => void;
  /** Announced politely: "7 rader". */
  readonly status: string;
  /** Which keys do what, at the bottom: `['↑ ↓', 'väljer']`. */
  readonly hints: readonly (readonly [keys: string, does: string])[];
  /** A button at the bottom, with its key. */
  readonly more: { readonly key: string; readonly label: string; readonly onPress: () => void };
};

/** A combobox in a dialog: arrows move through all groups while the focus stays in the field. */
export function CommandPalette({
  isOpen,
  onClose,
  title,
  closeLabel,
  closeKey,
  placeholder,
  value,
  onValueChange,
  groups,
  isSettled = true,
  onChoose,
  onSubmit,
  status,
  hints,
  more,
  ...native
}: CommandPaletteProps) {
  const id = useId();
  const shown = groups.filter(({ options }) => options.length > 0);
  const optionIdOf = (option: PaletteOption) => `${id}-${option.id}`;
  const { active, activate, onKeyDown } = usePaletteKeys({
    options: shown.flatMap(({ options }) => options),
    elementIdOf: optionIdOf,
    isSettled,
    onSubmit,
  });
  const change = (text: string) => {
    activate(undefined);
    onValueChange(text);
  };
  return (
    <ModalFrame {...native} isOpen={isOpen} onClose={onClose} panel={PaletteSheet}>
      <VisuallyHidden>
        <Title>{title}</Title>
      </VisuallyHidden>
      <PaletteField>
        <Icon name="search" size="20" />
        <PaletteInput
          type="text"
          role="combobox"
          aria-label={placeholder}
          aria-autocomplete="list"
          aria-expanded={shown.length > 0}
          aria-controls={`${id}-list`}
          aria-activedescendant={active && optionIdOf(active)}
          autoComplete="off"
          enterKeyHint="go"
          placeholder={placeholder}
          value={value}
          onChange={({ target }) => change(target.value)}
          onKeyDown={onKeyDown}
        />
        <PaletteClose type="button" onClick={onClose}>
          <KeyCaps keys={[closeKey]} aria-hidden="true" />
          <VisuallyHidden>{closeLabel}</VisuallyHidden>
        </PaletteClose>
      </PaletteField>
      <VisuallyHidden role="status">{status}</VisuallyHidden>
      <PaletteList id={`${id}-list`} role="listbox" aria-label={title}>
        {shown.map((group) => (
          <PaletteGroupView
            key={group.id}
            group={group}
            elementId={`${id}-group-${group.id}`}
            optionIdOf={optionIdOf}
            activeId={active?.id}
            onActivate={activate}
            onChoose={onChoose}
          />
        ))}
      </PaletteList>
      <PaletteFoot>
        {hints.map(([keys, does]) => (
          <span key={keys}>{`${keys} ${does}`}</span>
        ))}
        <button type="button" onClick={more.onPress}>
          <KeyCaps keys={[more.key]} aria-hidden="true" />
          {more.label}
        </button>
      </PaletteFoot>
    </ModalFrame>
  );
}
