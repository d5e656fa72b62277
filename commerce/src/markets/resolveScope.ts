/**
 * Resolves the channel, market and language of a call to the Data API, with defaults for missing or
 * unknown ones.
 */
import {
  allMarkets,
  type Channel,
  type ChannelId,
  channelIds,
  channels,
  type Language,
  type LanguageId,
  languages,
  type Locale,
  type Market,
  markets,
} from '@solvik/shop';

export interface ShopScope {
  readonly channel: Channel;
  readonly market: Market;
  readonly language: Language;
  readonly locale: Locale;
}

export interface ScopeRequest {
  readonly channelId?: string | null;
  readonly marketId?: string | null;
  readonly languageId?: string | null;
}

function isChannelId(id: string): id is ChannelId {
  return Object.hasOwn(channels, id);
}

function isLanguageId(id: string): id is LanguageId {
  return Object.hasOwn(languages, id);
}

/** A language is given by its id (`sv-SE`) or by its code alone (`sv`). */
function findLanguage(id: string): Language | undefined {
  return isLanguageId(id)
    ? languages[id]
    : Object.values(languages).find(({ locale }) => locale === id.toLowerCase());
}

/** An unknown channel becomes the first one, an unknown market or language the channel's. */
export function resolveScope({ channelId, marketId, languageId }: ScopeRequest): ShopScope {
  const channel =
    channelId && isChannelId(channelId) ? channels[channelId] : channels[channelIds[0]];
  const market =
    allMarkets.find(({ id }) => id === marketId?.toLowerCase()) ?? markets[channel.defaultMarket];
  const language =
    (languageId ? findLanguage(languageId) : undefined) ?? languages[channel.defaultLanguage];
  return { channel, market, language, locale: language.locale };
}
