/** Parses untrusted requests for the media library; undefined means malformed. */
import type { PointValue } from '@solvik/content-schema';
import {
  languages,
  maxAltLength,
  type MediaDescription,
  type MediaSearch,
} from '@solvik/content-schema/editing';

type Input = Readonly<Record<string, unknown>>;

const maxPages = 10_000;
const maxSearchLength = 100;
const maxNameLength = 120;

const isClean = (text: string): boolean => text.isWellFormed() && !text.includes('\u0000');

/** Invalid page numbers mean the first page, invalid search words none. */
export function readMediaSearch({ search, page }: Input): MediaSearch {
  const number = typeof page === 'string' && /^\d{1,5}$/.test(page) ? Number(page) : 1;
  return {
    words: typeof search === 'string' && isClean(search) ? search.slice(0, maxSearchLength) : '',
    page: Math.min(Math.max(1, number), maxPages),
  };
}

/** The last part of a file's path, without characters that no editor typed. */
export function readUploadName(name: unknown): string | undefined {
  if (typeof name !== 'string' || !isClean(name)) return undefined;
  const last =
    name
      .split(/[\\/]/)
      .at(-1)
      ?.replaceAll(/\p{Cc}/gu, '')
      .trim() ?? '';
  return last === '' ? undefined : [...last].slice(0, maxNameLength).join('');
}

const isText = (value: unknown): value is string | null =>
  value === null ||
  (typeof value === 'string' && isClean(value) && [...value].length <= maxAltLength);
const isShare = (value: unknown): value is number =>
  typeof value === 'number' && value >= 0 && value <= 1;

function readPoint(value: unknown): PointValue | null | undefined {
  if (value === null) return null;
  if (typeof value !== 'object' || value === undefined) return undefined;
  const { x, y }: Input = { ...value };
  return isShare(x) && isShare(y) ? { x, y } : undefined;
}

export function readDescription({ alt, focalPoint }: Input): MediaDescription | undefined {
  const words: Input | undefined =
    typeof alt === 'object' && alt !== null && !Array.isArray(alt) ? { ...alt } : undefined;
  if (alt !== undefined && !words) return undefined;
  if (
    words &&
    !Object.entries(words).every(
      ([language, text]) => languages.some((known) => known === language) && isText(text),
    )
  )
    return undefined;
  const point = focalPoint === undefined ? undefined : readPoint(focalPoint);
  if (focalPoint !== undefined && point === undefined) return undefined;
  return { ...(words && { alt: words }), ...(point !== undefined && { focalPoint: point }) };
}
