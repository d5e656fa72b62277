import { useState } from 'react';
import { rememberedText } from '../../device/rememberedText.ts';
import { type Front, type Seen, usualWidth, widths } from './seen.ts';

const width = rememberedText('solvik-workbench-width');

/** As whom and how wide the page is looked at; the width is the one that was chosen last in this browser. */
export function useSeen(front: Front): readonly [Seen, (seen: Seen) => void] {
  const [seen, setSeen] = useState<Seen>(() => ({ front, width: widths.find((each) => String(each) === width.read()) ?? usualWidth }));
  return [
    seen,
    (next) => {
      if (next.width !== seen.width) width.write(String(next.width));
      setSeen(next);
    },
  ];
}
