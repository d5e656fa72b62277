/**
 * Widgets as a tenant of Geins writes them, as this shop's own: the type's name, fields of other names, and enums as numbers.
 * Source: the public storefronts and the software kit of geins-io (ralph-ui, geins-sdk).
 */
import { isObject } from './isObject.ts';
import { isVisible } from './isVisible.ts';
import type { Problem } from './problem.ts';

type Values = Readonly<Record<string, unknown>>;

/** A tenant's widget in this shop's words, not checked yet. */
export interface TenantWidget {
  readonly type: string;
  readonly values: Values;
  /** Where the tenant has what stands at a path of ours, so that a problem is told at its own place. */
  readonly places: Readonly<Record<string, string>>;
  /** Enums that say nothing known. */
  readonly problems: readonly Problem[];
}

interface Asked {
  readonly given: Values;
  /** The widget takes the page's whole width. */
  readonly isWide: boolean;
  readonly say: (problem: Problem) => void;
}

type Reading = Pick<TenantWidget, 'type' | 'values' | 'places'>;

const objectAt = (values: Values, name: string): Values => {
  const { [name]: value } = values;
  return isObject(value) ? value : {};
};
const listAt = (values: Values, name: string): readonly unknown[] => {
  const { [name]: value } = values;
  return Array.isArray(value) ? value : [];
};
const isSaid = (value: unknown): value is string => typeof value === 'string' && isVisible(value);

/** The option behind a number; absent is the first, anything else a problem. */
function optionAt<T>({ given, say }: Asked, name: string, options: readonly T[]): T | undefined {
  const { [name]: value } = given;
  if (value === undefined || value === null) return options[0];
  if (typeof value === 'number' && value in options) return options[value];
  say({ path: name, code: 'unknown-option', values: { options: options.map((_, at) => String(at)).join(', ') } });
  return options[0];
}

function imageOf({ filename, fileName, altText }: Values): Values | undefined {
  const file = isSaid(filename) ? filename : fileName;
  return isSaid(file) ? { file, alt: isSaid(altText) ? altText : '' } : undefined;
}

/** Their pictures lead somewhere; what the link is called stands on the button, or with the picture. */
const linkOf = ({ href, title, altText }: Values, label: unknown): Values | undefined => (isSaid(href) ? { label: [label, title, altText].find(isSaid), href } : undefined);

const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

function readImage({ given }: Asked): Reading {
  const image = objectAt(given, 'image');
  return { type: 'image', values: { image: imageOf(image), caption: image['text'], link: linkOf(image, undefined) }, places: { image: 'image.filename', caption: 'image.text', 'link.label': 'image.altText', 'link.href': 'image.href' } };
}

function readBanner(asked: Asked): Reading {
  const { given, isWide } = asked;
  const image = objectAt(given, 'image');
  const tone = optionAt(asked, 'textColor', ['shade', 'accent']);
  // Where the words stand on or under the picture is this shop's own affair; what is no placement is told.
  optionAt(asked, 'textAndButtonPlacement', ['below', 'on']);
  optionAt(asked, 'textAndButtonPlacementFullWidth', ['left', 'middle', 'right']);
  if (!isSaid(given['text1'])) return readImage(asked);
  return {
    type: isWide || given['classNames'] === 'full' ? 'hero' : 'banner',
    values: { tone, heading: given['text1'], text: given['text2'], image: imageOf(image), link: linkOf(image, given['buttonText'] ?? given['text1']) },
    places: { heading: 'text1', text: 'text2', image: 'image.filename', 'link.label': 'buttonText', 'link.href': 'image.href' },
  };
}

function readText(asked: Asked): Reading {
  const { given } = asked;
  const { title, subtitle, text } = given;
  const alignment = optionAt(asked, 'textAlignment', ['start', 'start', 'centre', 'start', 'start']);
  optionAt(asked, 'titleRenderMode', ['h1', 'h2', 'h3', 'div']);
  if (!isSaid(text)) return { type: 'text', values: { alignment, heading: title, lead: subtitle }, places: { heading: 'title', lead: 'subtitle' } };
  return { type: 'html', values: { heading: title, markup: `${isSaid(subtitle) ? `<p><strong>${escaped(subtitle)}</strong></p>` : ''}${text}` }, places: { heading: 'title', markup: 'text' } };
}

const readHtml = ({ given }: Asked): Reading => ({ type: 'html', values: { heading: given['title'], markup: given['html'] ?? given['text'] }, places: { heading: 'title', markup: 'html' } });

const readButtons = ({ given }: Asked): Reading => ({
  type: 'buttons',
  values: { heading: given['title'], buttons: listAt(given, 'buttons').map((button) => ({ link: isObject(button) ? { label: button['text'], href: button['href'] } : undefined })) },
  places: { heading: 'title', 'link.label': 'text', 'link.href': 'href' },
});

function readVideo(asked: Asked): Reading {
  const { given } = asked;
  return {
    type: 'video',
    values: { source: optionAt(asked, 'videoProvider', ['youtube', 'vimeo']), video: given['videoId'], title: given['title'] ?? given['name'], poster: imageOf(objectAt(given, 'image')) },
    places: { video: 'videoId', title: 'name', poster: 'image' },
  };
}

const answers: Readonly<Record<string, string>> = { input: 'line', email: 'email', textarea: 'text', select: 'choice' };

const readForm = ({ given, say }: Asked): Reading => ({
  type: 'form',
  values: {
    topic: given['subject'] ?? given['templateName'],
    send: given['submitLabel'],
    consent: given['consent'],
    thanks: given['thanks'],
    fields: listAt(given, 'fields').map((field, at) => {
      if (!isObject(field)) return undefined;
      const { label, name, required, type } = field;
      const answer = typeof type === 'string' && Object.hasOwn(answers, type) ? answers[type] : undefined;
      if (type !== undefined && answer === undefined) say({ path: `fields[${String(at)}].type`, code: 'unknown-option', values: { options: Object.keys(answers).join(', ') } });
      return { name, label, answer, isRequired: required === true, options: listAt(field, 'options').map((option) => ({ label: isObject(option) ? option['label'] : option })) };
    }),
  },
  places: { topic: 'subject', send: 'submitLabel', answer: 'type', isRequired: 'required' },
});

/** Their orders of products that this shop's question to the catalogue knows by another name. */
const sorts: Readonly<Record<string, string>> = { LATEST: 'LATEST', MOST_SOLD: 'MOST_SOLD', PRICE: 'PRICE', PRICE_DESC: 'PRICE_DESC', RELEVANCE: 'MOST_SOLD', FACET_ORDER: 'MOST_SOLD', NONE: 'LATEST' };
const modes: Readonly<Record<string, string>> = { LATEST_VIEWED: 'recently-viewed', FAVORITES: 'favourites' };
const inRow = 4;
const most = 24;

function readProductList({ given, say }: Asked): Reading {
  const asked = objectAt(given, 'searchParameters');
  const { mode, pageCount } = given;
  const { sort, categoryAlias, brandAlias, discountCampaignAlias } = asked;
  const products = listAt(asked, 'productIds');
  const known = typeof sort === 'string' && Object.hasOwn(sorts, sort) ? sorts[sort] : undefined;
  if (sort !== undefined && sort !== null && known === undefined) say({ path: 'searchParameters.sort', code: 'unknown-option', values: { options: Object.keys(sorts).join(', ') } });
  const rows = typeof pageCount === 'number' && pageCount > 0 ? Math.ceil(pageCount) : 1;
  return {
    type: 'product-list',
    values: {
      presentation: given['slideshowDisabled'] === true ? 'grid' : 'row',
      heading: given['title'] ?? given['name'],
      source: (typeof mode === 'string' && modes[mode]) || (products.length > 0 ? 'picked' : 'query'),
      query: { sort: known ?? 'LATEST', take: Math.min(rows * inRow, most), category: categoryAlias, brand: brandAlias, campaign: discountCampaignAlias },
      products,
    },
    places: { heading: 'title', query: 'searchParameters', products: 'searchParameters.productIds' },
  };
}

const readers: Readonly<Record<string, (asked: Asked) => Reading>> = {
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
export function readTenantWidget(type: string, given: Values, { isWide }: Pick<Asked, 'isWide'>): TenantWidget | undefined {
  const name = type.replace(/PageWidget$/, '');
  if (!Object.hasOwn(readers, name)) return undefined;
  const problems: Problem[] = [];
  if (given['active'] === false) problems.push({ path: 'active', code: 'inactive' });
  const reading = readers[name]?.({ given, isWide, say: (problem) => problems.push(problem) });
  return reading && { ...reading, problems };
}

/** A path of ours as the tenant has it: the last of our names that it knows by another, at the same place of a list. */
export function tenantPlace(path: string, places: TenantWidget['places']): string {
  const known = Object.entries(places).toSorted(([a], [b]) => b.length - a.length).find(([own]) => new RegExp(`(^|\\.)${own.replaceAll('.', String.raw`\.`)}(?=$|[.[])`).test(path));
  return known ? path.replace(known[0], known[1]) : path;
}
