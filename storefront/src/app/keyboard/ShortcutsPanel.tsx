import { ShortcutList, Stack, Switch } from '@solvik/design-system';
import { Drawer } from '@solvik/design-system/drawer';
import { useSyncExternalStore } from 'react';
import { letterShortcuts } from '../../device/letterShortcuts.ts';
import { useModal } from '../../interface/modal.ts';
import { hasCommandKey } from '../../interface/paletteKey.ts';
import { useText } from '../../page/services.ts';
import { cardKeys, paletteKeys, type SingleKeyAction, singleKeys } from './shortcutKeys.ts';
import type { PerformShortcut } from './useShortcutActions.ts';

const everywhere = ['search', 'cart', 'favourites', 'market'] as const;
const inList = ['quickShop', 'favourite', 'compare', 'filter'] as const;

/** The list of shortcuts, and the switch of those with a single key. */
export default function ShortcutsPanel({ perform }: { readonly perform: PerformShortcut }) {
  const text = useText();
  const { current, close } = useModal();
  const isOn = useSyncExternalStore(letterShortcuts.subscribe, letterShortcuts.read);
  const described = (action: SingleKeyAction) => ({
    label: text(`keyboard.shortcut.${action}`),
    keys: singleKeys[action],
  });
  const forPalette = paletteKeys(hasCommandKey());
  return (
    <Drawer
      isOpen={current === 'shortcuts'}
      onClose={close}
      title={text('keyboard.shortcuts')}
      closeLabel={text('close')}
    >
      <Stack gap="32">
        <ShortcutList
          groups={[
            {
              title: text('keyboard.everywhere'),
              shortcuts: [
                {
                  label: text('keyboard.palette'),
                  keys: forPalette,
                  onPress: () => perform('palette'),
                },
                ...everywhere.map((action) => ({
                  ...described(action),
                  onPress: () => perform(action),
                })),
                described('shortcuts'),
              ],
            },
            {
              title: text('keyboard.inList'),
              shortcuts: [
                { label: text('keyboard.shortcut.cards'), keys: cardKeys },
                ...inList.map(described),
              ],
            },
          ]}
        />
        <Switch
          label={text('keyboard.singleKeys')}
          hint={text('keyboard.singleKeysHint', { keys: forPalette.join(' ') })}
          checked={isOn}
          onChange={({ currentTarget }) => letterShortcuts.choose(currentTarget.checked)}
        />
      </Stack>
    </Drawer>
  );
}
