/**
 * Pseudo-random numbers that depend only on the seed and the subject, not on the order of calls.
 */
export interface DemoRandom {
  /** 0 (included) to 1 (not included). */
  next(): number;
  /** Whole number from `low` to `high`, both included. */
  int(low: number, high: number): number;
  chance(share: number): boolean;
  pick<T>(list: readonly T[]): T;
  /** `count` different entries, or all of them in another order when there are fewer. */
  sample<T>(list: readonly T[], count: number): T[];
}

/** FNV-1a over UTF-16 units: a whole number from 0 to 2³² − 1. */
export function hashText(text: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at += 1)
    hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  return hash >>> 0;
}

/** A separate stream for each subject, so that extending one list never changes another. */
export function createDemoRandom(subject: string): DemoRandom {
  let state = hashText(subject);
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
  const int = (low: number, high: number) => low + Math.floor(next() * (high - low + 1));
  const pick = <T>(list: readonly T[]): T => {
    const chosen = list[int(0, list.length - 1)];
    if (chosen === undefined) throw new Error(`There is nothing to choose from for “${subject}”.`);
    return chosen;
  };
  const sample = <T>(list: readonly T[], count: number): T[] => {
    const rest = [...list];
    const chosen: T[] = [];
    while (chosen.length < count && rest.length > 0)
      chosen.push(...rest.splice(int(0, rest.length - 1), 1));
    return chosen;
  };
  return { next, int, chance: (share) => next() < share, pick, sample };
}
