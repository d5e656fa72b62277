import { writeAddress } from '@solvik/addresses';
import type { Language, PageDocument } from '@solvik/content-schema';
import { frontParameter } from '../content/previewState.ts';
import type { Front } from './seen.ts';

/** Where a page stands in the shop; an area stands on the first page of its kind. */
export function pathOf({ alias, family }: Pick<PageDocument, 'alias' | 'family'>, language: Language): string {
  const own = alias?.[language] ?? Object.values(alias ?? {})[0];
  if (own !== undefined) return writeAddress('page', language, { alias: own });
  return family === 'Productlist' ? writeAddress('newProducts', language) : writeAddress('home', language);
}

/** The address of a frame: the page's own, on the front that is looked at. */
export const frameAddress = (document: Pick<PageDocument, 'alias' | 'family'>, { front, language, basename }: { readonly front: Front; readonly language: Language; readonly basename: string }): string =>
  `${basename}${pathOf(document, language)}?${frontParameter}=${front}`;
