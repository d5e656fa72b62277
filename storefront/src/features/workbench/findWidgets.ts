/** The widgets an editor means by a word: by what they are called or what is said of them, in the editor's own language. */
import { type Language, widgetDefinitions, widgetGroups } from '@solvik/content-schema/editing';

type Definition = (typeof widgetDefinitions)[number];

export interface WidgetGroup {
  /** In English, as definitions name it. */
  readonly group: (typeof widgetGroups)[number];
  readonly definitions: readonly Definition[];
}

/** In their groups; a group that has none of them is left out. */
export function findWidgets(
  words: string,
  { title, locale }: { readonly title: (english: string) => string; readonly locale: Language },
): readonly WidgetGroup[] {
  const sought = words.toLocaleLowerCase(locale).split(/\s+/).filter(Boolean);
  const isMeant = ({ title: name, about }: Definition) => {
    const said = `${title(name)} ${title(about)}`.toLocaleLowerCase(locale);
    return sought.every((word) => said.includes(word));
  };
  return widgetGroups
    .map((group) => ({
      group,
      definitions: widgetDefinitions.filter(
        (definition) => definition.group === group && isMeant(definition),
      ),
    }))
    .filter(({ definitions }) => definitions.length > 0);
}
