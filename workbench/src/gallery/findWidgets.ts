/**
 * The widgets that match a search in the editor's own language, by their names and descriptions.
 */
import { type Language, widgetDefinitions, widgetGroups } from '@solvik/content-schema/editing';

type Definition = (typeof widgetDefinitions)[number];

export interface WidgetGroup {
  /** In English, as definitions name it. */
  readonly group: (typeof widgetGroups)[number];
  readonly definitions: readonly Definition[];
}

/** In their groups; an empty group is left out. */
export function findWidgets(
  words: string,
  { title, locale }: { readonly title: (english: string) => string; readonly locale: Language },
): readonly WidgetGroup[] {
  const terms = words.toLocaleLowerCase(locale).split(/\s+/).filter(Boolean);
  const isRequested = ({ title: name, about }: Definition) => {
    const message = `${title(name)} ${title(about)}`.toLocaleLowerCase(locale);
    return terms.every((word) => message.includes(word));
  };
  return widgetGroups
    .map((group) => ({
      group,
      definitions: widgetDefinitions.filter(
        (definition) => definition.group === group && isRequested(definition),
      ),
    }))
    .filter(({ definitions }) => definitions.length > 0);
}
