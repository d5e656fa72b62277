/**
 * A connection to a server that prepares each statement once: the engine then plans it once too,
 * which takes longer than running most of the shop's statements. They are parameterised texts, so
 * there are few. A pooler in transaction mode must support prepared statements.
 */
import { createHash } from 'node:crypto';
import pg from 'pg';

const names = new Map<string, string>();
/** Statements longer than a page contain their rows and are not repeated. */
const longest = 8_000;

function nameOf(text: string): string {
  const existing = names.get(text);
  if (existing) return existing;
  const name = createHash('sha1').update(text).digest('base64url');
  names.set(text, name);
  return name;
}

const isPrepared = (text: unknown, values: unknown): boolean =>
  typeof text === 'string' && text.length <= longest && Array.isArray(values) && values.length > 0;

export class PreparingClient extends pg.Client {
  constructor(config?: pg.ClientConfig) {
    super(config);
    const plain = this.query.bind(this) as (...given: unknown[]) => unknown;
    const query = (text: unknown, values?: unknown, ...rest: unknown[]) =>
      isPrepared(text, values)
        ? plain({ name: nameOf(String(text)), text, values }, ...rest)
        : plain(text, values, ...rest);
    Object.assign(this, { query });
  }
}
