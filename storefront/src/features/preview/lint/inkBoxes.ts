/** Where the ink of words lies: a line's box is higher than its letters, and what lies above them is read by nobody. */
import type { Box } from './pictureArea.ts';
import type { TextRun } from './textRuns.ts';

/** Ink above and below the line that letters stand on, and what their font keeps free for any letter; all in pixels. */
interface Measures {
  readonly inkAbove: number;
  readonly inkBelow: number;
  readonly fontAbove: number;
}

/** The part of a letter's or line's box that has ink in it. */
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

/** From this size on each letter is looked at by itself, in pixels: between and below large letters there is much of the picture. */
const letterByLetter = 24;

/** Of a longer text so many lines or letters, from its first on: a book over a picture is not read letter by letter. */
const mostBoxes = 200;

/** At most `most` of a list, evenly, the first among them. */
export function evenly<T>(all: readonly T[], most: number): readonly T[] {
  const step = Math.max(1, all.length / most);
  return Array.from(
    { length: Math.min(all.length, most) },
    (_, at) => all[Math.floor(at * step)],
  ).filter((each) => each !== undefined);
}

/** Each letter that is seen, with the place at which it begins. */
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
    return evenly(lines, mostBoxes).map((line) => inkWithin(line, measure(words)));
  const range = document.createRange();
  return evenly(lettersOf(text.data), mostBoxes).flatMap(({ letter, from }) => {
    range.setStart(text, from);
    range.setEnd(text, from + letter.length);
    const { x, y, width, height } = range.getBoundingClientRect();
    return width === 0 ? [] : [inkWithin({ x, y, width, height }, measure(letter))];
  });
}
