import { useEffect, useEffectEvent, useRef } from 'react';
import { letterShortcuts } from '../../device/letterShortcuts.ts';
import { useModal } from '../../interface/modal.ts';
import { isPaletteKey } from '../../interface/paletteKey.ts';
import { type KeyContext, type KeyPress, planShortcut } from './planShortcut.ts';
import type { PerformShortcut } from './useShortcutActions.ts';

const fields =
  'input, select, textarea, [contenteditable]:not([contenteditable="false"]), [role="textbox"], [role="combobox"], [role="listbox"], [role="menu"]';
const openDialog = '[role="dialog"]:not([data-state="closed"])';

function pressOf(event: KeyboardEvent): KeyPress {
  const { key, target, ctrlKey, altKey, metaKey, shiftKey, isComposing } = event;
  return {
    key,
    isPaletteKey: isPaletteKey(event),
    hasModifier: ctrlKey || altKey || metaKey,
    hasShift: shiftKey,
    isComposing,
    isInField: target instanceof Element && target.closest(fields) !== null,
  };
}

function overPage(): KeyContext['over'] {
  if (useModal.getState().current !== undefined) return 'replaceable';
  return document.querySelector(openDialog) ? 'other' : 'nothing';
}

export interface EarlyKeys {
  /** Pressed before this was loaded. */
  readonly early: readonly KeyboardEvent[];
  /** Called once keys are received here. */
  readonly onStart: () => void;
}

/** Performs the shortcuts of the keys that are pressed anywhere on the page. */
export function useShortcutKeys({ early, onStart }: EarlyKeys, perform: PerformShortcut): void {
  const pressedG = useRef<number>(undefined);
  const receive = useEffectEvent((event: KeyboardEvent) => {
    const sinceG = pressedG.current === undefined ? undefined : event.timeStamp - pressedG.current;
    const plan = planShortcut(pressOf(event), {
      hasSingleKeys: letterShortcuts.read(),
      over: overPage(),
      sinceG,
    });
    pressedG.current = plan.kind === 'begin' ? event.timeStamp : undefined;
    if (plan.kind !== 'act') return;
    event.preventDefault();
    perform(plan.action);
  });
  const receiveEarly = useEffectEvent(() => {
    onStart();
    for (const event of early) receive(event);
  });
  useEffect(() => {
    receiveEarly();
    const listen = (event: KeyboardEvent) => receive(event);
    addEventListener('keydown', listen);
    return () => removeEventListener('keydown', listen);
  }, []);
}
