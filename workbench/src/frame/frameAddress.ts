import { writeAddress } from '@solvik/addresses';
import {
  asParameter,
  conditionsParameter,
  channelParameter,
  languageParameter,
  marketParameter,
  writePreviewAs,
} from '@solvik/content-schema';
import type {
  ServiceFinding,
  filterKeys,
  Language,
  LinkTarget,
  PageDocument,
} from '@solvik/content-schema/editing';
import {
  type Channel,
  languageOf,
  type PreviewSettings,
  viewportOf,
} from '../preview/previewSettings.ts';

type AddressedPage = Pick<PageDocument, 'alias' | 'family' | 'filters'>;
type Targets = readonly LinkTarget[] | undefined;

const kindOfFilter: Readonly<Record<(typeof filterKeys)[number], LinkTarget['kind']>> = {
  Category: 'category',
  Brand: 'brand',
  Campaign: 'campaign',
};

/**
 * The page that an area is narrowed to, or a product where it is on all of them; undefined until
 * the shop has responded.
 */
function pathOfArea(
  { family, filters = [] }: AddressedPage,
  language: Language,
  targets: Targets,
): string | undefined {
  const [filter] = filters;
  const found = targets?.find(({ kind, key }) =>
    filter
      ? kind === kindOfFilter[filter.key] && key === filter.value
      : kind === 'product' && family === 'Product',
  );
  return found?.path[language];
}

const ownAlias = ({ alias }: AddressedPage, language: Language): string | undefined =>
  alias?.[language] ?? Object.values(alias ?? {})[0];

/**
 * The finding that a page's address in a language leads elsewhere: a frame would show that instead.
 */
export const redirectsElsewhere = (
  page: AddressedPage,
  language: Language,
  findings: readonly ServiceFinding[],
): ServiceFinding | undefined =>
  findings.find(
    ({ code, path, values }) =>
      (code === 'alias-taken' || code === 'alias-reserved') &&
      path === `alias.${language}` &&
      values?.['alias'] === ownAlias(page, language),
  );

/** Where a page is rendered in the shop; an area is previewed on the first page of its kind. */
export function pathOf(page: AddressedPage, language: Language, targets?: Targets): string {
  const { family } = page;
  const own = ownAlias(page, language);
  if (own !== undefined) return writeAddress('page', language, { alias: own });
  return (
    pathOfArea(page, language, targets) ??
    (family === 'Productlist'
      ? writeAddress('newProducts', language)
      : writeAddress('home', language))
  );
}

interface FrameTarget {
  readonly channel: Channel;
  readonly language: Language;
  /** The channel's own by default. */
  readonly market?: Channel | undefined;
  readonly basename: string;
  /** The labels of the shop's own locations, for areas on one of them. */
  readonly targets?: Targets;
  /** The visitor; the editor's own by default. */
  readonly preview?: PreviewSettings;
}

/** As whom the rest of the page is rendered: every area of it, not only the edited one. */
function previewQuery(preview: PreviewSettings): readonly (readonly [string, string])[] {
  const { customerType, membership, at, conditions } = preview;
  const as = writePreviewAs({
    ...(customerType && { customerType }),
    ...(membership && { membership }),
    viewport: viewportOf(preview),
    ...(at !== undefined && { at: new Date(at) }),
  });
  return [
    [asParameter, as],
    ...(conditions.length > 0 ? [[conditionsParameter, conditions.join(',')] as const] : []),
  ];
}

/** The address of a frame: the page's own, on the previewed channel. */
export function frameAddress(
  document: AddressedPage,
  { channel, language, market = channel, basename, preview, targets }: FrameTarget,
): string {
  const own = [
    ...(language === languageOf(channel) ? [] : [[languageParameter, language] as const]),
    ...(market === channel ? [] : [[marketParameter, market] as const]),
  ];
  const query = new URLSearchParams(
    [[channelParameter, channel], ...own, ...(preview ? previewQuery(preview) : [])].map((pair) => [
      ...pair,
    ]),
  );
  return `${basename}${pathOf(document, language, targets)}?${query.toString()}`;
}
