import type { ProductQuery } from '../../data-api/generated/operations.ts';
import { present } from '../../data-api/present.ts';
import { clothColour } from '../images/clothColour.ts';
import { type BadgeView, badgeView } from '../lists/badgeView.ts';
import { parameterOf } from '../lists/parameterOf.ts';
import { type PriceView, priceView } from '../lists/priceView.ts';
import type { PriceRow } from './priceHistory.ts';
import { alternatesOf } from '../market/alternatesOf.ts';
import { type PictureView, readPictureView } from './pictureView.ts';
import { type ColourView, colourViews } from './colourViews.ts';
import { type SizeView, sizeView } from './sizeView.ts';

export interface ProductFact {
  readonly term: string;
  readonly details: string;
  /** How it is to be washed. */
  readonly isLaundry?: boolean;
}

/** A product as its page and the quick shop show it; absent parts are omitted. */
export interface ProductView extends BadgeView {
  readonly id: number;
  readonly alias: string;
  readonly name: string;
  readonly brand?: string;
  /** Its own address. */
  readonly href?: string;
  readonly articleNumber: string;
  readonly categoryId?: number;
  /** Files of the image service, the first one first. */
  readonly pictures: readonly string[];
  /** What each of them shows, where known. */
  readonly pictureViews?: readonly (PictureView | null)[];
  /** Colour of the cloth in place of missing pictures. */
  readonly cloth?: string;
  readonly price: PriceView;
  /** What it costs with VAT, in whole units of the market's currency. */
  readonly amount?: number;
  /** Its prices of the last months, oldest first, with VAT in the currency's unit. */
  readonly prices?: readonly PriceRow[];
  /** Offers on a cart that it is part of, with their lists. */
  readonly offers?: readonly { readonly name: string; readonly href: string }[];
  readonly sizes: readonly SizeView[];
  /** The style of this colour. */
  readonly style?: number;
  /** The name of its own colour. */
  readonly colour?: string;
  readonly colours?: readonly ColourView[];
  readonly crumbs?: readonly { readonly label: string; readonly href: string }[];
  readonly rating?: { readonly score: number; readonly count: number };
  readonly about?: string;
  readonly fit?: string;
  readonly care?: string;
  readonly facts?: readonly ProductFact[];
  /** The state of a preloved product, in words. */
  readonly condition?: string;
  /** For search engines and link previews; by default the page's own description. */
  readonly description?: string;
  /** Paths of the same product in other sites, by channel. */
  readonly alternates?: Readonly<Record<string, string>>;
}

type Product = NonNullable<ProductQuery['product']>;

/** Omits empty parts. */
const filled = <K extends string, T>(name: K, items: readonly T[]) =>
  items.length > 0 ? ({ [name]: items } as Readonly<Record<K, readonly T[]>>) : undefined;

const factsOf = ({ parameterGroups }: Product) =>
  present(parameterGroups)
    .flatMap(({ parameters }) => present(parameters))
    .flatMap(({ identifier, show, label, name, value }) =>
      show && value
        ? [
            {
              term: label ?? name ?? '',
              details: value,
              ...(identifier === 'Laundry' && { isLaundry: true }),
            },
          ]
        : [],
    );

function textsOf({
  texts,
  meta,
}: Product): Pick<ProductView, 'about' | 'fit' | 'care' | 'description'> {
  return {
    ...(texts?.text1 && { about: texts.text1 }),
    ...(texts?.text2 && { fit: texts.text2 }),
    ...(texts?.text3 && { care: texts.text3 }),
    ...(meta?.description && { description: meta.description }),
  };
}

/** A product of the Data API as its page shows it. */
export function productView(product: Product): ProductView {
  const { productId: id, alias, brand, rating, variantGroup } = product;
  const images = present(product.productImages);
  const pictures = images.map(({ fileName }) => fileName);
  const views = images.map(({ tags }) => readPictureView(tags));
  const cloth = pictures.length === 0 ? clothColour(product) : undefined;
  const colour = parameterOf(product, 'Color');
  const condition = parameterOf(product, 'Condition');
  const alternates = alternatesOf(product.alternativeUrls);
  return {
    id,
    alias,
    name: product.name ?? '',
    ...(brand?.name && { brand: brand.name }),
    ...(product.canonicalUrl && { href: product.canonicalUrl }),
    articleNumber: product.articleNumber ?? '',
    ...(product.primaryCategory && { categoryId: product.primaryCategory.categoryId }),
    pictures,
    ...(views.some(Boolean) && { pictureViews: views }),
    ...(cloth && { cloth }),
    price: priceView(product),
    ...(product.unitPrice && { amount: product.unitPrice.sellingPriceIncVat }),
    ...badgeView(product),
    ...filled(
      'prices',
      present(product.priceLog).map(({ date, sellingPriceIncVat, regularPriceIncVat }) => ({
        date: date.slice(0, 10),
        selling: sellingPriceIncVat,
        regular: regularPriceIncVat,
      })),
    ),
    ...filled(
      'offers',
      present(product.discountCampaigns).flatMap(({ name, hideTitle, ruleType, canonicalUrl }) =>
        ruleType === 'CART_CAMPAIGN' && !hideTitle && name && canonicalUrl
          ? [{ name, href: canonicalUrl }]
          : [],
      ),
    ),
    sizes: present(product.skus).map(sizeView),
    ...(variantGroup && { style: variantGroup.variantGroupId }),
    ...(colour && { colour }),
    ...filled('colours', colourViews(variantGroup)),
    ...filled(
      'crumbs',
      present(product.breadcrumbs).flatMap(({ name: label, url: href }) =>
        href ? [{ label, href }] : [],
      ),
    ),
    ...(rating &&
      rating.voteCount > 0 && { rating: { score: rating.score, count: rating.voteCount } }),
    ...(condition && { condition }),
    ...textsOf(product),
    ...filled('facts', factsOf(product)),
    ...(Object.keys(alternates).length > 0 && { alternates }),
  };
}
