/** Reads the DTCG sources through their resolver and hands back every channel resolved. */
import { readFileSync } from 'node:fs';
import { defineConfig, Logger, parse, type TokenNormalizedSet } from '@terrazzo/parser';
import { contractGaps } from './colourContract.ts';
import { colourFaults } from './colourFaults.ts';

export const channels = ['se', 'no', 'dk', 'fi'] as const;
/** A channel by the country it sells in. */
export type Channel = (typeof channels)[number];
/** The channel whose values stand on `:root`. */
export const defaultChannel: Channel = 'se';

export type ResolvedTokens = Readonly<Record<Channel, TokenNormalizedSet>>;

const source = (name: string): string => readFileSync(new URL(name, import.meta.url), 'utf8');

const channelFile = (channel: Channel): string => `channels/${channel}.tokens.json`;

/** Sentences about the sources as they are written; empty when they can be built from. */
export function sourceFaults(
  base: unknown,
  filled: Readonly<Record<Channel, unknown>>,
): readonly string[] {
  const files = Object.fromEntries(
    channels.map((channel) => [channelFile(channel), filled[channel]]),
  );
  return [...contractGaps(base, filled), ...colourFaults({ 'base.tokens.json': base, ...files })];
}

/** The sources as they are written. */
export const readSources = (): {
  readonly base: unknown;
  readonly filled: Readonly<Record<Channel, unknown>>;
} => {
  const read = (channel: Channel): unknown => JSON.parse(source(`./${channelFile(channel)}`));
  return {
    base: JSON.parse(source('./base.tokens.json')),
    filled: { se: read('se'), no: read('no'), dk: read('dk'), fi: read('fi') },
  };
};

/** Every token of every channel with aliases followed. Throws, naming file and token, when a channel forgets one or a colour is not well written. */
export async function readTokens(): Promise<ResolvedTokens> {
  const { base, filled } = readSources();
  const faults = sourceFaults(base, filled);
  if (faults.length > 0) throw new Error(`The tokens cannot be built.\n${faults.join('\n')}`);

  const filename = new URL('./solvik.resolver.json', import.meta.url);
  const { resolver } = await parse([{ filename, src: source('./solvik.resolver.json') }], {
    config: defineConfig({}, { cwd: new URL('./', import.meta.url) }),
    logger: new Logger({ level: 'error' }),
    req: (url) => Promise.resolve(readFileSync(url, 'utf8')),
  });
  const resolve = (channel: Channel): TokenNormalizedSet => resolver.apply({ channel });
  return { se: resolve('se'), no: resolve('no'), dk: resolve('dk'), fi: resolve('fi') };
}
