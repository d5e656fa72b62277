import {
  BelowDesktop,
  Inline,
  returnFocusTo,
  Switch,
  TextButton,
  WithScripts,
} from '@solvik/design-system';
import { useState } from 'react';
import { Late } from '../../interface/Late.tsx';
import { loadWithMessages } from '../../languages/loadMessages.ts';
import { useText } from '../../page/services.ts';
import { describeOwnSizes } from './describeOwnSizes.ts';
import { ownSizes } from './ownSizes.ts';
import { usePinnedSizes } from './useOwnSizes.ts';
import { useUndoUnreached } from './useUndoUnreached.ts';

const loadPanel = () => loadWithMessages(['ownSizes'], () => import('./OwnSizesPanel.tsx'));

/**
 * Pinning the first size replaces the button that opened the panel, on a desktop by one in the
 * list's bar. A sheet that is open is the last part of the document.
 */
function focusItsButton(): void {
  const button = [...document.querySelectorAll('[data-is-own-sizes]')].findLast((each) =>
    each.checkVisibility(),
  );
  if (button) returnFocusTo(button);
}

interface Props {
  /** Among the filters: from desktop width the list's bar has the switch. */
  readonly isInFilters?: boolean;
}

/** Whether lists show only the visitor's own sizes, and which these are; a way to pin some. */
export default function OwnSizesSwitch({ isInFilters = false }: Props) {
  const text = useText();
  const pinned = usePinnedSizes();
  const undoUnreached = useUndoUnreached();
  const [isOpen, setOpen] = useState(false);
  const [wasOpened, setOpened] = useState(false);
  const open = () => {
    setOpened(true);
    setOpen(true);
  };
  const close = () => {
    focusItsButton();
    setOpen(false);
  };
  const row = (
    <Inline gap="24" align="start">
      {pinned && (
        <Switch
          label={text('filter.ownSizes')}
          hint={describeOwnSizes(pinned.sizes, text)}
          checked={!pinned.isLifted}
          onChange={() => {
            ownSizes.lift(!pinned.isLifted);
            undoUnreached(() => ownSizes.lift(pinned.isLifted));
          }}
        />
      )}
      <TextButton data-is-own-sizes aria-haspopup="dialog" onClick={open}>
        {text(pinned ? 'filter.ownSizesChange' : 'filter.ownSizesPin')}
      </TextButton>
    </Inline>
  );
  return (
    <>
      <WithScripts>{isInFilters && pinned ? <BelowDesktop>{row}</BelowDesktop> : row}</WithScripts>
      <Late isNeeded={wasOpened} load={loadPanel} props={{ isOpen, onClose: close }} />
    </>
  );
}
