/**
 * Parses untrusted requests of the editors' screens; undefined means malformed. Documents are
 * parsed by the content service.
 */
import {
  type CheckRequest,
  contentKinds,
  type ContentRef,
  type CreateRequest,
  type DuplicateRequest,
  type PublishRequest,
  type RetireRequest,
  type SaveRequest,
  type ScheduleRequest,
} from '@solvik/content-schema/editing';

type Input = Readonly<Record<string, unknown>>;

const maxKeyLength = 200;
const highestNumber = 2_147_483_647;

export function readBody(body: unknown): Input | undefined {
  if (typeof body !== 'string') return undefined;
  try {
    const input: unknown = JSON.parse(body);
    return typeof input === 'object' && input !== null && !Array.isArray(input)
      ? { ...input }
      : undefined;
  } catch {
    return undefined;
  }
}

const isNumber = (value: unknown): value is number =>
  typeof value === 'number' && Number.isInteger(value) && value >= 0 && value <= highestNumber;
const isText = (value: unknown): value is string =>
  typeof value === 'string' &&
  value.length <= 400 &&
  value.isWellFormed() &&
  !value.includes('\u0000');

export function readRef({
  kind,
  key,
}: {
  readonly kind: string;
  readonly key: string;
}): ContentRef | undefined {
  const known = contentKinds.find((each) => each === kind);
  return known && isText(key) && key.length <= maxKeyLength ? { kind: known, key } : undefined;
}

/** `?revision=3`; null if it is not a number, undefined if absent. */
export function readRevisionNumber(text: unknown): number | null | undefined {
  if (text === undefined) return undefined;
  const number = Number(text);
  return typeof text === 'string' && /^\d{1,10}$/.test(text) && isNumber(number) ? number : null;
}

export function readSave({ basedOn, document, note }: Input): SaveRequest | undefined {
  if (!isNumber(basedOn) || (note !== undefined && !isText(note))) return undefined;
  return { basedOn, document, ...(note !== undefined && { note }) };
}

/** Any document: the content service validates it. */
export const readCheck = ({ document }: Input): CheckRequest | undefined =>
  document === undefined ? undefined : { document };

export const readPublish = ({ revision, over }: Input): PublishRequest | undefined =>
  isNumber(revision) && (over === null || isNumber(over)) ? { revision, over } : undefined;

export const readSchedule = ({ revision, at }: Input): ScheduleRequest | undefined =>
  isNumber(revision) && isText(at) ? { revision, at } : undefined;

export const readCreate = ({ key, document }: Input): CreateRequest | undefined =>
  isText(key) ? { key, document } : undefined;

export const readDuplicate = ({ key, name }: Input): DuplicateRequest | undefined =>
  isText(key) && isText(name) ? { key, name } : undefined;

export const readRetire = ({ redirectTo }: Input): RetireRequest | undefined =>
  redirectTo === undefined ? {} : isText(redirectTo) ? { redirectTo } : undefined;
