import type { DrawnFinding } from '@solvik/content-schema';
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

/** The least contrast of a run over the pictures of its own widget; undefined where it lies over none. */
function contrastOf(run: TextRun): number | undefined {
  const { widget, element } = run;
  const pictures = [...widget.querySelectorAll('img')].filter((picture) => picture.complete && picture.naturalWidth > 0 && isOver(run, picture));
  if (pictures.length === 0) return undefined;
  const colour = paintedColour(getComputedStyle(element).color);
  const boxes = inkBoxes(run);
  const ratios = pictures.flatMap((picture) => {
    const under = boxes.flatMap((box) => pixelsUnder(box, element, picture) ?? []);
    return under.length > 0 ? [contrastOver(under.flatMap((pixels) => [...pixels]), colour)] : [];
  });
  return ratios.length > 0 ? Math.min(...ratios) : undefined;
}

/** Words over pictures that do not hold against what is under them, in the picture that this width was given. */
export function checkTextOverPictures(runs: readonly TextRun[]): readonly DrawnFinding[] {
  return runs.flatMap((run): readonly DrawnFinding[] => {
    const ratio = contrastOf(run);
    if (ratio === undefined) return [];
    const { fontSize, fontWeight } = getComputedStyle(run.element);
    const needed = neededContrast({ size: Number.parseFloat(fontSize), weight: Number(fontWeight) });
    return ratio < needed ? [{ level: 'warning', code: 'low-contrast', widgetId: run.widgetId, words: run.words, values: { ratio: tenths(ratio), needed } }] : [];
  });
}
