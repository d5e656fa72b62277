/** Reads a file's products like an import, without a database: for tests of formats and rules. */
import { recogniseFormat } from '../formats/recogniseFormat.ts';
import type { ImportProblem } from '../importProblem.ts';
import type { Mapping } from '../mapping/mapping.ts';
import { draftProducts, type ImportedProduct } from '../products/draftProducts.ts';
import { countStyles, groupByStyle } from '../products/groupByStyle.ts';
import { readItem } from '../products/readItem.ts';

export interface ReadProducts {
  readonly products: readonly ImportedProduct[];
  readonly problems: readonly ImportProblem[];
}

/** Noon of the first of November 2026. */
export const importNow = Date.parse('2026-11-01T12:00:00Z');

export async function readProducts(file: string, requested?: Mapping): Promise<ReadProducts> {
  const { mapping, items } = await recogniseFormat(file, requested);
  const counts = await countStyles(items());
  const products: ImportedProduct[] = [];
  const problems: ImportProblem[] = [];
  for await (const gathered of groupByStyle(items(), {
    counts,
    read: (raw) => readItem(raw, { mapping, now: importNow, stockColumns: counts.stockColumns }),
  })) {
    problems.push(...gathered.problems);
    if (!gathered.style) continue;
    const drafted = draftProducts(gathered.style, mapping);
    products.push(...drafted.products);
    problems.push(...drafted.problems);
  }
  return { products, problems };
}

/** Products in short: `key: sizes @ price` with the Swedish price in kronor. */
export function inShort({ products }: ReadProducts): readonly string[] {
  return products.map(({ draft }) => {
    const sizes = draft.skus
      .map(
        ({ name, stock }) =>
          `${typeof name === 'string' ? name : (name.sv ?? '')}×${String(stock.onHand)}`,
      )
      .join(' ');
    const { se } = draft.prices;
    return `${draft.key}: ${sizes} @ ${se ? `${String(se.regular / 100)}${se.selling < se.regular ? `→${String(se.selling / 100)}` : ''}` : '–'}`;
  });
}

/** Findings in short: `line reason column`. */
export function findings({ problems }: ReadProducts): readonly string[] {
  return problems.map(({ line, reason, column }) => `${String(line)} ${reason} ${column}`.trim());
}
