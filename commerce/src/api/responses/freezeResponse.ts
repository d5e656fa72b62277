/**
 * A response that many callers may share: copied into plain frozen objects and measured. The
 * executor's own objects have no prototype, which engines store as slow dictionaries; copies are
 * faster to read and to serialize.
 */

export interface FrozenResponse {
  readonly value: unknown;
  /** Approximate length of its JSON. */
  readonly length: number;
}

export function freezeResponse(result: unknown): FrozenResponse {
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

  return { value: copy(result), length };
}
