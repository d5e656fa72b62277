import { isObject } from './isObject.ts';
import { isVisible } from './isVisible.ts';
import type { Problem } from './problem.ts';

export type TenantValues = Readonly<Record<string, unknown>>;

/** Reads values that a tenant wrote, without trust: one of another kind than is asked for is a problem at its own place, told once, and counts as left out. */
export class TenantReading {
  readonly #values: TenantValues;
  readonly #path: string;
  readonly #problems: Problem[];

  constructor(values: TenantValues, problems: Problem[], path = '') {
    this.#values = values;
    this.#problems = problems;
    this.#path = path;
  }

  #at(name: string): string {
    return this.#path ? `${this.#path}.${name}` : name;
  }

  say(name: string, code: Problem['code'], values?: Problem['values']): undefined {
    const path = this.#at(name);
    if (!this.#problems.some((told) => told.path === path))
      this.#problems.push({ path, code, ...(values && { values }) });
  }

  has(name: string): boolean {
    return (this.#values[name] ?? undefined) !== undefined;
  }

  /** Undefined, too, where it says nothing. */
  text(name: string): string | undefined {
    const { [name]: value } = this.#values;
    if (!this.has(name)) return undefined;
    if (typeof value !== 'string') return this.say(name, 'not-text');
    return isVisible(value) ? value : undefined;
  }

  isOn(name: string): boolean {
    const { [name]: value } = this.#values;
    if (this.has(name) && typeof value !== 'boolean') this.say(name, 'not-switch');
    return value === true;
  }

  /** None is nought; `max` is what the problem names, more is no fault. */
  count(name: string, max: number): number {
    const { [name]: value } = this.#values;
    if (!this.has(name)) return 0;
    return typeof value === 'number' && value >= 0
      ? value
      : (this.say(name, 'not-number', { min: 0, max }) ?? 0);
  }

  /** The option behind a number; left out is the first. */
  option<T>(name: string, options: readonly T[]): T | undefined {
    const { [name]: value } = this.#values;
    if (typeof value === 'number' && value in options) return options[value];
    if (this.has(name))
      this.say(name, 'unknown-option', { options: options.map((_, at) => String(at)).join(', ') });
    return options[0];
  }

  /** What a name of theirs is called here. */
  word(name: string, words: Readonly<Record<string, string>>): string | undefined {
    const { [name]: value } = this.#values;
    if (!this.has(name) || value === '') return undefined;
    if (typeof value === 'string' && Object.hasOwn(words, value)) return words[value];
    return this.say(name, 'unknown-option', { options: Object.keys(words).join(', ') });
  }

  object(name: string): TenantReading {
    const { [name]: value } = this.#values;
    if (this.has(name) && !isObject(value)) this.say(name, 'not-object');
    return new TenantReading(isObject(value) ? value : {}, this.#problems, this.#at(name));
  }

  list(name: string): readonly unknown[] {
    const { [name]: value } = this.#values;
    if (this.has(name) && !Array.isArray(value)) this.say(name, 'not-list');
    return Array.isArray(value) ? value : [];
  }

  objects(name: string): readonly TenantReading[] {
    return this.list(name).map((item, at) => {
      const own = `${name}[${String(at)}]`;
      if (!isObject(item)) this.say(own, 'not-object');
      return new TenantReading(isObject(item) ? item : {}, this.#problems, this.#at(own));
    });
  }
}
