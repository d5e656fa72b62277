import type { EditorScope } from '@solvik/content-schema/editing';
import { expect, it } from 'vitest';
import { draftsOf } from './draftsOf.ts';

const preview = (scope: EditorScope) => ({
  session: { id: 'a', editor: { name: 'Anna', role: 'writer' as const, scope }, until: '' },
  as: {},
});
const reach = (given: ReturnType<typeof preview> | undefined, isRequested: boolean) => {
  const drafts = draftsOf(given, { isRequested, channel: 'fi' });
  return drafts.kind === 'page' ? drafts.key : drafts.kind;
};

it.each<[string, EditorScope | undefined, boolean, string]>([
  ['no session, although requested', undefined, true, 'none'],
  ['an editor who does not request them', { kind: 'all' }, false, 'none'],
  ['an editor', { kind: 'all' }, true, 'all'],
  ['an editor of one page', { kind: 'page', key: 'terms' }, true, 'terms'],
  ['an editor of this channel', { kind: 'channel', channel: 'fi' }, true, 'all'],
  ['an editor of another channel', { kind: 'channel', channel: 'se' }, true, 'none'],
])('drafts for %s', (_who, scope, isRequested, expected) =>
  expect(reach(scope && preview(scope), isRequested)).toBe(expected),
);
