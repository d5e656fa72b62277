/** Words that a box cuts, or that reach out of theirs. */
import type { DrawnFinding } from '@solvik/content-schema/editing';
import type { Box } from './pictureArea.ts';
import type { TextRun } from './textRuns.ts';

/** A box round the words, from the inside out. */
export interface BoxRound {
  readonly box: Box;
  /** `block`: the words' own box, which they should stay within. */
  readonly isOwnBlock: boolean;
  readonly cutsAcross: boolean;
  readonly cutsDown: boolean;
  readonly scrolls: boolean;
}

/** Letters may lean out of their line a little, and whole pixels are not halves. */
const slack = 2;

const outAcross = (line: Box, { x, width }: Box): boolean =>
  line.x < x - slack || line.x + line.width > x + width + slack;
/** A line is cut when a third of it is not seen. */
const outDown = (line: Box, { y, height }: Box): boolean =>
  line.y + line.height / 3 < y || line.y + (line.height * 2) / 3 > y + height;

/** What can be scrolled to is not lost; `screen` is as wide as the page may be. */
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
    // Lines that are counted off on purpose end with an ellipsis.
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

export function checkClipped(runs: readonly TextRun[]): readonly DrawnFinding[] {
  const screen = { width: document.documentElement.clientWidth };
  return runs.flatMap((run): readonly DrawnFinding[] => {
    const round = boxesRound(run);
    const out = run.lines
      .map((line) => whereOut(line, round, screen))
      .find((each) => each !== undefined);
    return out
      ? [{ level: 'warning', code: `text-${out}`, widgetId: run.widgetId, words: run.words }]
      : [];
  });
}
