import type { Family } from './garments/garmentKind.ts';

/** An invented brand: what it makes, and its price level relative to the middle of each kind. */
export interface DemoBrand {
  readonly name: string;
  readonly makes: readonly Family[];
  readonly price: number;
}

const wear = ['tops', 'dresses', 'bottoms'] as const satisfies readonly Family[];

export const brands = {
  tjarn: { name: 'Tjärn', makes: ['coats', 'knitwear', 'bottoms'], price: 1.12 },
  ekdal: { name: 'Ekdal', makes: ['coats', 'tops', 'bottoms'], price: 1.05 },
  sund: { name: 'Sund', makes: ['coats', 'tops', 'dresses'], price: 1 },
  lumi: { name: 'Lumi', makes: ['knitwear', 'accessories', 'dresses'], price: 1.08 },
  vide: { name: 'Vide', makes: ['coats', ...wear], price: 0.92 },
  halm: { name: 'Halm', makes: ['coats', ...wear], price: 1 },
  norrvik: { name: 'Norrvik', makes: ['shoes', 'coats', 'accessories'], price: 1.1 },
  aspelund: { name: 'Aspelund', makes: ['tops', 'knitwear'], price: 0.95 },
  bjarka: { name: 'Bjarka', makes: ['coats', 'accessories'], price: 1.15 },
  dalhem: { name: 'Dalhem', makes: ['bottoms', 'tops'], price: 0.9 },
  enetorp: { name: 'Enetorp', makes: ['knitwear', 'tops'], price: 0.95 },
  fjallbo: { name: 'Fjällbo', makes: ['coats', 'bottoms', 'accessories'], price: 1.05 },
  granlid: { name: 'Granlid', makes: ['coats', 'knitwear', 'shoes'], price: 1 },
  havsvik: { name: 'Havsvik', makes: ['swimwear', 'tops'], price: 1 },
  hiisi: { name: 'Hiisi', makes: ['bags', 'accessories', 'shoes'], price: 1.1 },
  idegran: { name: 'Idegran', makes: ['dresses', 'tops'], price: 1.15 },
  jarnek: { name: 'Järnek', makes: ['bottoms', 'coats'], price: 1 },
  kaisla: { name: 'Kaisla', makes: ['dresses', 'tops', 'swimwear'], price: 1.05 },
  klinte: { name: 'Klinte', makes: ['tops', 'bottoms', 'swimwear'], price: 0.9 },
  kvist: { name: 'Kvist & Bark', makes: ['bags', 'accessories'], price: 1.05 },
  lauvas: { name: 'Lauvås', makes: ['knitwear', 'coats'], price: 1.05 },
  lerbacken: { name: 'Lerbacken', makes: ['shoes'], price: 1.05 },
  mossa: { name: 'Mossa', makes: ['knitwear', 'accessories', 'tops'], price: 0.88 },
  myrull: { name: 'Myrull', makes: ['knitwear', 'accessories'], price: 1.1 },
  nattsol: { name: 'Nattsol', makes: ['dresses', 'bags', 'swimwear'], price: 1.1 },
  odde: { name: 'Odde', makes: ['swimwear', 'bottoms'], price: 0.95 },
  olsta: { name: 'Olsta', makes: ['shoes', 'bags'], price: 0.95 },
  pihla: { name: 'Pihla', makes: ['dresses', 'tops', 'bottoms'], price: 1 },
  ravnholt: { name: 'Ravnholt', makes: ['shoes', 'bags', 'accessories'], price: 1.15 },
  risvik: { name: 'Risvik', makes: ['tops', 'bottoms'], price: 0.85 },
  saltang: { name: 'Saltäng', makes: ['swimwear', 'dresses'], price: 1.05 },
  silkeborre: { name: 'Silkeborre', makes: ['tops', 'dresses'], price: 1.1 },
  skagerholm: { name: 'Skagerholm', makes: ['coats', 'shoes'], price: 1.1 },
  sompi: { name: 'Sompi', makes: ['coats', 'knitwear'], price: 0.95 },
  stenby: { name: 'Stenby', makes: ['bags', 'shoes', 'accessories'], price: 0.92 },
  torvmark: { name: 'Torvmark', makes: ['bottoms', 'coats', 'tops'], price: 0.98 },
  tuulenpesa: { name: 'Tuulenpesä', makes: ['knitwear', 'dresses'], price: 1 },
  vadstrom: { name: 'Vadström', makes: ['shoes', 'bags'], price: 1.2 },
  vinterby: { name: 'Vinterby', makes: ['coats', 'accessories', 'knitwear'], price: 0.9 },
  angso: { name: 'Ängsö', makes: ['dresses', 'tops', 'swimwear'], price: 0.95 },
} as const satisfies Record<string, DemoBrand>;

export type BrandKey = keyof typeof brands;

export const brandKeys = Object.keys(brands) as BrandKey[];

const makers = Map.groupBy(
  brandKeys.flatMap((key) =>
    brands[key].makes.map((family): { key: BrandKey; family: Family } => ({ key, family })),
  ),
  ({ family }) => family,
);

/** The brands of a family, the best known first. */
export function brandsFor(family: Family): readonly BrandKey[] {
  return (makers.get(family) ?? []).map(({ key }) => key);
}
