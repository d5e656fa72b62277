import type { RenderedFinding } from '@solvik/content-schema/editing';
import { contrastOver, neededContrast } from './contrastOver.ts';
import { inkBoxes } from './inkBoxes.ts';
import { paintedColour, pixelsUnder } from './paintUnder.ts';
import { overlap } from './pictureArea.ts';
import type { TextRun } from './textRuns.ts';

const tenths = (value: number): number => Math.floor(value * 10) / 10;

function isOver({ lines }: TextRun, picture: HTMLImageElement): boolean {
  const { x, y, width, height } = picture.getBoundingClientRect();
  return lines.some((line) => overlap(line, { x, y, width, height }));
}

/** The combined text of a line. */
function joined(parts: readonly Uint8ClampedArray[]): Uint8ClampedArray {
  const whole = new Uint8ClampedArray(parts.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}

/**
 * The lowest contrast of a run over the loaded pictures of its own widget; undefined if it
 * overlaps none, `unknown` if none could be read.
 */
function contrastOf(run: TextRun): number | 'unknown' | undefined {
  const { widget, element } = run;
  const pictures = [...widget.querySelectorAll('img')].filter(
    (picture) => picture.complete && picture.naturalWidth > 0 && isOver(run, picture),
  );
  if (pictures.length === 0) return undefined;
  const colour = paintedColour(getComputedStyle(element).color);
  const boxes = inkBoxes(run);
  const ratios = pictures.flatMap((picture): readonly (number | 'unknown')[] => {
    const under = boxes
      .map((box) => pixelsUnder(box, element, picture))
      .filter((pixels) => pixels !== undefined);
    const pixels = under.filter((each) => each !== 'unknown');
    return pixels.length > 0
      ? [contrastOver(joined(pixels), colour)]
      : under.length > 0
        ? ['unknown']
        : [];
  });
  const known = ratios.filter((ratio) => ratio !== 'unknown');
  return known.length > 0 ? Math.min(...known) : ratios[0];
}

/**
 * Text with too little contrast to the pictures below it, in the variant loaded at this width, and
 * text that could not be checked.
 */
export function checkTextOverPictures(runs: readonly TextRun[]): readonly RenderedFinding[] {
  return runs.flatMap((run): readonly RenderedFinding[] => {
    const { widgetId, words } = run;
    const ratio = contrastOf(run);
    if (ratio === 'unknown') return [{ level: 'hint', code: 'contrast-unknown', widgetId, words }];
    if (ratio === undefined) return [];
    const { fontSize, fontWeight } = getComputedStyle(run.element);
    const needed = neededContrast({
      size: Number.parseFloat(fontSize),
      weight: Number(fontWeight),
    });
    return ratio < needed
      ? [
          {
            level: 'warning',
            code: 'low-contrast',
            widgetId,
            words,
            values: { ratio: tenths(ratio), needed },
          },
        ]
      : [];
  });
}
