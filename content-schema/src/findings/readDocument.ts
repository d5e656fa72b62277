/**
 * Reads a page's structure as untrusted input; the widgets' own fields are kept as they are, and checked
 * by `checkWidget`.
 */
import { filterKeys, type PageDocument } from '../document/pageDocument.ts';
import { designs, shares } from '../document/rowLayout.ts';
import { isObject } from '../read/isObject.ts';
import { DocumentReading, isId } from './documentReading.ts';
import type { Finding } from './finding.ts';

/** A row’s number is its page’s with two digits after it (`viewContainers`). */
const maxContainers = 100;
const maxWidgets = 40;

type Containers = PageDocument['containers'];
type Widget = Containers[number]['widgets'][number];
const optional = (name: string, value: unknown): object =>
  value === undefined || value === null ? {} : { [name]: value };

/** Schedule and audience: unchanged if an object at all; undefined otherwise. */
function readShown(
  reading: DocumentReading,
  { schedule, audience }: Readonly<Record<string, unknown>>,
  path: string,
): object | undefined {
  for (const [key, part] of [
    ['schedule', schedule],
    ['audience', audience],
  ] as const)
    if (part !== undefined && part !== null && !isObject(part))
      return reading.refuse(`${path}.${key}`, 'not-object');
  return { ...optional('schedule', schedule), ...optional('audience', audience) };
}

function readWidget(
  reading: DocumentReading,
  value: Readonly<Record<string, unknown>>,
  path: string,
): Widget | undefined {
  const { id, version, fields } = value;
  const name = reading.name(value['name'], `${path}.name`);
  const type = reading.text(value['type'], `${path}.type`);
  const size = reading.option(value['size'] ?? 'full', `${path}.size`, shares);
  if (!isId(id)) return reading.refuse(`${path}.id`, 'bad-id');
  if (typeof version !== 'number' || !Number.isInteger(version) || version < 1)
    return reading.refuse(`${path}.version`, 'not-number', {
      min: 1,
      max: Number.MAX_SAFE_INTEGER,
    });
  if (!isObject(fields)) return reading.refuse(`${path}.fields`, 'not-object');
  const shown = readShown(reading, value, path);
  return name === undefined || type === undefined || size === undefined || !shown
    ? undefined
    : { id, type, version, name, size, fields, ...shown };
}

function readContainer(
  reading: DocumentReading,
  value: Readonly<Record<string, unknown>>,
  path: string,
): Containers[number] | undefined {
  const { id } = value;
  const name = reading.name(value['name'], `${path}.name`);
  const layout = reading.option(value['layout'], `${path}.layout`, shares);
  const design = reading.option(value['design'], `${path}.design`, designs);
  const responsiveMode = reading.option(value['responsiveMode'] ?? '', `${path}.responsiveMode`, [
    'collapse',
    '',
  ]);
  const widgets = reading.list(value['widgets'], `${path}.widgets`, maxWidgets, (widget, at) =>
    readWidget(reading, widget, at),
  );
  if (!isId(id)) return reading.refuse(`${path}.id`, 'bad-id');
  const shown = readShown(reading, value, path);
  return name === undefined ||
    layout === undefined ||
    design === undefined ||
    responsiveMode === undefined ||
    !shown
    ? undefined
    : { id, name, layout, design, responsiveMode, widgets, ...shown };
}

function checkIds(containers: Containers, reading: DocumentReading): void {
  const seen = new Set<string>();
  for (const [row, container] of containers.entries())
    for (const [id, path] of [
      [container.id, `containers[${String(row)}]`],
      ...container.widgets.map(
        (widget, at) =>
          [`widget ${widget.id}`, `containers[${String(row)}].widgets[${String(at)}]`] as const,
      ),
    ] as const) {
      if (seen.has(id)) reading.refuse(`${path}.id`, 'duplicate-id');
      seen.add(id);
    }
}

/** One segment of an address: folded letters, figures and single hyphens. */
const isAlias = (alias: string): boolean => /^[a-z0-9]+(-[a-z0-9]+)*$/.test(alias);

/**
 * The document, when its structure can be read at all, and its findings. Unknown keys are left out.
 */
export function readDocument(value: unknown): {
  readonly document?: PageDocument;
  readonly findings: readonly Finding[];
} {
  const reading = new DocumentReading();
  if (!isObject(value)) return { findings: [{ level: 'error', path: '', code: 'not-object' }] };
  const name = reading.name(value['name'], 'name');
  const title = reading.byLanguage(value['title'], 'title', 120);
  const description = reading.byLanguage(value['description'], 'description', 320);
  const alias = reading.byLanguage(value['alias'], 'alias', 80);
  const [family, areaName] = (['family', 'areaName'] as const).map((key) =>
    value[key] === undefined || value[key] === null ? undefined : reading.name(value[key], key),
  );
  const filters = reading.list(value['filters'] ?? [], 'filters', 3, (filter, path) => {
    const key = reading.option(filter['key'], `${path}.key`, filterKeys);
    const named = reading.name(filter['value'], `${path}.value`);
    return key === undefined || named === undefined ? undefined : { key, value: named };
  });
  const tags =
    Array.isArray(value['tags']) &&
    value['tags'].every((tag): tag is string => typeof tag === 'string')
      ? value['tags']
      : (reading.refuse('tags', 'not-list') ?? []);
  const containers = reading.list(
    value['containers'],
    'containers',
    maxContainers,
    (container, path) => readContainer(reading, container, path),
  );
  checkIds(containers, reading);
  for (const [language, segment] of Object.entries(alias))
    if (!isAlias(segment)) reading.refuse(`alias.${language}`, 'bad-alias');
  if (Object.keys(alias).length === 0 && family === undefined) reading.refuse('alias', 'no-place');
  if (name === undefined) return { findings: reading.findings };
  const has = (texts: object): boolean => Object.keys(texts).length > 0;
  return {
    document: {
      name,
      title,
      ...(has(description) && { description }),
      ...(has(alias) && { alias }),
      ...(family !== undefined && { family }),
      ...(areaName !== undefined && { areaName }),
      ...(filters.length > 0 && { filters }),
      tags,
      containers,
    },
    findings: reading.findings,
  };
}
