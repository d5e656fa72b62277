/** The outline of a piece of cloth cut with pinking shears, as a CSS polygon. */
const teeth = 14;
/** How deep a tooth is cut, in per cent of the side. */
const depth = 2.6;

const rounded = (share: number): string => `${String(Math.round(share * 100) / 100)}%`;

/** Offsets along one side, every other one cut in. */
const side = Array.from({ length: teeth * 2 }, (_, at) => ({
  along: depth + ((100 - 2 * depth) * at) / (teeth * 2),
  cut: at % 2 === 0 ? depth : 0,
}));

const corners: readonly (readonly [x: number, y: number])[] = [
  ...side.map(({ along, cut }) => [along, cut] as const),
  ...side.map(({ along, cut }) => [100 - cut, along] as const),
  ...side.map(({ along, cut }) => [100 - along, 100 - cut] as const),
  ...side.map(({ along, cut }) => [cut, 100 - along] as const),
];

export const pinkedEdge = `polygon(${corners.map(([x, y]) => `${rounded(x)} ${rounded(y)}`).join(',')})`;
