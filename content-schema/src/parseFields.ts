import type { Field, Fields } from './fields.ts';
import { productSorts } from './fields.ts';
import { isSafeHref } from './isSafeHref.ts';
import { parseRichText } from './parseRichText.ts';
import type { Problem } from './problem.ts';

type Read<K extends Field['kind']> = (value: unknown, field: Extract<Field, { kind: K }>, path: string, problems: Problem[]) => unknown;

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null && !Array.isArray(value);
const isUnit = (value: unknown): value is number => typeof value === 'number' && value >= 0 && value <= 1;

const readers: { readonly [K in Field['kind']]: Read<K> } = {
  text(value, field, path, problems) {
    if (typeof value !== 'string') return void problems.push({ path, message: 'Give a text.' });
    const length = [...value].length;
    if (length > field.maxLength) problems.push({ path, message: `Shorten the text to ${field.maxLength} characters; it has ${length}.` });
    return value;
  },
  'rich-text': (value, _field, path, problems) => parseRichText(value, path, problems),
  link(value, _field, path, problems) {
    if (!isObject(value) || typeof value['label'] !== 'string' || value['label'].trim() === '') {
      return void problems.push({ path: `${path}.label`, message: 'Say where the link leads.' });
    }
    const { label, href } = value;
    if (typeof href !== 'string' || !isSafeHref(href)) {
      return void problems.push({ path: `${path}.href`, message: 'Give a path of this shop, https, mailto or tel.' });
    }
    return { label, href };
  },
  image(value, _field, path, problems) {
    if (!isObject(value) || typeof value['file'] !== 'string' || !/^[\w.-]+$/.test(value['file'])) {
      return void problems.push({ path: `${path}.file`, message: 'Choose a picture of the media library.' });
    }
    const { file, alt, focalPoint } = value;
    if (typeof alt !== 'string') return void problems.push({ path: `${path}.alt`, message: 'Describe the picture, or leave the words empty for ornament.' });
    const point = isObject(focalPoint) && isUnit(focalPoint['x']) && isUnit(focalPoint['y']) ? { x: focalPoint['x'], y: focalPoint['y'] } : undefined;
    return { file, alt, ...(point && { focalPoint: point }) };
  },
  'product-query'(value, _field, path, problems) {
    if (!isObject(value)) return void problems.push({ path, message: 'Say which products.' });
    const { sort, take } = value;
    const known = productSorts.find((name) => name === sort);
    if (!known) problems.push({ path: `${path}.sort`, message: `Sort by one of ${productSorts.join(', ')}.` });
    const isCount = typeof take === 'number' && Number.isInteger(take) && take >= 1 && take <= 24;
    if (!isCount) problems.push({ path: `${path}.take`, message: 'Show between 1 and 24 products.' });
    const aliases = ['category', 'brand', 'campaign'].flatMap((name) => (typeof value[name] === 'string' ? [[name, value[name]]] : []));
    return { ...Object.fromEntries(aliases), sort: known ?? 'LATEST', take: isCount ? take : 4 };
  },
  choice(value, field, path, problems) {
    if (value === undefined) return field.fallback;
    if (typeof value === 'string' && field.options.includes(value)) return value;
    problems.push({ path, message: `Choose one of ${field.options.join(', ')}.` });
    return field.fallback;
  },
  list(value, field, path, problems) {
    if (value === undefined) return [];
    if (!Array.isArray(value)) return void problems.push({ path, message: 'Give a list.' });
    if (value.length > field.maxItems) problems.push({ path, message: `Keep to ${field.maxItems}; there are ${value.length}.` });
    return value.map((item: unknown, index) => parseFields(item, field.of, `${path}[${index}]`, problems));
  },
};

/** Reads an object by its fields, collecting every problem with its path; unknown keys are left out. */
export function parseFields(value: unknown, fields: Fields, path: string, problems: Problem[]): Record<string, unknown> {
  if (!isObject(value)) {
    problems.push({ path, message: 'Give an object with the fields of this widget.' });
    return {};
  }
  const read: Record<string, unknown> = {};
  for (const [name, field] of Object.entries(fields)) {
    const at = path ? `${path}.${name}` : name;
    const given = value[name] ?? undefined;
    if (given === undefined && field.kind !== 'choice' && field.kind !== 'list') {
      if (field.isRequired) problems.push({ path: at, message: `Fill in “${field.title}”.` });
      continue;
    }
    // The table is total over kinds, which the compiler cannot follow through an index.
    const reader = readers[field.kind] as Read<Field['kind']>;
    const result = reader(given, field, at, problems);
    if (result !== undefined) read[name] = result;
  }
  return read;
}
