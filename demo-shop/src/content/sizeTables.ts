/**
 * Body measures for the sizes of the demo shop in centimetres, as all four languages write them.
 */
import type { TableBlock, WidgetConfiguration } from '@solvik/content-schema';

type Rows = TableBlock['rows'];
type Table = WidgetConfiguration<'size-guide'>['tables'][number];
/** Which line of the body each column of a table measures. */
export type Lines = readonly Table['columns'][number]['line'][];

export const clothesLines: Lines = ['none', 'none', 'bust', 'waist', 'hip'];
export const shoeLines: Lines = ['none', 'foot'];

/** EU size, letters, bust, waist, hips. */
export const womenSizes: Rows = [
  ['34', 'XS', '80', '64', '88'],
  ['36', 'S', '84', '68', '92'],
  ['38', 'S–M', '88', '72', '96'],
  ['40', 'M', '92', '76', '100'],
  ['42', 'L', '96', '80', '104'],
  ['44', 'L–XL', '101', '85', '109'],
  ['46', 'XL', '107', '91', '115'],
  ['48', 'XXL', '113', '97', '121'],
];

/** EU size, letters, chest, waist, hips. */
export const menSizes: Rows = [
  ['44', 'XS', '88', '76', '90'],
  ['46', 'S', '92', '80', '94'],
  ['48', 'M', '96', '84', '98'],
  ['50', 'M–L', '100', '88', '102'],
  ['52', 'L', '104', '92', '106'],
  ['54', 'XL', '108', '96', '110'],
  ['56', 'XXL', '113', '101', '115'],
  ['58', '3XL', '118', '106', '120'],
];

/** EU size, the foot's length. */
export const shoeSizes: Rows = [
  ['36', '22,8'],
  ['37', '23,5'],
  ['38', '24,1'],
  ['39', '24,8'],
  ['40', '25,5'],
  ['41', '26,1'],
  ['42', '26,8'],
  ['43', '27,5'],
  ['44', '28,1'],
  ['45', '28,8'],
  ['46', '29,5'],
];

/** Band size: the measure round the body under the bust. */
export const bandSizes: Rows = [
  ['70', '68–72'],
  ['75', '73–77'],
  ['80', '78–82'],
  ['85', '83–87'],
];

/** Cup size: how much larger the bust is than the body under it. */
export const cupSizes: Rows = [
  ['A', '12–14'],
  ['B', '14–16'],
  ['C', '16–18'],
  ['D', '18–20'],
  ['E', '20–22'],
];
