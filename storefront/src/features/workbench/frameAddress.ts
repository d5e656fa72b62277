import { writeAddress } from '@solvik/addresses';
import { type Language, type PageDocument, writePreviewAs } from '@solvik/content-schema';
import { asParameter, conditionsParameter, frontParameter, languageParameter, marketParameter } from '../content/previewState.ts';
import { type Front, type Seen, viewportOf } from './seen.ts';

/** Where a page stands in the shop; an area stands on the first page of its kind. */
export function pathOf({ alias, family }: Pick<PageDocument, 'alias' | 'family'>, language: Language): string {
  const own = alias?.[language] ?? Object.values(alias ?? {})[0];
  if (own !== undefined) return writeAddress('page', language, { alias: own });
  return family === 'Productlist' ? writeAddress('newProducts', language) : writeAddress('home', language);
}

interface FramePlace {
  readonly front: Front;
  readonly language: Language;
  readonly basename: string;
  /** With whose eyes; the editor's own when left out. */
  readonly seen?: Seen;
}

/** As whom the rest of the page is read: every area of it, not only what is being edited. */
function asSeen(seen: Seen): readonly (readonly [string, string])[] {
  const { customerType, membership, at, conditions, language, market } = seen;
  const as = writePreviewAs({ ...(customerType && { customerType }), ...(membership && { membership }), viewport: viewportOf(seen), ...(at !== undefined && { at: new Date(at) }) });
  return [...(language ? [[languageParameter, language] as const] : []), ...(market ? [[marketParameter, market] as const] : []), [asParameter, as], ...(conditions.length > 0 ? [[conditionsParameter, conditions.join(',')] as const] : [])];
}

/** The address of a frame: the page's own, on the front that is looked at. */
export function frameAddress(document: Pick<PageDocument, 'alias' | 'family'>, { front, language, basename, seen }: FramePlace): string {
  const query = new URLSearchParams([[frontParameter, front], ...(seen ? asSeen(seen) : [])].map((pair) => [...pair]));
  return `${basename}${pathOf(document, language)}?${query.toString()}`;
}
