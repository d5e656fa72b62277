/** The channels as the brand's resolver names them: known before any file is generated. */
import { readFileSync } from 'node:fs';
import type { Channel } from './generated/tokenNames.ts';

/** The folder of the brand's tokens. */
export const brand = new URL('../../../shop/brand/', import.meta.url);
export const resolverFile = new URL('brand.resolver.json', brand);

/** The part of a DTCG resolver that names the channels. */
interface BrandResolver {
  readonly modifiers: {
    readonly channel: {
      readonly contexts: Readonly<Record<Channel, unknown>>;
      readonly default: Channel;
    };
  };
}

const { contexts, default: firstChannel } = (
  JSON.parse(readFileSync(resolverFile, 'utf8')) as BrandResolver
).modifiers.channel;

/** In the order of the brand's resolver. */
export const channels = Object.keys(contexts) as readonly Channel[];
/** The channel whose values are set on `:root`. */
export const defaultChannel: Channel = firstChannel;
