/** The label at the neck: a strip of satin with the brand woven in, or the brand pressed into leather. */
import { linear, perceivedGrey, type Rgb, times } from '../engine/colour.ts';
import { layPiece } from '../engine/layPiece.ts';
import { paintFlat } from '../engine/paintFlat.ts';
import { box, type Point, shifted, swept } from '../engine/paths.ts';
import type { Stage } from '../engine/stage.ts';
import { satin } from '../fabrics/wovens.ts';
import { letterStrokes } from './letterStrokes.ts';
import { stitchLine } from './stitchLine.ts';

interface LabelPosition {
  readonly x: number;
  readonly y: number;
  /** Height of the strip; its width follows the word. */
  readonly height: number;
  readonly word: string;
  readonly colour?: Rgb;
}

const paperWhite = linear('#f2ece2');
const inkBrown = linear('#3a342e');

function letters(
  stage: Stage,
  position: LabelPosition,
  height: number,
  colour: Rgb,
  strength: number,
): void {
  const { a, b, c, d } = stage.placement;
  // The name must read from left to right on a mirrored shoe too.
  const strokes = letterStrokes(position.word, height).map((s) =>
    a * d - b * c < 0 ? s.map(([x, y]): Point => [-x, y]) : s,
  );
  paintFlat(
    stage,
    strokes.map((s) =>
      shifted(
        swept(s, () => height * 0.075),
        position.x,
        position.y,
      ),
    ),
    colour,
    strength,
  );
}

export function wovenLabel(stage: Stage, position: LabelPosition): void {
  const half = Math.min(34, Math.max(17, position.word.length * position.height * 0.22 + 6));
  const colour = position.colour ?? paperWhite;
  const { x, y, height } = position;
  layPiece(stage, {
    outline: box(x - half, y - height / 2, x + half, y + height / 2),
    cloth: { weave: satin, colour },
    edges: [[1.4, 0.5]],
    lift: 1.6,
    drape: 0,
  });
  const cap = Math.min(height * 0.36, ((half - 4) * 2 * 6) / (position.word.length * 5.9));
  letters(stage, position, cap, perceivedGrey(colour) > 0.3 ? inkBrown : paperWhite, 0.9);
  for (const s of [-1, 1])
    stitchLine(
      stage,
      [
        [x + s * (half - 1.6), y - height / 2 + 1],
        [x + s * (half - 1.6), y + height / 2 - 1],
      ],
      { colour: times(colour, 0.7), length: 2, gap: 1.4, thickness: 0.7, strength: 0.5 },
    );
}

/** The brand stamped into leather or printed on a sole: darker letters with a lit lower edge. */
export function stampedName(stage: Stage, position: LabelPosition, ground: Rgb): void {
  letters(
    stage,
    { ...position, x: position.x + 0.5, y: position.y + 0.7 },
    position.height,
    times(ground, 1.6),
    0.45,
  );
  letters(stage, position, position.height, position.colour ?? times(ground, 0.4), 0.8);
}
