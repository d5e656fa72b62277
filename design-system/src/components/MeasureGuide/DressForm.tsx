/** DressForm: a dress form on its stand, with a tape's line round each measured part. */
import { useId } from 'react';
import { Drawn } from './MeasureGuide.styles.ts';
import type { MeasureLine } from './measureLines.ts';

const outline =
  'M92 22 C92 34 91 40 84 45 C72 51 56 54 49 64 C43 74 45 88 51 104 C57 122 64 138 65 156 C65 176 55 192 51 214 C48 232 50 248 54 258 Q56 263 62 263 L148 263 Q154 263 156 258 C160 248 162 232 159 214 C155 192 145 176 145 156 C146 138 153 122 159 104 C165 88 167 74 161 64 C154 54 138 51 126 45 C119 40 118 34 118 22 Z';

/** Ends of the tape at the form's edge, and where it turns round. */
const tapes: Readonly<
  Partial<
    Record<MeasureLine, { readonly path: string; readonly at: number; readonly from: number }>
  >
> = {
  bust: { path: 'M49.5 96 Q105 107 160.5 96', at: 96, from: 160.5 },
  waist: { path: 'M64.8 160 Q105 169 145.2 160', at: 160, from: 145.2 },
  hip: { path: 'M50 224 Q105 235 160 224', at: 224, from: 160 },
  inseam: { path: 'M128 265 V303 M124 265 H132 M124 303 H132', at: 286, from: 128 },
};

export function DressForm({ lines }: { readonly lines: readonly MeasureLine[] }) {
  const light = useId();
  return (
    <Drawn aria-hidden viewBox="0 0 210 315">
      <linearGradient id={light}>
        <stop data-part="light" offset="0.15" />
        <stop data-part="middle" offset="0.6" />
        <stop data-part="dark" offset="1" />
      </linearGradient>
      <ellipse data-part="shadow" cx="112" cy="307" rx="40" ry="4" />
      <path data-part="wood" d="M102.5 263 h5 v41 h29 v2.4 h-63 v-2.4 h29 z" />
      <path data-part="outline" fill={`url(#${light})`} d={outline} />
      <path data-part="wood" d="M91 22 C90 13 97 10 105 10 C113 10 120 13 119 22 z" />
      <path
        data-part="seam"
        d="M76 50 C74 78 80 112 83 158 C80 192 74 226 76 262 M134 50 C136 78 130 112 127 158 C130 192 136 226 134 262"
      />
      <path data-part="seam" d="M92 40 Q105 48 118 40" />
      <path data-part="stitches" d="M105 46 V262" />
      {lines.map((line) => {
        const tape = tapes[line];
        if (!tape) return null;
        const { path, at, from } = tape;
        return (
          <g key={line}>
            <path data-part="leader" d={`M${String(from)} ${String(at)} H206`} />
            <path data-part="line" d={path} />
          </g>
        );
      })}
    </Drawn>
  );
}
