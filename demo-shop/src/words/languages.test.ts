import { describe, expect, it } from 'vitest';
import { type DemoLocale, demoLocales } from '../demoLocales.ts';
import { contentWords } from '../content/contentWordsByLocale.ts';
import { firstNames } from '../names/firstNames.ts';
import { readTestShop } from '../testing/readTestShop.ts';
import { reviews as da } from './da/reviews.ts';
import { reviews as fi } from './fi/reviews.ts';
import { reviews as nb } from './nb/reviews.ts';
import type { ReviewWords } from './reviewWords.ts';
import { shopWords } from './shopWordsByLocale.ts';
import { reviews as sv } from './sv/reviews.ts';

/** Letters that the language does not use. */
const foreign: Readonly<Record<DemoLocale, RegExp>> = {
  sv: /[æøÆØ]/,
  nb: /[äöÄÖ]/,
  da: /[äöÄÖ]/,
  fi: /[åæøÅÆØ]/,
};
/** Words that only a neighbouring language uses. */
const neighbours: Readonly<Record<DemoLocale, RegExp>> = {
  sv: /\b(ikke|og|jeg|hvor|fra|uden|uten|uld)\b/i,
  nb: /\b(och|inte|från|uden|uld|eller ej|af|hvad|meget godt tilpas)\b/i,
  da: /\b(och|inte|från|uten|ull|hva|av|noe|noen)\b/i,
  fi: /\b(och|inte|ikke|med|og)\b/i,
};
/** Names of places and people have their own spelling. */
const names = /Boråsista|Boråsilainen|Borås|Sjöbogatan|Märta|Göteborg|Alborg/g;

const reviewWords: Readonly<Record<DemoLocale, ReviewWords>> = { sv, nb, da, fi };
const { products, categories, brands, campaigns } = readTestShop();

const textsIn = (value: unknown): string[] => {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
};

describe.each(demoLocales)('%s', (locale) => {
  const { authors, ...sentences } = reviewWords[locale];
  const texts = [
    ...textsIn(shopWords[locale]),
    ...textsIn(contentWords[locale]),
    ...textsIn(sentences),
    ...products.flatMap(({ name, texts: { text1, text2, text3 } }) => [
      name[locale],
      text1?.[locale],
      text2?.[locale],
      text3?.[locale],
    ]),
    ...categories.flatMap(({ name, description, secondaryDescription }) => [
      name[locale],
      description?.[locale],
      secondaryDescription?.[locale],
    ]),
    ...brands.map(({ description }) => description?.[locale]),
    ...campaigns.map(
      ({ name, description }) => `${name[locale] ?? ''} ${description?.[locale] ?? ''}`,
    ),
  ].filter((text) => text !== undefined);
  const bare = texts.map((text) => text.replaceAll(names, ''));

  it('uses only letters of the language', () => {
    expect(authors.length).toBeGreaterThan(20);
    expect(texts.length).toBeGreaterThan(5000);
    expect([...new Set(bare.filter((text) => foreign[locale].test(text)))]).toEqual([]);
  });

  it('contains no word of a neighbouring language', () => {
    expect([...new Set(bare.filter((text) => neighbours[locale].test(text)))]).toEqual([]);
  });

  it('contains no exclamation mark', () => {
    expect(bare.filter((text) => text.includes('!'))).toEqual([]);
  });
});

it('names styles by first names that every language can spell', () => {
  expect(
    Object.values(firstNames)
      .flat()
      .filter((name) => !/^[A-Z][a-z]+$/.test(name)),
  ).toEqual([]);
});
