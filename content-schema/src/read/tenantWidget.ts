/**
 * Widgets as a tenant of Geins writes them, as this shop's own: the type's name, fields of other names, and enums as numbers.
 * Source: the public storefronts and the software kit of geins-io (ralph-ui, geins-sdk).
 */
import { isObject } from './isObject.ts';
import type { Problem } from './problem.ts';
import { TenantReading, type TenantValues } from './tenantReading.ts';

/** A tenant's widget in this shop's words; their lengths and links are not checked yet. */
export interface TenantWidget {
  readonly type: string;
  readonly values: TenantValues;
  /** Where the tenant has what stands at a path of ours, so that a problem is told at its own place. */
  readonly places: Readonly<Record<string, string>>;
  /** Values of another kind than the tenant's own widgets take. */
  readonly problems: readonly Problem[];
}

type Read = Pick<TenantWidget, 'type' | 'values' | 'places'>;

interface Asked {
  readonly given: TenantReading;
  /** The widget takes the page's whole width. */
  readonly isWide: boolean;
}

function imageOf(image: TenantReading): TenantValues | undefined {
  const file = image.text('filename') ?? image.text('fileName');
  const alt = image.text('altText') ?? '';
  return file === undefined ? undefined : { file, alt };
}

/** Their pictures lead somewhere; what the link is called stands on the button, or with the picture. */
function linkOf(image: TenantReading, label: string | undefined): TenantValues | undefined {
  const href = image.text('href');
  const title = image.text('title');
  return href === undefined ? undefined : { label: label ?? title ?? image.text('altText'), href };
}

/** Words that stand under one name or, where nothing does, under another; those left empty are ones that were not wanted. */
function eitherText(
  given: TenantReading,
  name: string,
  other: string,
): { readonly place: string; readonly words: string | undefined } {
  const place = given.has(name) || !given.has(other) ? name : other;
  return { place, words: given.text(place) };
}

const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

function readImage({ given }: Asked): Read {
  const image = given.object('image');
  return {
    type: 'image',
    values: { image: imageOf(image), caption: image.text('text'), link: linkOf(image, undefined) },
    places: {
      'image.file': 'image.filename',
      image: 'image.filename',
      caption: 'image.text',
      'link.label': 'image.altText',
      'link.href': 'image.href',
    },
  };
}

function readBanner(asked: Asked): Read {
  const { given, isWide } = asked;
  const [heading, text, button] = [
    given.text('text1'),
    given.text('text2'),
    given.text('buttonText'),
  ];
  const tone = given.option('textColor', ['shade', 'accent']);
  // Where the words stand on or under the picture is this shop's own affair; what is no placement is told.
  given.option('textAndButtonPlacement', ['below', 'on']);
  given.option('textAndButtonPlacementFullWidth', ['left', 'middle', 'right']);
  if (heading === undefined) return readImage(asked);
  const image = given.object('image');
  return {
    type: isWide || given.text('classNames') === 'full' ? 'hero' : 'banner',
    values: { tone, heading, text, image: imageOf(image), link: linkOf(image, button ?? heading) },
    places: {
      heading: 'text1',
      text: 'text2',
      'image.file': 'image.filename',
      image: 'image.filename',
      'link.label': 'buttonText',
      'link.href': 'image.href',
    },
  };
}

function readText({ given }: Asked): Read {
  const [heading, lead, text] = [given.text('title'), given.text('subtitle'), given.text('text')];
  const alignment = given.option('textAlignment', ['start', 'start', 'centre', 'start', 'start']);
  given.option('titleRenderMode', ['h1', 'h2', 'h3', 'div']);
  if (text === undefined)
    return {
      type: 'text',
      values: { alignment, heading, lead },
      places: { heading: 'title', lead: 'subtitle' },
    };
  return {
    type: 'html',
    values: {
      heading,
      markup: `${lead === undefined ? '' : `<p><strong>${escaped(lead)}</strong></p>`}${text}`,
    },
    places: { heading: 'title', markup: 'text' },
  };
}

function readHtml({ given }: Asked): Read {
  const markup = eitherText(given, 'html', 'text');
  return {
    type: 'html',
    values: { heading: given.text('title'), markup: markup.words },
    places: { heading: 'title', markup: markup.place },
  };
}

const readButtons = ({ given }: Asked): Read => ({
  type: 'buttons',
  values: {
    heading: given.text('title'),
    buttons: given
      .objects('buttons')
      .map((button) => ({ link: { label: button.text('text'), href: button.text('href') } })),
  },
  places: { heading: 'title', 'link.label': 'text', 'link.href': 'href' },
});

function readVideo({ given }: Asked): Read {
  const title = eitherText(given, 'title', 'name');
  return {
    type: 'video',
    values: {
      source: given.option('videoProvider', ['youtube', 'vimeo']),
      video: given.text('videoId'),
      title: title.words,
      poster: imageOf(given.object('image')),
    },
    places: {
      video: 'videoId',
      title: title.place,
      'poster.file': 'image.filename',
      poster: 'image',
    },
  };
}

const answers = { input: 'line', email: 'email', textarea: 'text', select: 'choice' };

function readForm({ given }: Asked): Read {
  const topic = eitherText(given, 'subject', 'templateName');
  const fields = given.objects('fields').map((field) => ({
    name: field.text('name'),
    label: field.text('label'),
    answer: field.word('type', answers),
    isRequired: field.isOn('required'),
    options: field
      .list('options')
      .map((option) => ({ label: isObject(option) ? option['label'] : option })),
  }));
  return {
    type: 'form',
    values: {
      topic: topic.words,
      send: given.text('submitLabel'),
      consent: given.text('consent'),
      thanks: given.text('thanks'),
      fields,
    },
    places: { topic: topic.place, send: 'submitLabel', answer: 'type', isRequired: 'required' },
  };
}

/** Their orders of products that this shop's question to the catalogue knows by another name. */
const sorts = {
  LATEST: 'LATEST',
  MOST_SOLD: 'MOST_SOLD',
  PRICE: 'PRICE',
  PRICE_DESC: 'PRICE_DESC',
  RELEVANCE: 'MOST_SOLD',
  FACET_ORDER: 'MOST_SOLD',
  NONE: 'LATEST',
};
/** By default a list shows what was picked, or what was asked of the catalogue. */
const modes = { DEFAULT: 'default', LATEST_VIEWED: 'recently-viewed', FAVORITES: 'favourites' };
const inRow = 4;
const most = 24;

function readProductList({ given }: Asked): Read {
  const asked = given.object('searchParameters');
  const products = asked.list('productIds');
  const mode = given.word('mode', modes) ?? 'default';
  const heading = eitherText(given, 'title', 'name');
  // A list whose rows are not limited counts none.
  const rows = Math.max(Math.ceil(given.count('pageCount', most / inRow)), 1);
  return {
    type: 'product-list',
    values: {
      presentation: given.isOn('slideshowDisabled') ? 'grid' : 'row',
      heading: heading.words,
      source: mode !== 'default' ? mode : products.length > 0 ? 'picked' : 'query',
      query: {
        sort: asked.word('sort', sorts) ?? 'LATEST',
        take: Math.min(rows * inRow, most),
        category: asked.text('categoryAlias'),
        brand: asked.text('brandAlias'),
        campaign: asked.text('discountCampaignAlias'),
      },
      products,
    },
    places: {
      heading: heading.place,
      query: 'searchParameters',
      products: 'searchParameters.productIds',
    },
  };
}

const readers: Readonly<Record<string, (asked: Asked) => Read>> = {
  Text: readText,
  'Rich text': readHtml,
  HTML: readHtml,
  Image: readImage,
  Banner: readBanner,
  Buttons: readButtons,
  Video: readVideo,
  Form: readForm,
  'Product list': readProductList,
};

/** Undefined for a type that no tenant has either. */
export function readTenantWidget(
  type: string,
  values: TenantValues,
  { isWide }: Pick<Asked, 'isWide'>,
): TenantWidget | undefined {
  const name = type.replace(/PageWidget$/, '');
  if (!Object.hasOwn(readers, name)) return undefined;
  const problems: Problem[] = [];
  const given = new TenantReading(values, problems);
  if (given.has('active') && !given.isOn('active')) given.say('active', 'inactive');
  const read = readers[name]?.({ given, isWide });
  return read && { ...read, problems };
}

/** A path of ours as the tenant has it: the last of our names that it knows by another, at the same place of a list. */
export function tenantPlace(path: string, places: TenantWidget['places']): string {
  const known = Object.entries(places)
    .toSorted(([a], [b]) => b.length - a.length)
    .find(([own]) =>
      new RegExp(`(^|\\.)${own.replaceAll('.', String.raw`\.`)}(?=$|[.[])`).test(path),
    );
  return known ? path.replace(known[0], known[1]) : path;
}

/** Whether a place is one that has been told of already, or stands within it: nothing more can be said there. */
export const isToldOf = (path: string, told: readonly Problem[]): boolean =>
  told.some(
    (problem) =>
      path === problem.path ||
      path.startsWith(`${problem.path}.`) ||
      path.startsWith(`${problem.path}[`),
  );
