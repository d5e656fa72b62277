import type { DeskScope } from '@solvik/content-schema/editing';
import { expect, it } from 'vitest';
import { draftsOf } from './draftsOf.ts';

const preview = (scope: DeskScope) => ({
  session: { id: 'a', editor: { name: 'Anna', role: 'writer' as const, scope }, until: '' },
  as: {},
});
const reach = (given: ReturnType<typeof preview> | undefined, isAsked: boolean) => {
  const drafts = draftsOf(given, { isAsked, channel: 'fi' });
  return drafts.kind === 'page' ? drafts.key : drafts.kind;
};

it.each<[string, DeskScope | undefined, boolean, string]>([
  ['nobody, whatever is asked', undefined, true, 'none'],
  ['an editor who does not ask', { kind: 'all' }, false, 'none'],
  ['an editor', { kind: 'all' }, true, 'all'],
  ['an editor of one page', { kind: 'page', key: 'terms' }, true, 'terms'],
  ['an editor of this front', { kind: 'channel', channel: 'fi' }, true, 'all'],
  ['an editor of another front', { kind: 'channel', channel: 'se' }, true, 'none'],
])('%s sees', (_who, scope, isAsked, expected) =>
  expect(reach(scope && preview(scope), isAsked)).toBe(expected),
);
