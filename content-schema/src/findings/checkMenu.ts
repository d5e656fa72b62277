/** All findings of a stored menu by itself; whether its targets exist only the shop knows. */
import { languages } from '../document/languages.ts';
import type { MenuDocument, MenuTarget, StoredMenuItem } from '../document/menuDocument.ts';
import { isObject } from '../read/isObject.ts';
import { isSafeHref } from '../read/isSafeHref.ts';
import { DocumentReading } from './documentReading.ts';
import type { Finding } from './finding.ts';

const maxItems = 40;
/** Columns of a panel, and their items. */
const maxLevels = 3;
const targetTypes = ['category', 'brand', 'page', 'route'] as const;

function readTarget(
  reading: DocumentReading,
  value: unknown,
  path: string,
): MenuTarget | undefined {
  if (!isObject(value)) return reading.refuse(path, 'not-object');
  const type = reading.option(value['type'], `${path}.type`, targetTypes);
  if (type === undefined) return undefined;
  if (type !== 'route') {
    const key = reading.name(value['key'], `${path}.key`);
    return key === undefined ? undefined : { type, key };
  }
  const route = reading.text(value['route'], `${path}.route`, 300);
  if (route === undefined) return undefined;
  return isSafeHref(route) || /^[A-Za-z]+$/.test(route)
    ? { type, route }
    : reading.refuse(`${path}.route`, 'unsafe-href');
}

/** Each language is reported at its own field, once. True where no language has a text. */
function reportMissing(
  reading: DocumentReading,
  label: Readonly<Record<string, string>>,
  path: string,
): boolean {
  const isNameless = Object.keys(label).length === 0;
  const reported = new Set(reading.findings.map((finding) => finding.path));
  for (const language of languages) {
    const own = `${path}.${language}`;
    if (label[language] !== undefined || reported.has(path) || reported.has(own)) continue;
    reading.findings.push(
      isNameless
        ? { level: 'error', path: own, code: 'required' }
        : { level: 'warning', path: own, code: 'missing-translation' },
    );
  }
  return isNameless;
}

/** Keys are unique in the whole menu, whatever else an item lacks. */
function readItems(
  reading: DocumentReading,
  value: unknown,
  {
    path,
    level,
    seen,
  }: { readonly path: string; readonly level: number; readonly seen: Set<string> },
): readonly StoredMenuItem[] {
  if (level > maxLevels)
    return reading.refuse(path, 'too-many', { max: maxLevels, count: level }) ?? [];
  return reading.list(value, path, maxItems, (item, at) => {
    const { key, children } = item;
    const label = reading.byLanguage(item['label'], `${at}.label`, 60);
    const target = readTarget(reading, item['target'], `${at}.target`);
    // Menus are imported too, with keys of any form.
    const own = reading.name(key, `${at}.key`);
    if (own !== undefined && seen.has(own)) reading.refuse(`${at}.key`, 'duplicate-id');
    if (own !== undefined) seen.add(own);
    const under =
      children === undefined || children === null
        ? []
        : readItems(reading, children, { path: `${at}.children`, level: level + 1, seen });
    if (reportMissing(reading, label, `${at}.label`)) return undefined;
    return target && own !== undefined
      ? { key: own, label, target, ...(under.length > 0 && { children: under }) }
      : undefined;
  });
}

/**
 * The menu, when its structure can be read at all, and its findings, worst first. Unknown keys are
 * left out.
 */
export function checkMenu(value: unknown): {
  readonly document?: MenuDocument;
  readonly findings: readonly Finding[];
} {
  const reading = new DocumentReading();
  if (!isObject(value)) return { findings: [{ level: 'error', path: '', code: 'not-object' }] };
  const title = reading.byLanguage(value['title'], 'title', 60);
  const items = readItems(reading, value['items'], { path: 'items', level: 1, seen: new Set() });
  const rank = { error: 0, warning: 1, hint: 2 } as const;
  return {
    document: { ...(Object.keys(title).length > 0 && { title }), items },
    findings: reading.findings.toSorted((a, b) => rank[a.level] - rank[b.level]),
  };
}
