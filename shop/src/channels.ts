/** The shop's channels, with the identifiers that follow from them. */
import { channelDefinitions as definitions } from '../definition/channels.ts';
import type { ChannelDefinition } from './shapes.ts';
import type { LanguageId } from './languages.ts';
import type { MarketId } from './markets.ts';

export type ChannelId = keyof typeof definitions;

export interface Channel {
  readonly id: ChannelId;
  readonly name: string;
  readonly host: string;
  readonly defaultMarket: MarketId;
  readonly defaultLanguage: LanguageId;
  readonly grounds: ChannelDefinition['grounds'];
}

/** In the order above; the first is the default for requests that match no host or market. */
export const channelIds = Object.keys(definitions) as readonly ChannelId[] as readonly [
  ChannelId,
  ...ChannelId[],
];

/** Computes a value for each channel. */
export const byChannel = <T>(valueOf: (id: ChannelId) => T): Readonly<Record<ChannelId, T>> =>
  Object.fromEntries(channelIds.map((id) => [id, valueOf(id)])) as Record<ChannelId, T>;

export const channels: Readonly<Record<ChannelId, Channel>> = byChannel((id) => ({
  ...definitions[id],
  id,
}));

export const allChannels: readonly Channel[] = Object.values(channels);
