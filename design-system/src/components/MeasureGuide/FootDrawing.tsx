/** FootDrawing: a foot seen from above, with a line from its heel to its longest toe. */
import { useId } from 'react';
import { Drawn } from './MeasureGuide.styles.ts';

const sole =
  'M64 86 C60 104 66 124 72 146 C79 172 73 196 69 222 C64 254 76 277 98 278 C121 279 132 258 132 232 C132 206 138 182 143 158 C148 132 148 112 142 96 C122 76 84 70 64 86 Z';
/** From the large one on: middle and half its size. */
const toes = [
  [75, 70, 14, 23],
  [97, 63, 9, 20],
  [114, 68, 8, 17],
  [128, 77, 7.5, 15],
  [140, 89, 6.5, 12],
] as const;

export function FootDrawing() {
  const light = useId();
  const shapes = (
    <>
      <path d={sole} />
      {toes.map(([cx, cy, rx, ry]) => (
        <ellipse key={cx} cx={cx} cy={cy} rx={rx} ry={ry} />
      ))}
    </>
  );
  return (
    <Drawn aria-hidden viewBox="0 0 210 315">
      <linearGradient id={light} gradientUnits="userSpaceOnUse" x1="50" x2="160">
        <stop data-part="light" offset="0.1" />
        <stop data-part="middle" offset="0.6" />
        <stop data-part="dark" offset="1" />
      </linearGradient>
      <ellipse data-part="shadow" cx="106" cy="276" rx="36" ry="8" />
      {/* The outlines lie under the fillings, so that none crosses the foot. */}
      <g data-part="outline">{shapes}</g>
      <g fill={`url(#${light})`}>{shapes}</g>
      <path
        data-part="seam"
        d="M68 58 q7 -6 14 0 v5 q-7 4 -14 0 z M92 51 q5 -4 10 0 M109.500 58 q4.500 -4 9 0 M124 68 q4 -3.500 8 0 M136.500 82 q3.500 -3 7 0"
      />
      <path data-part="seam" d="M84 170 C90 196 88 224 86 246" />
      <path data-part="leader" d="M172 160 H206" />
      <path data-part="line" d="M172 43 V278 M164 43 H180 M164 278 H180" />
      <path data-part="stitches" d="M97 43 H162 M98 278 H162" />
    </Drawn>
  );
}
