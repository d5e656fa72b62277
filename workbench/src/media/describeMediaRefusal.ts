import type { MediaRefusalCode } from '@solvik/content-schema/editing';
import type { FileProblem } from '@solvik/design-system';
import type { WorkbenchText } from '../workbenchText.ts';

type Refused = { readonly kind: string; readonly code?: string };

const keys = {
  role: 'media.refused.reach',
  scope: 'media.refused.reach',
  unknown: 'media.refused.unknown',
  'bad-request': 'media.refused.lost',
  'foreign-request': 'media.refused.lost',
  'too-large': 'media.refused.too-large',
  'picture-drawing': 'media.refused.drawing',
  'picture-kind': 'media.refused.kind',
  'picture-broken': 'media.refused.broken',
  'picture-pixels': 'media.refused.pixels',
  'in-use': 'media.refused.in-use',
} as const satisfies Record<MediaRefusalCode, string>;

/** Why the library refused a request, and what to do about it. */
export function describeMediaRefusal({ kind, code }: Refused, text: WorkbenchText): string {
  if (kind === 'signed-out') return text('signIn.expired');
  return text(kind === 'refused' ? keys[code as MediaRefusalCode] : 'media.refused.lost');
}

const problems = {
  'wrong-kind': 'media.refused.kind',
  'too-large': 'media.refused.too-large',
  empty: 'media.refused.empty',
  'too-many': 'media.refused.too-many',
} as const satisfies Record<FileProblem, string>;

/** What is wrong with a file before it is sent; a drawing is named, since many will try one. */
export const describeFileProblem = (
  problem: FileProblem,
  file: Pick<File, 'name' | 'type'>,
  text: WorkbenchText,
): string =>
  text(
    problem === 'wrong-kind' && (file.type === 'image/svg+xml' || /\.svgz?$/i.test(file.name))
      ? 'media.refused.drawing'
      : problems[problem],
  );
