/** Text that a box clips, or that overflows its box. */
import type { RenderedFinding } from '@solvik/content-schema/editing';
import type { Box } from './pictureArea.ts';
import type { TextRun } from './textRuns.ts';

/** A box around the text, from the inside out. */
export interface BoxRound {
  readonly box: Box;
  /** `block`: the text's own box, which it should not leave. */
  readonly isOwnBlock: boolean;
  readonly cutsAcross: boolean;
  readonly cutsDown: boolean;
  readonly scrolls: boolean;
}

/** Letters may overhang their line slightly, and pixels are rounded. */
const slack = 2;

const outAcross = (line: Box, { x, width }: Box): boolean =>
  line.x < x - slack || line.x + line.width > x + width + slack;
/** A line counts as clipped when a third of it is hidden. */
const outDown = (line: Box, { y, height }: Box): boolean =>
  line.y + line.height / 3 < y || line.y + (line.height * 2) / 3 > y + height;

/** What can be scrolled to is not lost; `screen` is the width the page may have. */
export function whereOut(
  line: Box,
  round: readonly BoxRound[],
  screen: { readonly width: number },
): 'clipped' | 'runs-out' | undefined {
  for (const { box, isOwnBlock, cutsAcross, cutsDown, scrolls } of round) {
    if (scrolls) return undefined;
    if ((cutsAcross && outAcross(line, box)) || (cutsDown && outDown(line, box))) return 'clipped';
    if (isOwnBlock && outAcross(line, box)) return 'runs-out';
  }
  return line.x < -slack || line.x + line.width > screen.width + slack ? 'runs-out' : undefined;
}

function boxesRound({ element }: TextRun): readonly BoxRound[] {
  const boxes: BoxRound[] = [];
  let hasBlock = false;
  for (let at: Element | null = element; at && at !== document.body; at = at.parentElement) {
    const { overflowX, overflowY, display, webkitLineClamp } = getComputedStyle(at);
    if (display === 'inline' || display === 'contents') continue;
    const { x, y, width, height } = at.getBoundingClientRect();
    const cuts = (overflow: string) => overflow === 'hidden' || overflow === 'clip';
    const scrolls = [overflowX, overflowY].some(
      (overflow) => overflow === 'auto' || overflow === 'scroll',
    );
    // Deliberately limited lines end with an ellipsis.
    boxes.push({
      box: { x, y, width, height },
      isOwnBlock: !hasBlock,
      cutsAcross: cuts(overflowX),
      cutsDown: cuts(overflowY) && (webkitLineClamp === 'none' || webkitLineClamp === ''),
      scrolls,
    });
    hasBlock = true;
  }
  return boxes;
}

export function checkClipped(runs: readonly TextRun[]): readonly RenderedFinding[] {
  const screen = { width: document.documentElement.clientWidth };
  return runs.flatMap((run): readonly RenderedFinding[] => {
    const round = boxesRound(run);
    const out = run.lines
      .map((line) => whereOut(line, round, screen))
      .find((each) => each !== undefined);
    return out
      ? [{ level: 'warning', code: `text-${out}`, widgetId: run.widgetId, words: run.words }]
      : [];
  });
}
