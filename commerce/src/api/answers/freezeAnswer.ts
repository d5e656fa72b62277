/**
 * An answer that many may hold: copied into plain objects that nobody can change, and weighed. The executor's own objects
 * have no prototype, which engines keep as slow tables; copies read faster and are written faster.
 */

export interface FrozenAnswer {
  readonly value: unknown;
  /** About as long as its JSON. */
  readonly length: number;
}

export function freezeAnswer(given: unknown): FrozenAnswer {
  let length = 0;

  function copy(value: unknown): unknown {
    if (typeof value !== 'object' || value === null) {
      length += typeof value === 'string' ? value.length + 3 : 6;
      return value;
    }
    if (Array.isArray(value)) {
      length += 2;
      return Object.freeze(value.map(copy));
    }
    const copied: Record<string, unknown> = {};
    for (const [key, inner] of Object.entries(value)) {
      length += key.length + 4;
      copied[key] = copy(inner);
    }
    return Object.freeze(copied);
  }

  return { value: copy(given), length };
}
