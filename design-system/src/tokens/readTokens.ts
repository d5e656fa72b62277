/** Reads the DTCG sources through their resolver and hands back every channel resolved. */
import { readFileSync } from 'node:fs';
import { defineConfig, Logger, parse, type TokenNormalizedSet } from '@terrazzo/parser';
import { channelGaps } from './tokenIds.ts';

export const channels = ['se', 'no', 'dk', 'fi'] as const;
/** A channel by the country it sells in. */
export type Channel = (typeof channels)[number];
/** The channel whose values stand on `:root`. */
export const defaultChannel: Channel = 'se';

export type ResolvedTokens = Readonly<Record<Channel, TokenNormalizedSet>>;

const source = (name: string): string => readFileSync(new URL(name, import.meta.url), 'utf8');

/** Every token of every channel with aliases followed. Throws, naming channel and token, when a channel forgets one. */
export async function readTokens(): Promise<ResolvedTokens> {
  const gaps = channelGaps(
    JSON.parse(source('./base.tokens.json')),
    Object.fromEntries(channels.map((channel) => [channel, JSON.parse(source(`./channels/${channel}.tokens.json`))])),
  );
  if (gaps.length > 0) throw new Error(`The token contract has gaps.\n${gaps.join('\n')}`);

  const filename = new URL('./solvik.resolver.json', import.meta.url);
  const { resolver } = await parse([{ filename, src: source('./solvik.resolver.json') }], {
    config: defineConfig({}, { cwd: new URL('./', import.meta.url) }),
    logger: new Logger({ level: 'error' }),
    req: (url) => Promise.resolve(readFileSync(url, 'utf8')),
  });
  const resolve = (channel: Channel): TokenNormalizedSet => resolver.apply({ channel });
  return { se: resolve('se'), no: resolve('no'), dk: resolve('dk'), fi: resolve('fi') };
}
