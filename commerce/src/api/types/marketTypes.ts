/** Channels, markets and languages of the Data API, and the two queries that list them (spec section 7). */
import {
  allChannels,
  allMarkets,
  type Channel,
  channelIds,
  channels,
  currencies,
  type Language,
  languageIdOf,
  languages,
  type Market,
  sourceLocale,
} from '@solvik/shop';
import { builder } from '../builder.ts';
import { listNullability, required } from '../fields.ts';
import { scopeArguments } from '../scopeArguments.ts';
import { CurrencyType, viewCurrency } from './priceTypes.ts';

const LanguageType = builder.objectRef<Language>('LanguageType').implement({
  fields: (t) => ({
    ...required(t, 'String', 'id', 'name'),
    code: t.string({ nullable: false, resolve: ({ locale }) => locale }),
  }),
});

const CountryType = builder
  .objectRef<Market['country']>('CountryType')
  .implement({ fields: (t) => required(t, 'String', 'name', 'code') });

const MarketType = builder.objectRef<Market>('MarketType').implement({
  fields: (t) => ({
    ...required(t, 'String', 'id'),
    defaultLanguageId: t.string({
      nullable: false,
      resolve: ({ languages: own }) => own[0] ?? languageIdOf(sourceLocale),
    }),
    groupKey: t.string({ nullable: false, resolve: ({ currency }) => currencies[currency].code }),
    alias: t.string({ resolve: ({ id }) => id }),
    virtual: t.boolean({ resolve: () => false }),
    onlyDisplayInCheckout: t.boolean({ resolve: ({ isOnlyInCheckout }) => isOnlyInCheckout }),
    allowedLanguages: t.field({
      type: [LanguageType],
      nullable: listNullability,
      resolve: ({ languages: own }) => own.map((id) => languages[id]),
    }),
    country: t.field({ type: CountryType, resolve: ({ country }) => country }),
    currency: t.field({ type: CurrencyType, resolve: ({ currency }) => viewCurrency(currency) }),
  }),
});

const ChannelType = builder.objectRef<Channel>('ChannelType').implement({
  fields: (t) => ({
    ...required(t, 'String', 'id', 'name'),
    type: t.string({ nullable: false, resolve: () => 'webshop' }),
    url: t.string({ nullable: false, resolve: ({ host }) => host }),
    defaultLanguageId: t.string({
      nullable: false,
      resolve: ({ defaultLanguage }) => defaultLanguage,
    }),
    languages: t.field({
      type: [LanguageType],
      nullable: listNullability,
      resolve: ({ defaultLanguage }) => [languages[defaultLanguage]],
    }),
    defaultMarketId: t.string({ nullable: false, resolve: ({ defaultMarket }) => defaultMarket }),
    markets: t.field({
      type: [MarketType],
      nullable: listNullability,
      resolve: () => [...allMarkets],
    }),
  }),
});

builder.queryFields((t) => ({
  channels: t.field({
    type: [ChannelType],
    nullable: listNullability,
    args: scopeArguments(t.arg),
    resolve: () => [...allChannels],
  }),
  channel: t.field({
    type: ChannelType,
    args: scopeArguments(t.arg),
    // Without an id, the first channel; an unknown id gives null rather than another shop's
    // markets.
    resolve: (_, { channelId }) =>
      channelId ? allChannels.find(({ id }) => id === channelId) : channels[channelIds[0]],
  }),
}));
