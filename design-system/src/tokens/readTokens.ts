/** Reads the DTCG sources through their resolver and returns every channel resolved. */
import { readFileSync } from 'node:fs';
import { defineConfig, Logger, parse, type TokenNormalizedSet } from '@terrazzo/parser';
import { contractGaps } from './colourContract.ts';
import { brand, channels, resolverFile } from './brandChannels.ts';
import { colourErrors } from './colourErrors.ts';
import type { Channel } from './generated/tokenNames.ts';

export type ResolvedTokens = Readonly<Record<Channel, TokenNormalizedSet>>;

const byChannel = <T>(valueOf: (channel: Channel) => T): Readonly<Record<Channel, T>> =>
  Object.fromEntries(channels.map((channel) => [channel, valueOf(channel)])) as Record<Channel, T>;

const channelFile = (channel: Channel): string => `${channel}.tokens.json`;

/** Sentences about the sources as they are written; empty when they can be built from. */
export function sourceFaults(
  base: unknown,
  filled: Readonly<Record<Channel, unknown>>,
): readonly string[] {
  const files = Object.fromEntries(
    channels.map((channel) => [channelFile(channel), filled[channel]]),
  );
  return [...contractGaps(base, filled), ...colourErrors({ 'base.tokens.json': base, ...files })];
}

interface Source {
  readonly palette?: Readonly<Record<string, unknown>>;
}

const readSource = (file: URL): Source => JSON.parse(readFileSync(file, 'utf8')) as Source;

/** The sources as they are written: the design's own with the brand's palette, and what each channel fills. */
export const readSources = (): {
  readonly base: unknown;
  readonly filled: Readonly<Record<Channel, unknown>>;
} => {
  const base = readSource(new URL('base.tokens.json', import.meta.url));
  const { palette } = readSource(new URL('palette.tokens.json', brand));
  return {
    base: { ...base, palette: { ...base.palette, ...palette } },
    filled: byChannel((channel) => readSource(new URL(channelFile(channel), brand))),
  };
};

/**
 * Every token of every channel with aliases followed. Throws, naming file and token, when a channel
 * lacks one or a colour is malformed.
 */
export async function readTokens(): Promise<ResolvedTokens> {
  const { base, filled } = readSources();
  const faults = sourceFaults(base, filled);
  if (faults.length > 0) throw new Error(`The tokens cannot be built.\n${faults.join('\n')}`);

  const src = readFileSync(resolverFile, 'utf8');
  const { resolver } = await parse([{ filename: resolverFile, src }], {
    config: defineConfig({}, { cwd: brand }),
    logger: new Logger({ level: 'error' }),
    req: (url) => Promise.resolve(readFileSync(url, 'utf8')),
  });
  return byChannel((channel) => resolver.apply({ channel }));
}
