/** The symbols of ISO 3758 as strokes on a grid of 24, drawn 1.25 wide with round ends. */

const tub = 'M2.5 5.5 4.6 18.5H19.4L21.5 5.5';
const water = 'M3 8.2c1.5-1.5 3-1.5 4.5 0s3 1.5 4.5 0 3-1.5 4.5 0 3 1.5 4.5 0';
const filled = `${tub}${water}`;
const bar = 'M6.5 21.3h11';
const cross = 'M2.2 2.2 21.8 21.8M21.8 2.2 2.2 21.8';
const three =
  'M8 12c.3-.5.8-.8 1.4-.8.9 0 1.6.5 1.6 1.3s-.7 1.3-1.6 1.3c1 0 1.8.6 1.8 1.4s-.8 1.4-1.8 1.4c-.7 0-1.3-.3-1.6-.8';
const four = 'M10.4 16.6v-5.4L7.6 15h3.7';
const six =
  'M10.9 11.7c-.3-.3-.7-.5-1.2-.5-1.2 0-1.9 1.2-1.9 3 0 1.5.7 2.4 1.7 2.4s1.7-.7 1.7-1.7-.7-1.6-1.6-1.6-1.7.6-1.8 1.5';
const nought = 'M14.8 11.2c1 0 1.7 1 1.7 2.7s-.7 2.7-1.7 2.7-1.7-1-1.7-2.7.7-2.7 1.7-2.7Z';
const square = 'M3.5 3.5h17v17h-17Z';
const drum = `${square}M12 5.5a6.5 6.5 0 1 1 0 13 6.5 6.5 0 0 1 0-13Z`;
const iron = 'M6.8 6h9.3a2 2 0 0 1 2 1.6L20.8 18.5H3.2c.2-4.6 3-7.2 7.3-7.2h8.5';
const circle = 'M12 3.5a8.5 8.5 0 1 1 0 17 8.5 8.5 0 0 1 0-17Z';
const dot = (x: string, y: string) => `M${x} ${y}a.3.3 0 1 0 .6 0 .3.3 0 1 0-.6 0Z`;

export const carePaths = {
  wash: filled,
  'wash-30': `${filled}${three}${nought}`,
  'wash-40': `${filled}${four}${nought}`,
  'wash-60': `${filled}${six}${nought}`,
  'wash-gentle': `${filled}${bar}`,
  'wash-gentle-30': `${filled}${three}${nought}${bar}`,
  'wash-gentle-40': `${filled}${four}${nought}${bar}`,
  'wash-hand': `${tub}M3 8.2c1-1 2-1.4 3-1M13.4 8.2c1.2-1.3 2.4-1.4 3.6-.5s2.7 1.3 4 .5M5.8 3.8 8.3 11.2c.4 1.1 1.1 1.9 2.2 2.3l5.2 1.9c.9.3 1.6 0 1.8-.7s-.2-1.3-1-1.6L13.2 11.6c-.8-.3-1.2-.7-1.5-1.5L9.6 4.2`,
  'no-wash': `${filled}${cross}`,
  'no-bleach': `M12 3.8 21.5 20H2.5Z${cross}`,
  'tumble-dry': drum,
  'tumble-dry-low': `${drum}${dot('11.7', '12')}`,
  'no-tumble-dry': `${drum}${cross}`,
  'line-dry': `${square}M12 7v10`,
  'line-dry-shade': `${square}M12 7v10M3.5 9.5 9.5 3.5`,
  'flat-dry': `${square}M7 12h10`,
  iron,
  'iron-low': `${iron}${dot('11.7', '15')}`,
  'iron-medium': `${iron}${dot('9.7', '15')}${dot('13.7', '15')}`,
  'iron-high': `${iron}${dot('7.7', '15')}${dot('11.7', '15')}${dot('15.7', '15')}`,
  'no-iron': `${iron}${cross}`,
  'dry-clean': `${circle}M10 16.5v-9h2.8a2.5 2.5 0 0 1 0 5.2H10`,
  'no-dry-clean': `${circle}${cross}`,
} as const;

export type CareSymbol = keyof typeof carePaths;
/** Every symbol there is. */
export const careSymbols = Object.keys(carePaths) as CareSymbol[];
