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
    { within: '.tile', grounds: ['paper'], reason: 'the plane comes up' },
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
  readonly said: readonly (string | RegExp)[];
}[] = [
  { title: 'a declared pair passes', text: {}, said: [] },
  {
    title: 'a pair that nobody declared is named, with its ratio',
    text: { layers: on('rgb(128, 128, 128)') },
    said: [
      'se: “Kappa”, 16 px, #000000 (ink, same) on #808080 (grey), 5.31, is a pair that no part declares as text',
    ],
  },
  {
    title: 'a colour that is no token is named',
    text: { colour: 'rgb(1, 2, 3)' },
    said: [/#010203 \(no token\) on #ffffff \(paper\)/],
  },
  {
    title: 'large words may use a pair for large words',
    text: { colour: 'rgb(128, 128, 128)', size: 24 },
    said: [],
  },
  {
    title: 'small words may not',
    text: { colour: 'rgb(128, 128, 128)' },
    said: [/3\.94, needs 4\.5 as text/],
  },
  {
    title: 'a declared pair without its contrast fails all the same',
    text: { colour: 'rgb(230, 230, 230)' },
    said: [/needs 4\.5/],
  },
  {
    title: 'each channel has its own colours',
    text: { channel: 'no' },
    said: [/^no: .*\(no token\)/],
  },
  {
    title: 'faded words are the colour that is seen',
    text: { opacity: 0.5 },
    said: [/#808080 \(grey\) on #ffffff/],
  },
  {
    title: 'a mixture that is a token is that token',
    text: { layers: [{ kind: 'colour', colour: 'rgba(0, 0, 0, 0.4)', opacity: 1 }, ...paper] },
    said: [],
  },
  {
    title: 'another mixture asks for all that it is mixed of',
    text: { layers: [{ kind: 'colour', colour: 'rgba(0, 0, 0, 0.2)', opacity: 1 }, ...paper] },
    said: [/mixed of #ffffff \(paper\) and #000000 \(ink, same\)/],
  },
  {
    title: 'words over a picture need a written ground',
    text: { layers: picture },
    said: [/stands on a picture/],
  },
  {
    title: 'and take it where its plane is drawn over the picture',
    text: { layers: planeOver, standsOn: [0] },
    said: [],
  },
  {
    title: 'a plane that is written and not drawn is none',
    text: { layers: picture, standsOn: [0] },
    said: [/stands on a picture/],
  },
  {
    title: 'nor is one that lies beneath the picture',
    text: { layers: [...picture, ...paper], standsOn: [0] },
    said: [/stands on a picture/],
  },
  {
    title: 'a written ground is held against the pairs like any other',
    text: { layers: greyOver, standsOn: [1] },
    said: [/on #808080 \(grey\)/],
  },
  {
    title: 'a written ground does not speak for a plain colour',
    text: { layers: on('rgb(128, 128, 128)'), standsOn: [0] },
    said: [/on #808080 \(grey\)/],
  },
];

describe('what a story renders against what is declared', () => {
  it.each(rows)('$title', ({ text: changes, said }) => {
    const found = undeclaredPairs([text(changes)], source);
    expect(found).toHaveLength(said.length);
    for (const [place, each] of said.entries()) expect(found[place]).toMatch(each);
  });
});

it.each([
  { size: 16, weight: 400, role: 'text' },
  { size: 23.9, weight: 400, role: 'text' },
  { size: 24, weight: 400, role: 'large' },
  { size: 18.66, weight: 700, role: 'large' },
  { size: 18.66, weight: 500, role: 'text' },
])('words of $size px and weight $weight count as $role', ({ role, ...type }) =>
  expect(rolesOf(type).at(-1)).toBe(role),
);
