/**
 * Which pictures a document refers to, and where: read from the raw document, so that widgets of
 * any version are covered.
 */
import { isObject } from '@solvik/content-schema';
import type { MenuDocument, PageDocument } from '@solvik/content-schema/editing';
import { isPictureName } from './pictureSource.ts';

export interface NamedPicture {
  readonly file: string;
  /** As in findings: `containers[0].widgets[1].fields.image`. */
  readonly path: string;
  /**
   * The reference with its alternative text and focal point; undefined for a picture in markup.
   */
  readonly value?: { readonly alt?: unknown; readonly focalPoint?: unknown };
}

const inMarkup = /\/images\/([^\s"'?#<>]+)/g;

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

function walk(value: unknown, path: string, found: NamedPicture[]): void {
  if (typeof value === 'string') {
    for (const [, name = ''] of value.matchAll(inMarkup))
      if (isPictureName(decoded(name))) found.push({ file: decoded(name), path });
    return;
  }
  if (Array.isArray(value)) {
    for (const [at, item] of value.entries()) walk(item, `${path}[${String(at)}]`, found);
    return;
  }
  if (!isObject(value)) return;
  const { file } = value;
  if (typeof file === 'string' && isPictureName(file)) found.push({ file, path, value });
  for (const [name, inner] of Object.entries(value))
    walk(inner, path === '' ? name : `${path}.${name}`, found);
}

/** In the order of the document, one entry per reference. */
export function picturesNamedIn(document: PageDocument | MenuDocument): readonly NamedPicture[] {
  const found: NamedPicture[] = [];
  walk(document, '', found);
  return found;
}

/** The widgets of a page that show a picture, each once. */
export function widgetsShowing(
  document: PageDocument | MenuDocument,
  file: string,
): readonly { readonly id: string; readonly name: string }[] {
  if (!('containers' in document)) return [];
  return document.containers.flatMap(({ widgets }) =>
    widgets.flatMap(({ id, name, fields }) => {
      const found: NamedPicture[] = [];
      walk(fields, '', found);
      return found.some((named) => named.file === file) ? [{ id, name }] : [];
    }),
  );
}
