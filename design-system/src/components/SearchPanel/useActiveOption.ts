/** The active suggestion of a search panel, moved by keys while the focus stays in the field. */
import { type KeyboardEvent, useState } from 'react';
import type { SearchOption } from './searchPanelGroup.ts';

interface ActiveOption {
  readonly options: readonly SearchOption[];
  readonly elementIdOf: (option: SearchOption) => string;
  /** Text that Tab takes; undefined where Tab moves on. */
  readonly completion: string | undefined;
  readonly onComplete: (text: string) => void;
  readonly onClose: () => void;
}

/** The option after a step; past either end no option is active, so that the field is between them. */
export function stepOption(
  options: readonly SearchOption[],
  active: SearchOption | undefined,
  step: 1 | -1,
): SearchOption | undefined {
  const from = active ? options.indexOf(active) : step === 1 ? -1 : options.length;
  return options[from + step];
}

const isAtEnd = ({ selectionStart, selectionEnd, value }: HTMLInputElement) =>
  selectionStart === value.length && selectionEnd === value.length;

export function useActiveOption({
  options,
  elementIdOf,
  completion,
  onComplete,
  onClose,
}: ActiveOption) {
  const [activeId, setActiveId] = useState<string>();
  const active = options.find(({ id }) => id === activeId);
  const move = (step: 1 | -1) => {
    const next = stepOption(options, active, step);
    setActiveId(next?.id);
    if (next) document.getElementById(elementIdOf(next))?.scrollIntoView({ block: 'nearest' });
  };
  const keys: Readonly<Record<string, (event: KeyboardEvent<HTMLInputElement>) => boolean>> = {
    ArrowDown: () => (move(1), true),
    ArrowUp: () => (move(-1), true),
    Enter: () => {
      if (active) document.getElementById(elementIdOf(active))?.click();
      return active !== undefined;
    },
    Tab: ({ shiftKey, currentTarget }) => {
      const isTaken = completion !== undefined && !active && !shiftKey && isAtEnd(currentTarget);
      if (isTaken) onComplete(completion);
      return isTaken;
    },
    Escape: () => (onClose(), true),
    Delete: () => {
      active?.removal?.onRemove();
      return active?.removal !== undefined;
    },
  };
  return {
    active,
    activate: setActiveId,
    onKeyDown: (event: KeyboardEvent<HTMLInputElement>) => {
      // Keys of an input method choose its own candidates.
      if (event.nativeEvent.isComposing || event.altKey || event.ctrlKey || event.metaKey) return;
      if (keys[event.key]?.(event)) event.preventDefault();
    },
  };
}
