import { useState } from 'react';
import { storedText } from '../device/storedText.ts';
import {
  type Channel,
  narrowest,
  type PreviewSettings,
  usualWidth,
  widest,
} from './previewSettings.ts';

const width = storedText('solvik-workbench-width');

/** A usual phone by default; a stored value may be anything. */
function rememberedWidth(): number {
  const known = Number(width.read() ?? Number.NaN);
  return Number.isInteger(known) && known >= narrowest && known <= widest ? known : usualWidth;
}

/** The previewed visitor and width; the width is the one that was chosen last in this browser. */
export function usePreviewSettings(
  channel: Channel,
): readonly [PreviewSettings, (preview: PreviewSettings) => void] {
  const [preview, setPreview] = useState<PreviewSettings>(() => ({
    channel,
    width: rememberedWidth(),
    conditions: [],
  }));
  return [
    preview,
    (next) => {
      if (next.width !== preview.width) width.write(String(next.width));
      setPreview(next);
    },
  ];
}
