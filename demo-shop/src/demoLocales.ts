/** The languages of the invented catalogue that the shop has too. */
import { allChannels, type ChannelId, languages, type Locale, locales } from '@solvik/shop';

/**
 * The languages that its texts are written in; a shopper in another language gets the closest of
 * them.
 */
const writtenLocales = ['sv', 'nb', 'da', 'fi'] as const;
export type WrittenLocale = (typeof writtenLocales)[number];
export type DemoLocale = Extract<Locale, WrittenLocale>;

const isWritten = (locale: Locale): locale is DemoLocale =>
  (writtenLocales as readonly Locale[]).includes(locale);

export const demoLocales: readonly DemoLocale[] = locales.filter(isWritten);

const [first] = demoLocales;
if (!first)
  throw new Error('The invented catalogue is written in none of the languages of the shop.');
/** The language that pages are named in for editors. */
export const demoSource: DemoLocale = first;

/**
 * The channel whose default language this is. @throws Error if the shop has none, which its
 * definition must correct
 */
export function channelOf(locale: DemoLocale): ChannelId {
  const channel = allChannels.find(
    ({ defaultLanguage }) => languages[defaultLanguage].locale === locale,
  );
  if (!channel)
    throw new Error(`No channel opens in ${locale}. Remove it from shop/definition/languages.ts.`);
  return channel.id;
}
