import { readFileSync } from 'node:fs';
import { join } from 'node:path';

export interface StorefrontOperation {
  readonly name: string;
  readonly kind: 'query' | 'mutation';
  readonly hash: string;
  readonly text: string;
}

const file = join(import.meta.dirname, '../../../storefront/src/data-api/generated/operations.ts');
const written =
  /name: '(\w+)',\n {2}kind: '(query|mutation)',\n {2}hash: '(\w+)',\n {2}text: (".*"),/g;

/**
 * The operations that the storefront sends, read from its generated file, since commerce does not
 * import the storefront.
 */
export const storefrontOperations: readonly StorefrontOperation[] = [
  ...readFileSync(file, 'utf8').matchAll(written),
].map(([, name = '', kind, hash = '', text = '""']) => ({
  name,
  kind: kind as 'query' | 'mutation',
  hash,
  text: JSON.parse(text) as string,
}));
