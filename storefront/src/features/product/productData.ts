import { isBuyable } from '../lists/isBuyable.ts';
import { isComing } from '../lists/isComing.ts';
import { sellers } from '@solvik/shop';
import { returnDays, toDecimal } from '@solvik/shop-rules';
import { imageSource } from '../images/imageSource.ts';
import { absoluteUrl, type LocatedSite } from '../../page/sites.ts';
import type { ProductView } from './productView.ts';

const inSchema = (name: string) => `https://schema.org/${name}`;

/** Fees and workdays of the cheapest delivery, as BuyPromises states them. */
function shippingData(price: number, site: LocatedSite): object {
  const days = (minValue: number, maxValue: number) => ({
    '@type': 'QuantitativeValue',
    minValue,
    maxValue,
    unitCode: 'DAY',
  });
  return {
    '@type': 'OfferShippingDetails',
    shippingRate: {
      '@type': 'MonetaryAmount',
      value: price >= site.freeShippingFrom ? 0 : site.shippingFrom,
      currency: site.currency,
    },
    shippingDestination: { '@type': 'DefinedRegion', addressCountry: site.country },
    deliveryTime: {
      '@type': 'ShippingDeliveryTime',
      handlingTime: days(0, 1),
      transitTime: days(1, 3),
    },
  };
}

/** Returns as the terms of sale state them: by post, for a fee that the refund is reduced by. */
function returnData({ channelId, country, currency }: LocatedSite): object {
  const { returnFee } = sellers[channelId];
  return {
    '@type': 'MerchantReturnPolicy',
    applicableCountry: country,
    returnPolicyCategory: inSchema('MerchantReturnFiniteReturnWindow'),
    merchantReturnDays: returnDays,
    returnMethod: inSchema('ReturnByMail'),
    ...(returnFee > 0
      ? {
          returnFees: inSchema('ReturnShippingFees'),
          returnShippingFeesAmount: {
            '@type': 'MonetaryAmount',
            value: toDecimal(returnFee),
            currency,
          },
        }
      : { returnFees: inSchema('FreeReturn') }),
  };
}

interface Around {
  readonly site: LocatedSite;
  readonly now: Date;
}

function offerData(product: ProductView, { site, now }: Around): object {
  const { amount = 0, availableFrom, condition, href = '/' } = product;
  return {
    '@type': 'Offer',
    price: amount,
    priceCurrency: site.currency,
    availability: inSchema(isBuyable(product, now) ? 'InStock' : 'OutOfStock'),
    // Before its release it cannot be ordered in advance either.
    ...(isComing(product, now) && { availabilityStarts: availableFrom }),
    itemCondition: inSchema(condition ? 'UsedCondition' : 'NewCondition'),
    url: absoluteUrl(site, href),
    shippingDetails: shippingData(amount, site),
    hasMerchantReturnPolicy: returnData(site),
  };
}

/**
 * A product for search engines: a Product of schema.org with its offer and rating. What it lacks is
 * absent, since an empty value is an error there.
 */
export function productData(
  product: ProductView,
  { site, now, description }: Around & { readonly description: string },
): readonly object[] {
  const { name, articleNumber: sku, brand, colour, style, pictures, rating } = product;
  if (product.amount === undefined) return [];
  const pictureSite = { origin: site.origin, basename: '' };
  return [
    {
      '@type': 'Product',
      name,
      ...(description && { description }),
      sku,
      ...(brand && { brand: { '@type': 'Brand', name: brand } }),
      ...(colour && { color: colour }),
      ...(style !== undefined && { inProductGroupWithID: String(style) }),
      ...(pictures.length > 0 && {
        image: pictures.map((file) =>
          absoluteUrl(pictureSite, imageSource(file, { alt: '', sizes: '' }).src),
        ),
      }),
      offers: offerData(product, { site, now }),
      ...(rating && {
        aggregateRating: {
          '@type': 'AggregateRating',
          ratingValue: rating.score,
          reviewCount: rating.count,
        },
      }),
    },
  ];
}
