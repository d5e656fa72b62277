/** An alphabet of single strokes, like letters woven into a label. */
import { type Line, type Point, segments } from '../engine/paths.ts';

/** Strokes on a grid 4 wide and 6 high: points in reading order, strokes parted by a bar. */
const letters: Readonly<Record<string, string>> = {
  A: '06 20 46|14 34',
  B: '06 00 30 41 42 33 03|33 44 45 36 06',
  C: '41 30 10 01 05 16 36 45',
  D: '00 06 26 44 42 20 00',
  E: '40 00 06 46|03 33',
  F: '40 00 06|03 33',
  G: '41 30 10 01 05 16 36 45 43 23',
  H: '00 06|40 46|03 43',
  I: '20 26',
  J: '30 35 26 16 05',
  K: '00 06|40 03 46',
  L: '00 06 46',
  M: '06 00 24 40 46',
  N: '06 00 46 40',
  O: '10 30 41 45 36 16 05 01 10',
  P: '06 00 30 41 42 33 03',
  Q: '10 30 41 45 36 16 05 01 10|24 46',
  R: '06 00 30 41 42 33 03|23 46',
  S: '41 30 10 01 02 13 33 44 45 36 16 05',
  T: '00 40|20 26',
  U: '00 05 16 36 45 40',
  V: '00 26 40',
  W: '00 16 22 36 40',
  X: '00 46|40 06',
  Y: '00 23 40|23 26',
  Z: '00 40 06 46',
  '&': '46 11 20 31 04 05 16 26 43',
  '-': '13 33',
  '.': '25 26',
  "'": '20 21',
  '0': '10 30 41 45 36 16 05 01 10',
  '1': '11 20 26',
  '2': '01 10 30 41 42 06 46',
  '3': '00 40 23 33 44 45 36 06',
  '4': '36 30 04 44',
  '5': '40 00 02 32 43 45 36 06',
  '6': '40 10 01 05 16 36 45 44 33 03',
  '7': '00 40 16',
  '8': '10 30 41 42 33 13 02 01 10|13 04 05 16 36 45 44 33',
  '9': '43 13 02 01 10 30 41 45 36 06',
};

/** Strokes of a word set in capitals, centred on (0, 0), `height` units high; accents are dropped except the ring and dots of Nordic letters. */
export function letterStrokes(word: string, height: number): Line[] {
  const k = height / 6;
  const advance = 5.9;
  const glyphs = [...word.toUpperCase().normalize('NFD').replace(/Ø/g, 'O/').replace(/Æ/g, 'AE')];
  const strokes: Line[] = [];
  let cursor = 0;
  let last = 0;
  for (const glyph of glyphs) {
    const put = (drawing: string, at: number): void => {
      // Each straight part is a separate stroke, so that sharp corners have their full width.
      for (const stroke of drawing.split('|')) {
        const ends = stroke.split(' ').map((p): Point => [at + Number(p[0]), Number(p[1])]);
        strokes.push(...segments(ends));
      }
    };
    if (glyph === '\u030a' || glyph === '\u0308')
      strokes.push([
        [last + 1.4, -1.6],
        [last + 2.6, -1.6],
      ]);
    else if (glyph === '/')
      strokes.push([
        [last, 6],
        [last + 4, 0],
      ]);
    else {
      const drawing = letters[glyph];
      if (drawing) put(drawing, cursor);
      last = cursor;
      cursor += glyph === 'I' || glyph === '1' ? advance * 0.8 : drawing ? advance : advance * 0.6;
    }
  }
  const middle = (cursor - (advance - 4)) / 2;
  return strokes.map((s) => s.map(([x, y]): Point => [(x - middle) * k, (y - 3) * k]));
}
