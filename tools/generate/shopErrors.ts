/** Faults of this shop's definition, its brand included. */
import { readFileSync } from 'node:fs';
import { checkShop } from '../../shop/src/checkShop.ts';
import * as shop from '../../shop/src/index.ts';

interface BrandResolver {
  readonly modifiers: {
    readonly channel: { readonly contexts: Readonly<Record<string, unknown>> };
  };
}

/** Sentences; none if the definition is consistent. */
export function shopErrors(): readonly string[] {
  const file = new URL('../../shop/brand/brand.resolver.json', import.meta.url);
  const { modifiers } = JSON.parse(readFileSync(file, 'utf8')) as BrandResolver;
  return checkShop({ ...shop, brandChannels: Object.keys(modifiers.channel.contexts) });
}
