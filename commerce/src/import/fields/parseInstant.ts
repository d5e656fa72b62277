/**
 * An ISO date, with or without a time, as an ISO instant; undefined when the day does not exist.
 */
export function parseInstant(text: string): string | undefined {
  const trimmed = text.trim();
  const [, day = ''] =
    /^(\d{4}-\d{2}-\d{2})(?:[T ][\d:.]+(?:Z|[+-]\d{2}:?\d{2})?)?$/.exec(trimmed) ?? [];
  if (!day || new Date(`${day}T00:00:00Z`).toJSON()?.slice(0, 10) !== day) return undefined;
  const at = Date.parse(trimmed.replace(' ', 'T'));
  return Number.isFinite(at)
    ? new Date(trimmed === day ? `${day}T00:00:00Z` : at).toISOString()
    : undefined;
}

/**
 * Whether `now` is within `from/to`; undefined when the text is not a span.
 * @param now milliseconds since 1970
 */
export function isWithin(span: string, now: number): boolean | undefined {
  const [from, to, ...more] = span.split('/').map((part) => parseInstant(part));
  if (!from || !to || more.length > 0) return undefined;
  const isWholeDay = /^\d{4}-\d{2}-\d{2}$/.test((span.split('/')[1] ?? '').trim());
  return now >= Date.parse(from) && now < Date.parse(to) + (isWholeDay ? 24 * 60 * 60 * 1000 : 0);
}
