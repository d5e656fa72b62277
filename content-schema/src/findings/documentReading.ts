/** Reads what was sent piece by piece as untrusted input, and reports each finding with its path. */
import { languages } from '../document/languages.ts';
import { isObject } from '../read/isObject.ts';
import type { ProblemCode } from '../read/problem.ts';
import type { DocumentCode, Finding } from './finding.ts';

const maxNameLength = 80;

/** Lower-case letters, digits and hyphens. */
export const isId = (value: unknown): value is string =>
  typeof value === 'string' && /^[a-z0-9][a-z0-9-]{0,79}$/.test(value);

export class DocumentReading {
  readonly findings: Finding[] = [];

  refuse(path: string, code: ProblemCode | DocumentCode, values?: Finding['values']): undefined {
    this.findings.push({ level: 'error', path, code, ...(values && { values }) });
  }

  text(value: unknown, path: string, max = maxNameLength): string | undefined {
    if (typeof value !== 'string') return this.refuse(path, 'not-text');
    const length = [...value].length;
    return length > max ? this.refuse(path, 'too-long', { max, length }) : value;
  }

  name(value: unknown, path: string): string | undefined {
    const name = this.text(value, path);
    return name?.trim() === '' ? this.refuse(path, 'required') : name;
  }

  option<T extends string>(value: unknown, path: string, options: readonly T[]): T | undefined {
    return (
      options.find((option) => option === value) ??
      this.refuse(path, 'unknown-option', { options: options.join(', ') })
    );
  }

  byLanguage(value: unknown, path: string, max: number): Record<string, string> {
    if (value === undefined || value === null) return {};
    if (!isObject(value)) return this.refuse(path, 'not-object') ?? {};
    return Object.fromEntries(
      languages.flatMap((language) => {
        const given = value[language];
        if (given === undefined || given === null || given === '') return [];
        const text = this.text(given, `${path}.${language}`, max);
        return text === undefined ? [] : [[language, text]];
      }),
    );
  }

  list<T>(
    value: unknown,
    path: string,
    max: number,
    read: (item: Readonly<Record<string, unknown>>, path: string) => T | undefined,
  ): readonly T[] {
    if (!Array.isArray(value)) return this.refuse(path, 'not-list') ?? [];
    if (value.length > max) this.refuse(path, 'too-many', { max, count: value.length });
    return value.slice(0, max).flatMap((item: unknown, index): T[] => {
      const at = `${path}[${String(index)}]`;
      const result = isObject(item) ? read(item, at) : this.refuse(at, 'not-object');
      return result === undefined ? [] : [result];
    });
  }
}
