/** LightboxZoom: how large the picture is, and a button for every gesture that changes it. */
import { IconButton } from '../IconButton/IconButton.tsx';
import type { LightboxWords } from './lightboxWords.ts';
import { ZoomControls, ZoomFoot, ZoomSlider, ZoomWords } from './LightboxZoom.styles.ts';
import { maxZoom, minZoom, zoomStep } from './zoomView.ts';

interface LightboxZoomProps {
  readonly words: LightboxWords;
  /** Name of the picture; on a phone it is shown here. */
  readonly caption: string | undefined;
  /** From 1, all of the picture, to 4. */
  readonly zoom: number;
  /** Called with the zoom to show instead, possibly beyond the limits. */
  readonly onZoom: (zoom: number) => void;
}

const inTenths = (zoom: number): number => Math.round(zoom * 10) / 10;

/** The slider is for wider windows; a phone has the buttons, and says which gestures there are. */
export function LightboxZoom({ words, caption, zoom, onZoom }: LightboxZoomProps) {
  const shown = inTenths(zoom);
  const share = ((zoom - minZoom) / (maxZoom - minZoom)) * 100;
  return (
    <ZoomFoot>
      <ZoomWords>
        {caption !== undefined && <p>{caption}</p>}
        <p>{words.hint}</p>
      </ZoomWords>
      <ZoomControls>
        <IconButton
          icon="minus"
          label={words.zoomOut}
          aria-disabled={zoom <= minZoom}
          onClick={() => onZoom(inTenths(zoom - zoomStep))}
        />
        <ZoomSlider
          type="range"
          min={minZoom}
          max={maxZoom}
          step={0.1}
          value={shown}
          aria-label={words.zoom}
          aria-valuetext={words.formatZoom(shown)}
          style={{ '--zoom-share': `${String(share)}%` }}
          onChange={({ currentTarget }) => onZoom(Number(currentTarget.value))}
        />
        <output aria-hidden>{words.formatZoom(shown)}</output>
        <IconButton
          icon="plus"
          label={words.zoomIn}
          aria-disabled={zoom >= maxZoom}
          onClick={() => onZoom(inTenths(zoom + zoomStep))}
        />
      </ZoomControls>
    </ZoomFoot>
  );
}
