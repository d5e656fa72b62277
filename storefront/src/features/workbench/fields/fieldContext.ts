import type { Language, LinkTarget } from '@solvik/content-schema/editing';
import { createContext, use } from 'react';
import type { FieldPath } from '../editDocument.ts';
import type { MediaTools } from '../media/mediaTools.ts';
import type { ProductTools } from '../products/productTools.ts';
import type { WorkbenchText } from '../workbenchText.ts';

/** What every field of a form is drawn with. */
export interface FieldContextValue {
  readonly text: WorkbenchText;
  /** A definition's English title in the editor's language. */
  readonly title: (english: string) => string;
  /** The language that words are edited in. */
  readonly language: Language;
  /** The market that values which differ by market are edited for; `*` for all that have none of their own. */
  readonly market: string;
  /** The widget's stored fields. */
  readonly fields: Readonly<Record<string, unknown>>;
  /** Undefined takes the value away. */
  readonly write: (path: FieldPath, value: unknown) => void;
  /** What is wrong at a path, in words; undefined when nothing is. */
  readonly problemAt: (path: FieldPath) => string | undefined;
  /** What else there is to say of a value that can be kept, in words. */
  readonly adviceAt?: (path: FieldPath) => string | undefined;
  /** The editor's own language; that of the words where it is not given. */
  readonly locale?: Language;
  /** What a link can lead to; undefined until it is known. */
  readonly targets?: readonly LinkTarget[] | undefined;
  /** How products are found; where they cannot be, they are named by their numbers. */
  readonly products?: ProductTools;
  /** The media library; where there is none, pictures stay as they are. */
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
    // Where nobody wrote anything in any language or market, the whole is told of: it is mended in the one that is edited.
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
