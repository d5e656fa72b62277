/** The active row of a command palette, moved by keys while the focus stays in the field. */
import { type KeyboardEvent, useState } from 'react';
import type { PaletteOption } from './paletteGroup.ts';

interface PaletteKeys {
  readonly options: readonly PaletteOption[];
  readonly elementIdOf: (option: PaletteOption) => string;
  /** Whether the options belong to the text; until then Enter opens only a row that was moved to. */
  readonly isSettled: boolean;
  /** Called at Enter where no row is opened. */
  readonly onSubmit: () => void;
}

/** The option after a step, from either end to the other. */
export function stepRound(
  options: readonly PaletteOption[],
  active: PaletteOption | undefined,
  step: 1 | -1,
): PaletteOption | undefined {
  const from = active ? options.indexOf(active) : step === 1 ? -1 : 0;
  return options.at((from + step) % options.length);
}

export function usePaletteKeys({ options, elementIdOf, isSettled, onSubmit }: PaletteKeys) {
  const [chosenId, setChosenId] = useState<string>();
  const chosen = options.find(({ id }) => id === chosenId);
  const active = chosen ?? options[0];
  const move = (step: 1 | -1) => {
    const next = stepRound(options, active, step);
    setChosenId(next?.id);
    if (next) document.getElementById(elementIdOf(next))?.scrollIntoView({ block: 'nearest' });
  };
  const open = () => {
    const opened = isSettled ? active : chosen;
    if (opened) document.getElementById(elementIdOf(opened))?.click();
    else onSubmit();
  };
  const keys: Readonly<Record<string, () => void>> = {
    ArrowDown: () => move(1),
    ArrowUp: () => move(-1),
    Enter: open,
  };
  return {
    active,
    activate: setChosenId,
    onKeyDown: (event: KeyboardEvent<HTMLInputElement>) => {
      // Keys of an input method choose its own candidates.
      if (event.nativeEvent.isComposing || event.altKey || event.ctrlKey || event.metaKey) return;
      const act = keys[event.key];
      if (!act) return;
      event.preventDefault();
      act();
    },
  };
}
