/**
 * The form of an adjective that a noun requires. Finnish has no gender: there `common` is the
 * singular.
 */
export type Gender = 'common' | 'neuter' | 'plural';

export interface Noun {
  readonly word: string;
  readonly gender: Gender;
  /** False where the language prefers “cardigan i alpakka” to one long word. */
  readonly isJoined: boolean;
}

export const common = (word: string): Noun => ({ word, gender: 'common', isJoined: true });
export const neuter = (word: string): Noun => ({ word, gender: 'neuter', isJoined: true });
export const plural = (word: string): Noun => ({ word, gender: 'plural', isJoined: true });
/** The same noun, never used as the second half of a compound. */
export const alone = (noun: Noun): Noun => ({ ...noun, isJoined: false });
