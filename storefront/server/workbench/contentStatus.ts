import type { ContentRefusalCode, MediaRefusalCode } from '@solvik/content-schema/editing';

const statusOfRefusal: Readonly<Record<ContentRefusalCode | MediaRefusalCode, number>> = {
  role: 403,
  scope: 403,
  'foreign-request': 403,
  unknown: 404,
  'no-such-revision': 404,
  'key-taken': 409,
  'is-retired': 409,
  'not-scheduled': 409,
  'bad-key': 422,
  unreadable: 422,
  'has-errors': 422,
  'moment-over': 422,
  'bad-redirect': 422,
  'bad-request': 400,
  'too-large': 413,
  'picture-drawing': 415,
  'picture-kind': 415,
  'picture-broken': 422,
  'picture-pixels': 422,
  'in-use': 409,
};

/** The HTTP status of a result of the content service. */
export function contentStatus(response: { readonly kind: string; readonly code?: string }): number {
  if (response.kind === 'signed-out') return 401;
  if (response.kind === 'conflict' || response.kind === 'superseded') return 409;
  return response.kind === 'refused'
    ? statusOfRefusal[response.code as keyof typeof statusOfRefusal]
    : 200;
}
