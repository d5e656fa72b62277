import type { ContainerDraft, Locale, WidgetDraft } from '../../catalogue/catalogueDraft.ts';
import { locales } from '../../catalogue/catalogueDraft.ts';
import type { ContentWords } from './contentWords.ts';
import { contentWords } from './contentWordsByLocale.ts';

type WidgetName = 'banner' | 'text' | 'product-list';

/** A widget written in all four languages by one function. */
export function widget(type: WidgetName, name: string, write: (words: ContentWords, locale: Locale) => object, size: WidgetDraft['size'] = 'full'): WidgetDraft {
  const configuration = Object.fromEntries(locales.map((locale) => [locale, write(contentWords[locale], locale)]));
  return { type, name, size, configuration };
}

/** A row of the page; `full-width` runs to the screen's edges. */
export function container(name: string, layout: ContainerDraft['layout'], design: ContainerDraft['design'], widgets: readonly WidgetDraft[]): ContainerDraft {
  return { name, layout, design, responsiveMode: layout === 'full' ? '' : 'collapse', widgets };
}
