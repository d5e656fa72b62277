import { useState } from 'react';
import { rememberedText } from '../../device/rememberedText.ts';
import { type Front, narrowest, type Seen, usualWidth, widest } from './seen.ts';

const width = rememberedText('solvik-workbench-width');

/** A usual phone until another was chosen; what was remembered may be anything. */
function rememberedWidth(): number {
  const known = Number(width.read() ?? Number.NaN);
  return Number.isInteger(known) && known >= narrowest && known <= widest ? known : usualWidth;
}

/** As whom and how wide the page is looked at; the width is the one that was chosen last in this browser. */
export function useSeen(front: Front): readonly [Seen, (seen: Seen) => void] {
  const [seen, setSeen] = useState<Seen>(() => ({
    front,
    width: rememberedWidth(),
    conditions: [],
  }));
  return [
    seen,
    (next) => {
      if (next.width !== seen.width) width.write(String(next.width));
      setSeen(next);
    },
  ];
}
