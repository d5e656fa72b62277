import type { Field, Fields } from '../fields.ts';
import { isObject } from './isObject.ts';
import { isVisible } from './isVisible.ts';
import { findDuplicates } from './findDuplicates.ts';
import type { Problem } from './problem.ts';
import { absentValue, readLeaf } from './readers.ts';

interface At {
  readonly path: string;
  readonly problems: Problem[];
}

function parseField(value: unknown, field: Field, { path, problems }: At): unknown {
  if (field.kind === 'group') return parseFields(value, field.of, path, problems);
  if (field.kind !== 'list') return readLeaf(value, { field, path, problems });
  if (!Array.isArray(value)) return void problems.push({ path, code: 'not-list' });
  const { maxItems, minItems = 0 } = field;
  if (value.length > maxItems)
    problems.push({ path, code: 'too-many', values: { max: maxItems, count: value.length } });
  if (value.length < minItems)
    problems.push({ path, code: 'too-few', values: { min: minItems, count: value.length } });
  problems.push(...findDuplicates(value, field, path));
  return value
    .slice(0, maxItems)
    .map((item: unknown, index) => parseFields(item, field.of, `${path}[${index}]`, problems));
}

/** Nothing, or a string without visible characters. */
export const isLeftOut = (value: unknown, { kind }: Pick<Field, 'kind'>): boolean =>
  value === undefined ||
  value === null ||
  ((kind === 'text' || kind === 'html') && typeof value === 'string' && !isVisible(value));

/** Reads an object by its fields, collecting every problem with its path; unknown keys are left out. */
export function parseFields(
  value: unknown,
  fields: Fields,
  path: string,
  problems: Problem[],
): Record<string, unknown> {
  if (!isObject(value)) {
    problems.push({ path, code: 'not-object' });
    return {};
  }
  const read: Record<string, unknown> = {};
  for (const [name, field] of Object.entries(fields)) {
    const at = path ? `${path}.${name}` : name;
    const given = isLeftOut(value[name], field) ? undefined : value[name];
    if (given === undefined && field.isRequired) problems.push({ path: at, code: 'required' });
    const result =
      given === undefined ? absentValue(field) : parseField(given, field, { path: at, problems });
    if (result !== undefined) read[name] = result;
    if (given === undefined && field.kind === 'list' && field.minItems)
      problems.push({ path: at, code: 'too-few', values: { min: field.minItems, count: 0 } });
  }
  return read;
}
