/**
 * Reads one value of each kind of leaf, as untrusted input. A reader returns the value, or undefined
 * once it has reported why not.
 */
import { productSorts, queryAliases, type Field, type FieldKind } from '../fields.ts';
import { isObject } from './isObject.ts';
import { isSafeHref } from './isSafeHref.ts';
import { isVisible } from './isVisible.ts';
import { parseRichText } from './parseRichText.ts';
import type { Problem, ProblemCode } from './problem.ts';

/** A reader's context; its callback adds a problem at the value's own path, or at one below it. */
export interface Reading<K extends LeafKind = LeafKind> {
  readonly field: Extract<Field, { kind: K }>;
  readonly path: string;
  readonly problems: Problem[];
}

export type LeafKind = Exclude<FieldKind, 'list' | 'group'>;

type Reader<K extends LeafKind> = (value: unknown, reading: Reading<K>) => unknown;

function refuse(
  { path, problems }: Pick<Reading, 'path' | 'problems'>,
  code: ProblemCode,
  values?: Problem['values'],
): undefined {
  problems.push({ path, code, ...(values && { values }) });
}

const isUnit = (value: unknown): value is number =>
  typeof value === 'number' && value >= 0 && value <= 1;
/** Two shares of a picture's sides, from its top left corner. */
export const isPoint = (value: unknown): value is { x: number; y: number } =>
  isObject(value) && isUnit(value['x']) && isUnit(value['y']);
const isWhole = (value: unknown, min: number, max: number): value is number =>
  typeof value === 'number' && Number.isInteger(value) && value >= min && value <= max;
const isoMoment = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2}(\.\d+)?)?(Z|[+-]\d{2}:\d{2})$/;

function readText(value: unknown, reading: Reading<'text'> | Reading<'html'>): string | undefined {
  if (typeof value !== 'string') return refuse(reading, 'not-text');
  const length = [...value].length;
  const { maxLength } = reading.field;
  if (length > maxLength) return refuse(reading, 'too-long', { max: maxLength, length });
  return value;
}

function readOption(value: unknown, reading: Reading<'choice'> | Reading<'colour'>): string {
  const { options, fallback } = reading.field;
  if (typeof value === 'string' && options.includes(value)) return value;
  refuse(reading, 'unknown-option', { options: options.join(', ') });
  return fallback;
}

const readers: { readonly [K in LeafKind]: Reader<K> } = {
  text: readText,
  'rich-text': (value, { path, problems }) => parseRichText(value, path, problems),
  html: readText,
  link(value, { path, problems }) {
    const { label, href } = isObject(value) ? value : {};
    if (typeof label !== 'string' || !isVisible(label))
      return refuse({ path: `${path}.label`, problems }, 'no-label');
    if (typeof href !== 'string' || !isSafeHref(href))
      return refuse({ path: `${path}.href`, problems }, 'unsafe-href');
    return { label, href };
  },
  image(value, { path, problems }) {
    const { file, alt, focalPoint } = isObject(value) ? value : {};
    if (typeof file !== 'string' || !/^[\w.-]+$/.test(file))
      return refuse({ path: `${path}.file`, problems }, 'no-file');
    if (typeof alt !== 'string') return refuse({ path: `${path}.alt`, problems }, 'no-alt');
    // Blanks are not a description, and some screen readers would announce them. A malformed focal
    // point costs no visitor the picture: `checkFields` reports it to editors.
    return {
      file,
      alt: isVisible(alt) ? alt : '',
      ...(isPoint(focalPoint) && { focalPoint: { x: focalPoint.x, y: focalPoint.y } }),
    };
  },
  point: (value, reading) =>
    isPoint(value) ? { x: value.x, y: value.y } : refuse(reading, 'no-point'),
  'product-query'(value, { path, problems }) {
    if (!isObject(value)) return refuse({ path, problems }, 'not-object');
    const sort = productSorts.find((name) => name === value['sort']);
    if (!sort)
      refuse({ path: `${path}.sort`, problems }, 'unknown-option', {
        options: productSorts.join(', '),
      });
    const { take } = value;
    if (!isWhole(take, 1, 24))
      refuse({ path: `${path}.take`, problems }, 'query-count', { min: 1, max: 24 });
    const aliases = queryAliases.flatMap((name) => {
      const { [name]: alias } = value;
      if (alias === undefined || alias === null || (typeof alias === 'string' && !isVisible(alias)))
        return [];
      return typeof alias === 'string'
        ? [[name, alias]]
        : (refuse({ path: `${path}.${name}`, problems }, 'not-text') ?? []);
    });
    return {
      ...Object.fromEntries(aliases),
      sort: sort ?? 'LATEST',
      take: isWhole(take, 1, 24) ? take : 4,
    };
  },
  products(value, reading) {
    const { maxItems } = reading.field;
    if (!Array.isArray(value) || !value.every((id) => isWhole(id, 1, Number.MAX_SAFE_INTEGER)))
      return refuse(reading, 'no-products');
    return value.length > maxItems
      ? refuse(reading, 'too-many', { max: maxItems, count: value.length })
      : [...value];
  },
  colour: readOption,
  date: (value, reading) =>
    typeof value === 'string' && isoMoment.test(value) && !Number.isNaN(Date.parse(value))
      ? value
      : refuse(reading, 'not-date'),
  number(value, reading) {
    const { min, max } = reading.field;
    return typeof value === 'number' && value >= min && value <= max
      ? value
      : refuse(reading, 'not-number', { min, max });
  },
  switch: (value, reading) => (typeof value === 'boolean' ? value : refuse(reading, 'not-switch')),
  choice: readOption,
};

/** Reads a leaf; undefined, with the problem reported, when it cannot be read. */
export function readLeaf(value: unknown, reading: Reading): unknown {
  // The table is total over kinds, which the compiler cannot follow through an index.
  return (readers[reading.field.kind] as Reader<LeafKind>)(value, reading);
}

/** The default of an omitted field; undefined where there is none. */
export function absentValue(field: Field): unknown {
  if (field.kind === 'choice' || field.kind === 'colour') return field.fallback;
  if (field.kind === 'list' || field.kind === 'products') return [];
  return field.kind === 'switch' ? false : undefined;
}
