import { type Language, type PageDocument, pickLanguage } from '@solvik/content-schema/editing';

/** A page's title for visitors; an area of another screen has none. */
export function pageTitles(
  { alias, title, description = {} }: PageDocument,
  language: Language,
): { readonly title?: string; readonly description?: string } {
  if (!alias) return {};
  return {
    title: pickLanguage(title, language)?.value ?? '',
    description: pickLanguage(description, language)?.value ?? '',
  };
}
