import { Late } from '../../interface/Late.tsx';
import { useModal } from '../../interface/modal.ts';
import { loadWithMessages } from '../../languages/loadMessages.ts';
import { useShortcutActions } from './useShortcutActions.ts';
import { type EarlyKeys, useShortcutKeys } from './useShortcutKeys.ts';

const loadPalette = () => loadWithMessages(['keyboard'], () => import('./Palette.tsx'));
const loadShortcuts = () => loadWithMessages(['keyboard'], () => import('./ShortcutsPanel.tsx'));

/** The shortcuts of the shop, and what two of them open. */
export default function Keyboard(keys: EarlyKeys) {
  const opened = useModal((modal) => modal.opened);
  const perform = useShortcutActions();
  useShortcutKeys(keys, perform);
  return (
    <>
      <Late isNeeded={opened.has('palette')} load={loadPalette} props={{ perform }} />
      <Late isNeeded={opened.has('shortcuts')} load={loadShortcuts} props={{ perform }} />
    </>
  );
}
