/**
 * The extent of a text's ink: a line's box is higher than its letters, and whatever is above them
 * does not affect reading.
 */
import type { Box } from './pictureArea.ts';
import type { TextRun } from './textRuns.ts';

/** Ink above and below the baseline, and the font's own ascent and descent; all in pixels. */
interface Measures {
  readonly inkAbove: number;
  readonly inkBelow: number;
  readonly fontAbove: number;
}

/** The part of a letter's or line's box that contains ink. */
export function inkWithin({ x, y, width }: Box, { inkAbove, inkBelow, fontAbove }: Measures): Box {
  return { x, y: y + fontAbove - inkAbove, width, height: Math.max(1, inkAbove + inkBelow) };
}

function measurerOf(element: Element): (words: string) => Measures {
  const context = new OffscreenCanvas(1, 1).getContext('2d');
  const { fontStyle, fontWeight, fontSize, fontFamily, textTransform } = getComputedStyle(element);
  if (context) context.font = `${fontStyle} ${fontWeight} ${fontSize} ${fontFamily}`;
  return (words) => {
    const measured = context?.measureText(
      textTransform === 'uppercase' ? words.toUpperCase() : words,
    );
    return {
      inkAbove: measured?.actualBoundingBoxAscent ?? 0,
      inkBelow: measured?.actualBoundingBoxDescent ?? 0,
      fontAbove: measured?.fontBoundingBoxAscent ?? 0,
    };
  };
}

/**
 * From this size on, in pixels, each letter is sampled separately: much of the picture shows
 * between and below large letters.
 */
const letterByLetter = 24;

/**
 * Lines or letters sampled of a longer text, from its first on: a long text over a picture is not
 * read letter by letter.
 */
const maxBoxes = 200;

/** At most `most` of a list, evenly spaced, including the first. */
export function evenly<T>(all: readonly T[], max: number): readonly T[] {
  const step = Math.max(1, all.length / max);
  return Array.from(
    { length: Math.min(all.length, max) },
    (_, at) => all[Math.floor(at * step)],
  ).filter((each) => each !== undefined);
}

/** Each visible letter, with its offset. */
function lettersOf(words: string): readonly { readonly letter: string; readonly from: number }[] {
  let from = 0;
  return [...words].flatMap((letter) => {
    from += letter.length;
    return letter.trim() === '' ? [] : [{ letter, from: from - letter.length }];
  });
}

export function inkBoxes({ element, text, words, lines }: TextRun): readonly Box[] {
  const measure = measurerOf(element);
  if (Number.parseFloat(getComputedStyle(element).fontSize) < letterByLetter)
    return evenly(lines, maxBoxes).map((line) => inkWithin(line, measure(words)));
  const range = document.createRange();
  return evenly(lettersOf(text.data), maxBoxes).flatMap(({ letter, from }) => {
    range.setStart(text, from);
    range.setEnd(text, from + letter.length);
    const { x, y, width, height } = range.getBoundingClientRect();
    return width === 0 ? [] : [inkWithin({ x, y, width, height }, measure(letter))];
  });
}
