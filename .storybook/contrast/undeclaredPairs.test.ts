import { describe, expect, it } from 'vitest';
import type { ContrastSource } from './contrastSource.ts';
import type { PaintedLayer, RenderedText } from './renderedText.ts';
import { rolesOf, undeclaredPairs } from './undeclaredPairs.ts';

const source: ContrastSource = {
  pairs: [
    { foreground: 'ink', background: 'paper', role: 'text' },
    { foreground: 'grey', background: 'paper', role: 'large' },
    { foreground: 'ink', background: 'mist', role: 'text' },
    { foreground: 'pale', background: 'paper', role: 'text' },
    { foreground: 'pale', background: 'ink', role: 'text' },
  ],
  standsOn: [
    { within: '.tile', grounds: ['paper'], reason: 'a plane at the bottom edge' },
    { within: '.other', grounds: ['grey'], reason: 'none' },
  ],
  palettes: {
    se: {
      ink: [0, 0, 0],
      same: [0, 0, 0],
      paper: [1, 1, 1],
      grey: [0.5, 0.5, 0.5],
      mist: [0.6, 0.6, 0.6],
      pale: [0.9, 0.9, 0.9],
    },
    no: { ink: [0, 0, 0.2], paper: [1, 1, 1] },
  },
};

const on = (css: string): readonly PaintedLayer[] => [{ kind: 'colour', colour: css, opacity: 1 }];
const paper = on('rgb(255, 255, 255)');
const text = (changes: Partial<RenderedText>): RenderedText => ({
  sample: 'Kappa',
  channel: 'se',
  colour: 'rgb(0, 0, 0)',
  opacity: 1,
  size: 16,
  weight: 400,
  layers: paper,
  standsOn: [],
  ...changes,
});
const picture: readonly PaintedLayer[] = [{ kind: 'picture' }];
const planeOver: readonly PaintedLayer[] = [
  {
    kind: 'gradient',
    image: 'linear-gradient(rgb(255, 255, 255), rgba(0, 0, 0, 0))',
    opacity: 0.9,
    isPartial: true,
  },
  { kind: 'picture' },
];
const greyOver: readonly PaintedLayer[] = [
  { kind: 'gradient', image: 'rgb(128, 128, 128)', opacity: 0.9, isPartial: true },
  { kind: 'picture' },
];

const rows: readonly {
  readonly title: string;
  readonly text: Partial<RenderedText>;
  readonly expected: readonly (string | RegExp)[];
}[] = [
  { title: 'accepts a declared pair', text: {}, expected: [] },
  {
    title: 'reports an undeclared pair with its ratio',
    text: { layers: on('rgb(128, 128, 128)') },
    expected: [
      'se: “Kappa”, 16 px, #000000 (ink, same) on #808080 (grey), 5.31, is a pair that no component declares as text',
    ],
  },
  {
    title: 'reports a colour that is not a token',
    text: { colour: 'rgb(1, 2, 3)' },
    expected: [/#010203 \(no token\) on #ffffff \(paper\)/],
  },
  {
    title: 'accepts a pair for large text in large text',
    text: { colour: 'rgb(128, 128, 128)', size: 24 },
    expected: [],
  },
  {
    title: 'rejects it in small text',
    text: { colour: 'rgb(128, 128, 128)' },
    expected: [/3\.94, needs 4\.5 as text/],
  },
  {
    title: 'reports a declared pair with too little contrast',
    text: { colour: 'rgb(230, 230, 230)' },
    expected: [/needs 4\.5/],
  },
  {
    title: 'uses the colours of the channel',
    text: { channel: 'no' },
    expected: [/^no: .*\(no token\)/],
  },
  {
    title: 'reads translucent text in its resulting colour',
    text: { opacity: 0.5 },
    expected: [/#808080 \(grey\) on #ffffff/],
  },
  {
    title: 'treats a mixed colour that equals a token as the token',
    text: { layers: [{ kind: 'colour', colour: 'rgba(0, 0, 0, 0.4)', opacity: 1 }, ...paper] },
    expected: [],
  },
  {
    title: 'requires a pair with each colour that a mixed one consists of',
    text: { layers: [{ kind: 'colour', colour: 'rgba(0, 0, 0, 0.2)', opacity: 1 }, ...paper] },
    expected: [/mixed of #ffffff \(paper\) and #000000 \(ink, same\)/],
  },
  {
    title: 'requires a declared background for text over a picture',
    text: { layers: picture },
    expected: [/is on a picture/],
  },
  {
    title: 'accepts it if its plane is rendered over the picture',
    text: { layers: planeOver, standsOn: [0] },
    expected: [],
  },
  {
    title: 'rejects it if its plane is not rendered',
    text: { layers: picture, standsOn: [0] },
    expected: [/is on a picture/],
  },
  {
    title: 'rejects it if its plane is under the picture',
    text: { layers: [...picture, ...paper], standsOn: [0] },
    expected: [/is on a picture/],
  },
  {
    title: 'compares a declared background with the pairs like other backgrounds',
    text: { layers: greyOver, standsOn: [1] },
    expected: [/on #808080 \(grey\)/],
  },
  {
    title: 'ignores a declared background over a plain colour',
    text: { layers: on('rgb(128, 128, 128)'), standsOn: [0] },
    expected: [/on #808080 \(grey\)/],
  },
];

describe('undeclaredPairs', () => {
  it.each(rows)('$title', ({ text: changes, expected }) => {
    const found = undeclaredPairs([text(changes)], source);
    expect(found).toHaveLength(expected.length);
    for (const [place, each] of expected.entries()) expect(found[place]).toMatch(each);
  });
});

it.each([
  { size: 16, weight: 400, role: 'text' },
  { size: 23.9, weight: 400, role: 'text' },
  { size: 24, weight: 400, role: 'large' },
  { size: 18.66, weight: 700, role: 'large' },
  { size: 18.66, weight: 500, role: 'text' },
])('text of $size px and weight $weight counts as $role', ({ role, ...type }) =>
  expect(rolesOf(type).at(-1)).toBe(role),
);
