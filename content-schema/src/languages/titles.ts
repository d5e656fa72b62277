/**
 * Editors' texts for a widget's title and description, a field, an option, a group, a size or an
 * order of products, by the definition's English text.
 */
export type Titles = Readonly<Record<string, string>>;
