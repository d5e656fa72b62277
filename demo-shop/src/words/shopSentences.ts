import type { Print } from '../pictures/garmentSpec.ts';

export const countries = ['PT', 'IT', 'LT', 'TR', 'RO', 'SE', 'EE', 'ES'] as const;
export type Country = (typeof countries)[number];

export const conditions = ['like-new', 'very-good', 'good'] as const;
export type Condition = (typeof conditions)[number];

export const badges = ['new', 'bestseller', 'sustainable', 'preloved', 'coming-soon'] as const;
export type Badge = (typeof badges)[number];

export const parameterNames = [
  'Color',
  'Material',
  'Fit',
  'Pattern',
  'Laundry',
  'ProducedIn',
  'ModelHeight',
  'ModelSize',
  'Badge',
  'Certificate',
  'Condition',
] as const;
export type ParameterName = (typeof parameterNames)[number];

/** Sentences with placeholders: centimetres as digits, sizes as the shopper reads them. */
export interface ShopSentences {
  readonly parameters: Readonly<Record<ParameterName, string>>;
  readonly patterns: Readonly<Record<Print, string>>;
  readonly countries: Readonly<Record<Country, string>>;
  readonly badges: Readonly<Record<Badge, string>>;
  readonly conditions: Readonly<
    Record<Condition, { readonly label: string; readonly sentence: string }>
  >;
  readonly model: (height: string, size: string) => string;
  readonly length: (centimetres: string, size: string) => string;
  readonly inseam: (rise: string, inseam: string) => string;
  readonly heel: (centimetres: string) => string;
  readonly shaft: (centimetres: string) => string;
  readonly bag: (width: string, height: string, depth: string) => string;
  readonly flat: (long: string, wide: string) => string;
  readonly beltWidth: (centimetres: string) => string;
  readonly stretches: string;
  readonly composition: (parts: string) => string;
  readonly certificate: (name: string) => string;
  readonly madeIn: (country: string) => string;
  readonly onePiece: string;
}
