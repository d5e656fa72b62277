import { isObject } from './isObject.ts';
import { isVisible } from './isVisible.ts';
import type { Problem } from './problem.ts';

export type GeinsValues = Readonly<Record<string, unknown>>;

/**
 * Reads a Geins widget's values as untrusted input: one of another kind than expected is a problem at
 * its own path, reported once, and counts as omitted.
 */
export class GeinsReader {
  readonly #values: GeinsValues;
  readonly #path: string;
  readonly #problems: Problem[];

  constructor(values: GeinsValues, problems: Problem[], path = '') {
    this.#values = values;
    this.#problems = problems;
    this.#path = path;
  }

  #at(name: string): string {
    return this.#path ? `${this.#path}.${name}` : name;
  }

  report(name: string, code: Problem['code'], values?: Problem['values']): undefined {
    const path = this.#at(name);
    if (!this.#problems.some((reported) => reported.path === path))
      this.#problems.push({ path, code, ...(values && { values }) });
  }

  has(name: string): boolean {
    return (this.#values[name] ?? undefined) !== undefined;
  }

  /** Undefined also where it is blank. */
  text(name: string): string | undefined {
    const { [name]: value } = this.#values;
    if (!this.has(name)) return undefined;
    if (typeof value !== 'string') return this.report(name, 'not-text');
    return isVisible(value) ? value : undefined;
  }

  isOn(name: string): boolean {
    const { [name]: value } = this.#values;
    if (this.has(name) && typeof value !== 'boolean') this.report(name, 'not-switch');
    return value === true;
  }

  /** Absent is zero; `max` is what the problem names, exceeding it is not reported here. */
  count(name: string, max: number): number {
    const { [name]: value } = this.#values;
    if (!this.has(name)) return 0;
    return typeof value === 'number' && value >= 0
      ? value
      : (this.report(name, 'not-number', { min: 0, max }) ?? 0);
  }

  /** The option behind a number; the default is the first. */
  option<T>(name: string, options: readonly T[]): T | undefined {
    const { [name]: value } = this.#values;
    if (typeof value === 'number' && value in options) return options[value];
    if (this.has(name))
      this.report(name, 'unknown-option', {
        options: options.map((_, at) => String(at)).join(', '),
      });
    return options[0];
  }

  /** Our name for one of theirs. */
  word(name: string, words: Readonly<Record<string, string>>): string | undefined {
    const { [name]: value } = this.#values;
    if (!this.has(name) || value === '') return undefined;
    if (typeof value === 'string' && Object.hasOwn(words, value)) return words[value];
    return this.report(name, 'unknown-option', { options: Object.keys(words).join(', ') });
  }

  object(name: string): GeinsReader {
    const { [name]: value } = this.#values;
    if (this.has(name) && !isObject(value)) this.report(name, 'not-object');
    return new GeinsReader(isObject(value) ? value : {}, this.#problems, this.#at(name));
  }

  list(name: string): readonly unknown[] {
    const { [name]: value } = this.#values;
    if (this.has(name) && !Array.isArray(value)) this.report(name, 'not-list');
    return Array.isArray(value) ? value : [];
  }

  objects(name: string): readonly GeinsReader[] {
    return this.list(name).map((item, at) => {
      const own = `${name}[${String(at)}]`;
      if (!isObject(item)) this.report(own, 'not-object');
      return new GeinsReader(isObject(item) ? item : {}, this.#problems, this.#at(own));
    });
  }
}
