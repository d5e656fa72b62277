/**
 * What checks of a page know of one language: `languages/<locale>.ts` exports it as `language`.
 * Editors' texts of widgets and fields are beside it in `<locale>.json`.
 */
export interface ContentLanguage {
  /** Labels of a link, in lower-case letters and without punctuation, that give no idea of where it leads. */
  readonly vagueLinks: readonly string[];
}
