import { writeAddress } from '@solvik/addresses';
import { writePreviewAs } from '@solvik/content-schema';
import type {
  DeskFinding,
  filterKeys,
  Language,
  LinkTarget,
  PageDocument,
} from '@solvik/content-schema/editing';
import {
  asParameter,
  conditionsParameter,
  frontParameter,
  languageParameter,
  marketParameter,
} from '../content/previewState.ts';
import { type Front, languageOf, type Seen, viewportOf } from './seen.ts';

type Place = Pick<PageDocument, 'alias' | 'family' | 'filters'>;
type Targets = readonly LinkTarget[] | undefined;

const kindOfFilter: Readonly<Record<(typeof filterKeys)[number], LinkTarget['kind']>> = {
  Category: 'category',
  Brand: 'brand',
  Campaign: 'campaign',
};

/** On what an area stands that is narrowed to it, or a product where it stands on all of them; undefined until the shop has told. */
function pathOfArea(
  { family, filters = [] }: Place,
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

const ownAlias = ({ alias }: Place, language: Language): string | undefined =>
  alias?.[language] ?? Object.values(alias ?? {})[0];

/** What says that a page's address in a language leads elsewhere: a frame would show that instead. */
export const leadsElsewhere = (
  place: Place,
  language: Language,
  findings: readonly DeskFinding[],
): DeskFinding | undefined =>
  findings.find(
    ({ code, path, values }) =>
      (code === 'alias-taken' || code === 'alias-reserved') &&
      path === `alias.${language}` &&
      values?.['alias'] === ownAlias(place, language),
  );

/** Where a page stands in the shop; an area stands on the first page of its kind that it is shown on. */
export function pathOf(place: Place, language: Language, targets?: Targets): string {
  const { family } = place;
  const own = ownAlias(place, language);
  if (own !== undefined) return writeAddress('page', language, { alias: own });
  return (
    pathOfArea(place, language, targets) ??
    (family === 'Productlist'
      ? writeAddress('newProducts', language)
      : writeAddress('home', language))
  );
}

interface FramePlace {
  readonly front: Front;
  readonly language: Language;
  /** The front's own when left out. */
  readonly market?: Front | undefined;
  readonly basename: string;
  /** What the shop's own places are called, for areas that stand on one of them. */
  readonly targets?: Targets;
  /** With whose eyes; the editor's own when left out. */
  readonly seen?: Seen;
}

/** As whom the rest of the page is read: every area of it, not only what is being edited. */
function asSeen(seen: Seen): readonly (readonly [string, string])[] {
  const { customerType, membership, at, conditions } = seen;
  const as = writePreviewAs({
    ...(customerType && { customerType }),
    ...(membership && { membership }),
    viewport: viewportOf(seen),
    ...(at !== undefined && { at: new Date(at) }),
  });
  return [
    [asParameter, as],
    ...(conditions.length > 0 ? [[conditionsParameter, conditions.join(',')] as const] : []),
  ];
}

/** The address of a frame: the page's own, on the front that is looked at. */
export function frameAddress(
  document: Place,
  { front, language, market = front, basename, seen, targets }: FramePlace,
): string {
  const own = [
    ...(language === languageOf(front) ? [] : [[languageParameter, language] as const]),
    ...(market === front ? [] : [[marketParameter, market] as const]),
  ];
  const query = new URLSearchParams(
    [[frontParameter, front], ...own, ...(seen ? asSeen(seen) : [])].map((pair) => [...pair]),
  );
  return `${basename}${pathOf(document, language, targets)}?${query.toString()}`;
}
