/**
 * Widgets as the platform Geins stores them, read as this shop's own: the type's name, fields of
 * other names, and enums as numbers.
 * Source: the public storefronts and the software kit of geins-io (ralph-ui, geins-sdk).
 */
import { isObject } from './isObject.ts';
import type { Problem } from './problem.ts';
import { GeinsReader, type GeinsValues } from './geinsReader.ts';

/** A Geins widget under our names; lengths and links are not checked yet. */
export interface GeinsWidget {
  readonly type: string;
  readonly values: GeinsValues;
  /** The Geins path of each path of ours, so that a problem is reported where it was written. */
  readonly paths: Readonly<Record<string, string>>;
  /** Values of another kind than Geins widgets take. */
  readonly problems: readonly Problem[];
}

type Read = Pick<GeinsWidget, 'type' | 'values' | 'paths'>;

interface GeinsPlacement {
  readonly given: GeinsReader;
  /** The widget takes the page's whole width. */
  readonly isWide: boolean;
}

function imageOf(image: GeinsReader): GeinsValues | undefined {
  const file = image.text('filename') ?? image.text('fileName');
  const alt = image.text('altText') ?? '';
  return file === undefined ? undefined : { file, alt };
}

/** Their pictures link somewhere; the link's label is on the button, or with the picture. */
function linkOf(image: GeinsReader, label: string | undefined): GeinsValues | undefined {
  const href = image.text('href');
  const title = image.text('title');
  return href === undefined ? undefined : { label: label ?? title ?? image.text('altText'), href };
}

/**
 * A text stored under one name or, where that is absent, under another; an empty one was left out
 * on purpose.
 */
function eitherText(
  given: GeinsReader,
  name: string,
  other: string,
): { readonly field: string; readonly text: string | undefined } {
  const field = given.has(name) || !given.has(other) ? name : other;
  return { field, text: given.text(field) };
}

const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

function readImage({ given }: GeinsPlacement): Read {
  const image = given.object('image');
  return {
    type: 'image',
    values: { image: imageOf(image), caption: image.text('text'), link: linkOf(image, undefined) },
    paths: {
      'image.file': 'image.filename',
      image: 'image.filename',
      caption: 'image.text',
      'link.label': 'image.altText',
      'link.href': 'image.href',
    },
  };
}

function readBanner(requested: GeinsPlacement): Read {
  const { given, isWide } = requested;
  const [heading, text, button] = [
    given.text('text1'),
    given.text('text2'),
    given.text('buttonText'),
  ];
  const tone = given.option('textColor', ['shade', 'accent']);
  // Whether the text is on or under the picture is this shop's decision; an unknown placement is
  // reported.
  given.option('textAndButtonPlacement', ['below', 'on']);
  given.option('textAndButtonPlacementFullWidth', ['left', 'middle', 'right']);
  if (heading === undefined) return readImage(requested);
  const image = given.object('image');
  return {
    type: isWide || given.text('classNames') === 'full' ? 'hero' : 'banner',
    values: { tone, heading, text, image: imageOf(image), link: linkOf(image, button ?? heading) },
    paths: {
      heading: 'text1',
      text: 'text2',
      'image.file': 'image.filename',
      image: 'image.filename',
      'link.label': 'buttonText',
      'link.href': 'image.href',
    },
  };
}

function readText({ given }: GeinsPlacement): Read {
  const [heading, lead, text] = [given.text('title'), given.text('subtitle'), given.text('text')];
  const alignment = given.option('textAlignment', ['start', 'start', 'centre', 'start', 'start']);
  given.option('titleRenderMode', ['h1', 'h2', 'h3', 'div']);
  if (text === undefined)
    return {
      type: 'text',
      values: { alignment, heading, lead },
      paths: { heading: 'title', lead: 'subtitle' },
    };
  return {
    type: 'html',
    values: {
      heading,
      markup: `${lead === undefined ? '' : `<p><strong>${escaped(lead)}</strong></p>`}${text}`,
    },
    paths: { heading: 'title', markup: 'text' },
  };
}

function readHtml({ given }: GeinsPlacement): Read {
  const markup = eitherText(given, 'html', 'text');
  return {
    type: 'html',
    values: { heading: given.text('title'), markup: markup.text },
    paths: { heading: 'title', markup: markup.field },
  };
}

const readButtons = ({ given }: GeinsPlacement): Read => ({
  type: 'buttons',
  values: {
    heading: given.text('title'),
    buttons: given
      .objects('buttons')
      .map((button) => ({ link: { label: button.text('text'), href: button.text('href') } })),
  },
  paths: { heading: 'title', 'link.label': 'text', 'link.href': 'href' },
});

function readVideo({ given }: GeinsPlacement): Read {
  const title = eitherText(given, 'title', 'name');
  return {
    type: 'video',
    values: {
      source: given.option('videoProvider', ['youtube', 'vimeo']),
      video: given.text('videoId'),
      title: title.text,
      poster: imageOf(given.object('image')),
    },
    paths: {
      video: 'videoId',
      title: title.field,
      'poster.file': 'image.filename',
      poster: 'image',
    },
  };
}

const answers = { input: 'line', email: 'email', textarea: 'text', select: 'choice' };

function readForm({ given }: GeinsPlacement): Read {
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
      topic: topic.text,
      send: given.text('submitLabel'),
      consent: given.text('consent'),
      thanks: given.text('thanks'),
      fields,
    },
    paths: { topic: topic.field, send: 'submitLabel', answer: 'type', isRequired: 'required' },
  };
}

/** Product orders of Geins that this shop's query has under another name. */
const sorts = {
  LATEST: 'LATEST',
  MOST_SOLD: 'MOST_SOLD',
  PRICE: 'PRICE',
  PRICE_DESC: 'PRICE_DESC',
  RELEVANCE: 'MOST_SOLD',
  FACET_ORDER: 'MOST_SOLD',
  NONE: 'LATEST',
};
/** By default a list shows the picked products, or the query's. */
const modes = { DEFAULT: 'default', LATEST_VIEWED: 'recently-viewed', FAVORITES: 'favourites' };
const inRow = 4;
const maxProducts = 24;

function readProductList({ given }: GeinsPlacement): Read {
  const requested = given.object('searchParameters');
  const products = requested.list('productIds');
  const mode = given.word('mode', modes) ?? 'default';
  const heading = eitherText(given, 'title', 'name');
  // A list without a limit on rows has no count.
  const rows = Math.max(Math.ceil(given.count('pageCount', maxProducts / inRow)), 1);
  return {
    type: 'product-list',
    values: {
      presentation: given.isOn('slideshowDisabled') ? 'grid' : 'row',
      heading: heading.text,
      source: mode !== 'default' ? mode : products.length > 0 ? 'picked' : 'query',
      query: {
        sort: requested.word('sort', sorts) ?? 'LATEST',
        take: Math.min(rows * inRow, maxProducts),
        category: requested.text('categoryAlias'),
        brand: requested.text('brandAlias'),
        campaign: requested.text('discountCampaignAlias'),
      },
      products,
    },
    paths: {
      heading: heading.field,
      query: 'searchParameters',
      products: 'searchParameters.productIds',
    },
  };
}

const readers: Readonly<Record<string, (requested: GeinsPlacement) => Read>> = {
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

/** Undefined for a type that Geins does not have either. */
export function readGeinsWidget(
  type: string,
  values: GeinsValues,
  { isWide }: Pick<GeinsPlacement, 'isWide'>,
): GeinsWidget | undefined {
  const name = type.replace(/PageWidget$/, '');
  if (!Object.hasOwn(readers, name)) return undefined;
  const problems: Problem[] = [];
  const given = new GeinsReader(values, problems);
  if (given.has('active') && !given.isOn('active')) given.report('active', 'inactive');
  const read = readers[name]?.({ given, isWide });
  return read && { ...read, problems };
}

/**
 * A path of ours as Geins has it: the last of our names that differs there, at the same index of a
 * list.
 */
export function geinsPath(path: string, paths: GeinsWidget['paths']): string {
  const known = Object.entries(paths)
    .toSorted(([a], [b]) => b.length - a.length)
    .find(([own]) =>
      new RegExp(`(^|\\.)${own.replaceAll('.', String.raw`\.`)}(?=$|[.[])`).test(path),
    );
  return known ? path.replace(known[0], known[1]) : path;
}

/**
 * Whether a path is one that has been reported already, or lies within it: nothing more can be
 * reported there.
 */
export const isReported = (path: string, reported: readonly Problem[]): boolean =>
  reported.some(
    (problem) =>
      path === problem.path ||
      path.startsWith(`${problem.path}.`) ||
      path.startsWith(`${problem.path}[`),
  );
