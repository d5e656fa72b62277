import { Late } from '../../interface/Late.tsx';
import { useModal } from '../../interface/modal.ts';
import { useToast } from '../../interface/toast.ts';
import { loadWithMessages } from '../../languages/loadMessages.ts';
import { useServices } from '../../page/services.ts';
import { useFocusAdded } from './useFocusAdded.ts';
import { useShortcutActions } from './useShortcutActions.ts';
import { type EarlyKeys, useShortcutKeys } from './useShortcutKeys.ts';

const loadPalette = () => loadWithMessages(['keyboard'], () => import('./Palette.tsx'));
const loadShortcuts = () => loadWithMessages(['keyboard'], () => import('./ShortcutsPanel.tsx'));

/** The shortcuts of the shop, and what two of them open. */
export default function Keyboard(keys: EarlyKeys) {
  const { current, close } = useModal();
  const { text } = useServices();
  const perform = useShortcutActions();
  useShortcutKeys(keys, perform);
  useFocusAdded();
  const fail = () => {
    close();
    useToast.getState().notify(text('error.offline'));
  };
  return (
    <>
      <Late isNeeded={current === 'palette'} load={loadPalette} props={{ perform }} onFail={fail} />
      <Late
        isNeeded={current === 'shortcuts'}
        load={loadShortcuts}
        props={{ perform }}
        onFail={fail}
      />
    </>
  );
}
