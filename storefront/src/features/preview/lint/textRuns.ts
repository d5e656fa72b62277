/** A widget's text as rendered, run by run. */
import { markAttribute } from '../marks.ts';
import type { Box } from './pictureArea.ts';

export interface TextRun {
  readonly widget: Element;
  readonly widgetId: string;
  /** The element that contains the text. */
  readonly element: Element;
  readonly text: Text;
  readonly words: string;
  /** A box for each line. */
  readonly lines: readonly Box[];
}

const longest = 80;
export const shortWords = (text: string | null): string =>
  (text ?? '').replaceAll(/\s+/g, ' ').trim().slice(0, longest);

/** For screen readers only: boxes of a pixel that clip their contents. */
function isForListeners(element: Element, widget: Element): boolean {
  for (let at: Element | null = element; at && at !== widget; at = at.parentElement) {
    const { width, height } = at.getBoundingClientRect();
    if ((width <= 1 || height <= 1) && getComputedStyle(at).overflowX !== 'visible') return true;
  }
  return false;
}

function runOf(text: Text, widget: Element): TextRun | undefined {
  const element = text.parentElement;
  const words = shortWords(text.data);
  if (!element || words === '' || /^(script|style|option)$/i.test(element.tagName))
    return undefined;
  if (
    !element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) ||
    isForListeners(element, widget)
  )
    return undefined;
  const range = document.createRange();
  range.selectNodeContents(text);
  const lines = [...range.getClientRects()]
    .filter(({ width, height }) => width > 1 && height > 1)
    .map(({ x, y, width, height }) => ({ x, y, width, height }));
  return lines.length > 0
    ? { widget, widgetId: widget.getAttribute(markAttribute) ?? '', element, text, words, lines }
    : undefined;
}

export function textRuns(widget: Element): readonly TextRun[] {
  const walker = document.createTreeWalker(widget, NodeFilter.SHOW_TEXT);
  const runs: TextRun[] = [];
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const run = node instanceof Text ? runOf(node, widget) : undefined;
    if (run) runs.push(run);
  }
  return runs;
}
