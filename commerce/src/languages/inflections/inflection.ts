export interface Inflection {
  /**
   * The beginnings of the word's forms, the word itself included. Too many rather than too few: a
   * stem that no form has never matches.
   */
  readonly stems: (word: string) => readonly string[];
  /** Endings that may follow a stem. */
  readonly endings: readonly string[];
}
