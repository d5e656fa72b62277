import type { Language, LinkTarget } from '@solvik/content-schema/editing';
import { createContext, use } from 'react';
import type { FieldPath } from '../editing/editDocument.ts';
import type { MediaTools } from '../media/mediaTools.ts';
import type { ProductTools } from '../products/productTools.ts';
import type { WorkbenchText } from '../workbenchText.ts';

/** The context of every field of a form. */
export interface FieldContextValue {
  readonly text: WorkbenchText;
  /** A definition's English title in the editor's language. */
  readonly title: (english: string) => string;
  /** The language in which texts are edited. */
  readonly language: Language;
  /** The market in which values that vary by market are edited; `*` for all without their own. */
  readonly market: string;
  /** The widget's stored fields. */
  readonly fields: Readonly<Record<string, unknown>>;
  /** Undefined removes the value. */
  readonly write: (path: FieldPath, value: unknown) => void;
  /** The error at a path, as a message; undefined when there is none. */
  readonly problemAt: (path: FieldPath) => string | undefined;
  /** Warnings about a valid value, as a message. */
  readonly adviceAt?: (path: FieldPath) => string | undefined;
  /** The editor's own language; that of the text where it is not given. */
  readonly locale?: Language;
  /** The targets of links; undefined until loaded. */
  readonly targets?: readonly LinkTarget[] | undefined;
  /** Searches products; where it is absent, they are listed by their numbers. */
  readonly products?: ProductTools;
  /** The media library; without it, pictures cannot be changed. */
  readonly media?: MediaTools;
}

const FieldContext = createContext<FieldContextValue | undefined>(undefined);
export const FieldContextProvider = FieldContext.Provider;

export function useFieldContext(): FieldContextValue {
  const context = use(FieldContext);
  if (!context) throw new Error('A field needs the form around it.');
  const { problemAt, language, market } = context;
  return {
    ...context,
    // A text missing in all languages and markets is reported as a whole: it is fixed in the edited
    // one.
    problemAt: (path) =>
      problemAt(path) ??
      (path.at(-1) === language || path.at(-1) === market
        ? problemAt(path.slice(0, -1))
        : undefined),
  };
}

/** The id of a field's control, so that a finding can lead to it. */
export const fieldId = (path: FieldPath): string =>
  `field-${path.join('-').replaceAll('*', 'all')}`;
