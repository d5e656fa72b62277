/** What a call to the Data API is answered for: its channel, market and language, with defaults where the caller says nothing known. */
import type { Locale } from '../catalogue/catalogueDraft.ts';
import {
  allMarkets,
  channels,
  languages,
  markets,
  type Channel,
  type ChannelId,
  type Language,
  type LanguageId,
  type Market,
} from './markets.ts';

export interface Place {
  readonly channel: Channel;
  readonly market: Market;
  readonly language: Language;
  readonly locale: Locale;
}

export interface PlaceRequest {
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

/** A language is known by its id (`sv-SE`) or by its code alone (`sv`). */
function findLanguage(id: string): Language | undefined {
  return isLanguageId(id)
    ? languages[id]
    : Object.values(languages).find(({ locale }) => locale === id.toLowerCase());
}

/** An unknown channel is the Swedish one, an unknown market the channel's, an unknown language the channel's. */
export function choosePlace({ channelId, marketId, languageId }: PlaceRequest): Place {
  const channel = channelId && isChannelId(channelId) ? channels[channelId] : channels.se;
  const market =
    allMarkets.find(({ id }) => id === marketId?.toLowerCase()) ?? markets[channel.defaultMarket];
  const language =
    (languageId ? findLanguage(languageId) : undefined) ?? languages[channel.defaultLanguage];
  return { channel, market, language, locale: language.locale };
}
