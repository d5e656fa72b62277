/** The kinds that `npm run new` can create. */
import type { Draft } from './draft.ts';

/** Values of the given options by name. */
export type Options = Readonly<Partial<Record<string, string>>>;

export interface Kind {
  /** An example of the arguments after `npm run new -- `. */
  readonly example: string;
  /** Names of the options it takes; each has a value. */
  readonly options: readonly string[];
  /** Drafts the files, and returns what remains to be done, in order. Throws a Refusal. */
  readonly plan: (name: string, options: Options, draft: Draft) => readonly string[];
}
