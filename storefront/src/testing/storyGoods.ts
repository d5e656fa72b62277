/** The products of the shop in stories, in each site's language, in the Data API's shape. */
import type { Site } from '@solvik/addresses';
import type { StoryLanguage } from '@solvik/design-system/testing';
import type { ProductCardPartsFragment, ProductQuery } from '../data-api/generated/operations.ts';
import { storyLanguageAt } from './storyLanguageAt.ts';
import { priceLogOf, priceOf } from './storyPrices.ts';

type Product = NonNullable<ProductQuery['product']>;
type LocaleTexts = Readonly<Record<StoryLanguage, string>>;

interface Garment {
  readonly alias: string;
  readonly brand: string;
  readonly name: LocaleTexts;
  readonly colour: LocaleTexts;
  readonly price: number;
  readonly was?: number;
  readonly pictures: readonly string[];
  readonly badge?: LocaleTexts;
  readonly stock?: number;
}

const news: LocaleTexts = { sv: 'Nyhet', nb: 'Nyhet', da: 'Nyhed', fi: 'Uutuus' };

export const garments: readonly Garment[] = [
  {
    alias: 'alma',
    brand: 'Tjärn',
    name: {
      sv: 'Lång ullkappa Alma',
      nb: 'Lang ullkåpe Alma',
      da: 'Lang uldfrakke Alma',
      fi: 'Pitkä villakangastakki Alma',
    },
    colour: { sv: 'Kamel', nb: 'Kamel', da: 'Kamel', fi: 'Kameli' },
    price: 1999,
    was: 2499,
    pictures: ['coat-front', 'coat-back', 'coat-detail', 'coat-second'],
  },
  {
    alias: 'polo',
    brand: 'Lumi',
    name: {
      sv: 'Kabelstickad tröja',
      nb: 'Kabelstrikket genser',
      da: 'Kabelstrikket sweater',
      fi: 'Palmikkoneulepusero',
    },
    colour: { sv: 'Natur', nb: 'Natur', da: 'Natur', fi: 'Luonnonvalkoinen' },
    price: 899,
    pictures: ['jumper'],
    badge: news,
  },
  {
    alias: 'inga',
    brand: 'Lumi',
    name: {
      sv: 'Kofta Inga i alpacka',
      nb: 'Kofte Inga i alpakka',
      da: 'Cardigan Inga i alpaka',
      fi: 'Alpakkaneuletakki Inga',
    },
    colour: { sv: 'Mossa', nb: 'Mose', da: 'Mos', fi: 'Sammal' },
    price: 1249,
    pictures: ['cardigan'],
  },
  {
    alias: 'chelsea',
    brand: 'Norrvik',
    name: {
      sv: 'Chelseakängor i skinn',
      nb: 'Chelseastøvler i skinn',
      da: 'Chelseastøvler i læder',
      fi: 'Nahkaiset chelsea-nilkkurit',
    },
    colour: { sv: 'Svart', nb: 'Svart', da: 'Sort', fi: 'Musta' },
    price: 1899,
    pictures: ['boots'],
  },
  {
    alias: 'sund',
    brand: 'Sund',
    name: {
      sv: 'Skjorta i poplin',
      nb: 'Skjorte i poplin',
      da: 'Skjorte i poplin',
      fi: 'Popliinipaita',
    },
    colour: { sv: 'Blå', nb: 'Blå', da: 'Blå', fi: 'Sininen' },
    price: 699,
    pictures: ['shirt'],
  },
  {
    alias: 'disa',
    brand: 'Halm',
    name: {
      sv: 'Omlottklänning Disa',
      nb: 'Omslagskjole Disa',
      da: 'Slå om-kjole Disa',
      fi: 'Kietaisumekko Disa',
    },
    colour: { sv: 'Vinröd', nb: 'Vinrød', da: 'Vinrød', fi: 'Viininpunainen' },
    price: 1099,
    pictures: ['dress'],
    stock: 0,
  },
];

export function cardOf(site: Site, garment: Garment, productId: number): ProductCardPartsFragment {
  const language = storyLanguageAt(site);
  const { alias, brand, name, colour, pictures, badge, stock = 20 } = garment;
  const price = priceOf(site, garment);
  const parameters = [
    { identifier: 'Color', name: 'Color', value: colour[language] },
    ...(badge ? [{ identifier: 'Badge', name: 'Badge', value: badge[language] }] : []),
  ];
  return {
    productId,
    alias,
    name: name[language],
    canonicalUrl: `/p/${alias}`,
    firstAvailableOn: null,
    brand: { name: brand },
    unitPrice: price,
    lowestPrice: price.isDiscounted
      ? {
          isDiscounted: true,
          discountPercentage: price.discountPercentage,
          lowestPriceIncVatFormatted: price.regularPriceIncVatFormatted,
          lowestPriceExVatFormatted: price.regularPriceExVatFormatted,
        }
      : null,
    productImages: pictures.map((picture) => ({ fileName: `${picture}.webp` })),
    parameterGroups: [{ parameters }],
    totalStock: { totalStock: stock },
    variantGroup: null,
  };
}

export const storyCards = (site: Site): readonly ProductCardPartsFragment[] =>
  garments.map((garment, at) => cardOf(site, garment, at + 1));

const aboutTexts: LocaleTexts = {
  sv: 'Rak kappa i italiensk ull, tät nog för vind och mjuk nog för en lång dag.',
  nb: 'Rett kåpe i italiensk ull, tett nok for vind og myk nok for en lang dag.',
  da: 'Lige frakke i italiensk uld, tæt nok til vind og blød nok til en lang dag.',
  fi: 'Suora takki italialaista villaa, riittävän tiivis tuuleen ja pehmeä pitkään päivään.',
};
const materialTexts: LocaleTexts = {
  sv: 'Material',
  nb: 'Materiale',
  da: 'Materiale',
  fi: 'Materiaali',
};
const woolTexts: LocaleTexts = {
  sv: 'Ull 80 %, polyamid 20 %',
  nb: 'Ull 80 %, polyamid 20 %',
  da: 'Uld 80 %, polyamid 20 %',
  fi: 'Villa 80 %, polyamidi 20 %',
};
const coatTexts: LocaleTexts = {
  sv: 'Kappor & jackor',
  nb: 'Kåper & jakker',
  da: 'Frakker & jakker',
  fi: 'Takit',
};

/** The coat's page; `sizes` with their stock, sold out if 0. */
export function storyProduct(
  site: Site,
  sizes: readonly (readonly [size: string, stock: number])[],
): Product {
  const [garment] = garments;
  if (!garment) throw new Error('The shop of stories is empty.');
  const language = storyLanguageAt(site);
  const card = cardOf(site, garment, 1);
  const total = sizes.reduce((sum, [, stock]) => sum + stock, 0);
  return {
    ...card,
    productImages: garment.pictures.map((picture) => ({
      fileName: `${picture}.webp`,
      tags: [picture.replace(/^.*-/, '')],
    })),
    unitPrice: priceOf(site, garment),
    priceLog: priceLogOf(priceOf(site, garment)),
    primaryCategory: { categoryId: 2 },
    articleNumber: 'TJ-1001',
    totalStock: { totalStock: total },
    texts: { text1: aboutTexts[language], text2: null, text3: null },
    meta: null,
    breadcrumbs: [{ name: coatTexts[language], url: '/c/2' }],
    skus: sizes.map(([name, stock], at) => ({
      skuId: 100 + at,
      name,
      stock: { inStock: stock, oversellable: 0, totalStock: stock, static: 0, incoming: null },
    })),
    parameterGroups: [
      {
        parameters: [
          {
            identifier: 'Color',
            name: 'Color',
            label: 'Color',
            value: garment.colour[language],
            show: false,
          },
          {
            identifier: 'Material',
            name: 'Material',
            label: materialTexts[language],
            value: woolTexts[language],
            show: true,
          },
        ],
      },
    ],
    variantGroup: {
      variantGroupId: 1,
      variants: ['coat-front', 'coat-black', 'coat-sage'].map((picture, at) => ({
        productId: at + 1,
        value: ['#b08e68', '#33312f', '#8d9a80'][at] ?? '',
        label: garment.colour[language],
        alias: at === 0 ? 'alma' : `alma-${String(at)}`,
        canonicalUrl: at === 0 ? '/p/alma' : `/p/alma-${String(at)}`,
        primaryImage: `${picture}.webp`,
      })),
    },
    rating: { score: 4.3, voteCount: 38 },
    discountCampaigns: [],
    alternativeUrls: null,
  };
}
