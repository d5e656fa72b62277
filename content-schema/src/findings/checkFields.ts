/** Reads a stored widget's fields value by value, each language and market at its own path. */
import { languages, type Language } from '../document/languages.ts';
import type { Field, Fields } from '../fields.ts';
import { isObject } from '../read/isObject.ts';
import { isVisible } from '../read/isVisible.ts';
import { findDuplicates } from '../read/findDuplicates.ts';
import { parseFields } from '../read/parseFields.ts';
import type { Problem } from '../read/problem.ts';
import { isPoint, readLeaf } from '../read/readers.ts';
import type { Finding } from './finding.ts';

type Report = (finding: Finding) => void;

interface Place {
  readonly path: string;
  readonly report: Report;
}

const isMissing = (value: unknown): boolean =>
  value === undefined ||
  value === null ||
  (typeof value === 'string' && !isVisible(value)) ||
  (Array.isArray(value) && value.length === 0);

function checkPlain(value: unknown, field: Field, { path, report }: Place): void {
  const problems: Problem[] = [];
  if (field.kind === 'list' || field.kind === 'group')
    parseFields({ it: value }, { it: field }, '', problems);
  else readLeaf(value, { field, path: 'it', problems });
  for (const problem of problems)
    report({ level: 'error', ...problem, path: path + problem.path.slice('it'.length) });
}

/**
 * Values by language: each is checked, and a language that has none where another has one is
 * reported.
 */
function checkLanguages(
  values: unknown,
  { path, report, check }: Place & { readonly check: (value: unknown, context: Place) => void },
): readonly Language[] {
  if (!isObject(values)) {
    report({ level: 'error', path, code: 'not-object' });
    return [];
  }
  for (const name of Object.keys(values))
    if (!languages.some((language) => language === name))
      report({
        level: 'error',
        path: `${path}.${name}`,
        code: 'unknown-option',
        values: { options: languages.join(', ') },
      });
  const there = languages.filter((language) => !isMissing(values[language]));
  for (const language of there) check(values[language], { path: `${path}.${language}`, report });
  if (there.length > 0)
    for (const language of languages)
      if (!there.includes(language))
        report({ level: 'warning', path: `${path}.${language}`, code: 'missing-translation' });
  return there;
}

function checkImage(value: unknown, field: Field, context: Place): void {
  if (!isObject(value) || !isObject(value['alt'])) return checkPlain(value, field, context);
  checkPlain({ ...value, alt: '' }, field, context);
  // Without it the picture is cropped about its middle, which is no reason to block the page.
  if (
    value['focalPoint'] !== undefined &&
    value['focalPoint'] !== null &&
    !isPoint(value['focalPoint'])
  )
    context.report({ level: 'warning', path: `${context.path}.focalPoint`, code: 'no-point' });
  const check = (alt: unknown, { path, report }: Place) =>
    typeof alt === 'string' ? undefined : report({ level: 'error', path, code: 'no-alt' });
  // An alt text left empty on purpose, for decoration, counts as written: only a language without
  // any is missing.
  const alts = Object.fromEntries(
    Object.entries(value['alt']).map(([language, alt]) => [language, alt === '' ? '-' : alt]),
  );
  const there = checkLanguages(alts, {
    path: `${context.path}.alt`,
    report: context.report,
    check,
  });
  if (there.length === 0)
    context.report({ level: 'error', path: `${context.path}.alt`, code: 'no-alt' });
}

function checkShared(value: unknown, field: Field, context: Place): void {
  if (field.kind === 'image') return checkImage(value, field, context);
  if (field.kind === 'group' && isObject(value)) return checkFields(value, field.of, context);
  if (field.kind !== 'list' || !Array.isArray(value)) return checkPlain(value, field, context);
  // The allowed count; the items are checked one by one.
  const { minItems = 0, maxItems } = field;
  const { path, report } = context;
  if (value.length > maxItems)
    report({
      level: 'error',
      path,
      code: 'too-many',
      values: { max: maxItems, count: value.length },
    });
  if (value.length < minItems)
    report({
      level: 'error',
      path,
      code: 'too-few',
      values: { min: minItems, count: value.length },
    });
  for (const problem of findDuplicates(value, field, path)) report({ level: 'error', ...problem });
  for (const [index, item] of value.entries()) {
    const at = `${path}[${String(index)}]`;
    if (isObject(item)) checkFields(item, field.of, { path: at, report });
    else report({ level: 'error', path: at, code: 'not-object' });
  }
}

function checkField(value: unknown, field: Field, { path, report }: Place): void {
  if (field.varies === undefined) return checkShared(value, field, { path, report });
  if (!isObject(value)) return report({ level: 'error', path, code: 'not-object' });
  if (field.varies === 'language') {
    const there = checkLanguages(value, {
      path,
      report,
      check: (own, context) => checkPlain(own, field, context),
    });
    if (there.length === 0 && field.isRequired) report({ level: 'error', path, code: 'required' });
    return;
  }
  for (const [market, own] of Object.entries(value))
    checkShared(own, field, { path: `${path}.${market}`, report });
  if (field.isRequired && isMissing(value['*']))
    report({ level: 'error', path: `${path}.*`, code: 'required' });
}

/**
 * Reports all that is wrong or missing; what is stored under a name that no field has is reported,
 * since it will never be rendered.
 */
export function checkFields(
  stored: Readonly<Record<string, unknown>>,
  fields: Fields,
  { path, report }: Place,
): void {
  for (const [name, field] of Object.entries(fields)) {
    const at = `${path}.${name}`;
    const value = stored[name];
    if (!isMissing(value)) checkField(value, field, { path: at, report });
    else if (field.isRequired) report({ level: 'error', path: at, code: 'required' });
    else if (field.kind === 'list' && field.minItems)
      report({
        level: 'error',
        path: at,
        code: 'too-few',
        values: { min: field.minItems, count: 0 },
      });
  }
  for (const name of Object.keys(stored))
    if (!Object.hasOwn(fields, name))
      report({ level: 'hint', path: `${path}.${name}`, code: 'unread-field' });
}
