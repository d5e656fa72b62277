import { type Language, type PageDocument, pickLanguage } from '@solvik/content-schema/editing';

/** What a page is called to a reader; an area of another screen is called nothing. */
export function viewWords(
  { alias, title, description = {} }: PageDocument,
  language: Language,
): { readonly title?: string; readonly description?: string } {
  if (!alias) return {};
  return {
    title: pickLanguage(title, language)?.value ?? '',
    description: pickLanguage(description, language)?.value ?? '',
  };
}
