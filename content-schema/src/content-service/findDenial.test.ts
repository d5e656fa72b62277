import { expect, it } from 'vitest';
import type { ContentKind } from './content.ts';
import type { EditorScope } from './editor.ts';
import { type EditorAction, editorActions, findDenial } from './findDenial.ts';

const everything: EditorScope = { kind: 'all' };
const onePage: EditorScope = { kind: 'page', key: 'terms' };
const oneChannel: EditorScope = { kind: 'channel', channel: 'fi' };
const decisions: readonly EditorAction[] = [
  'publish',
  'schedule',
  'unschedule',
  'roll-back',
  'retire',
];

/**
 * R read, S save, C create, D duplicate, H presence, P publish, T schedule, U unschedule, B roll
 * back, X retire: the permitted actions.
 */
const letters: Readonly<Record<EditorAction, string>> = {
  read: 'R',
  save: 'S',
  create: 'C',
  duplicate: 'D',
  presence: 'H',
  publish: 'P',
  schedule: 'T',
  unschedule: 'U',
  'roll-back': 'B',
  retire: 'X',
};

it.each<['writer' | 'publisher', string, EditorScope, ContentKind, string, string]>([
  ['writer', 'everything', everything, 'page', 'terms', 'RSCDH'],
  ['publisher', 'everything', everything, 'page', 'terms', 'RSCDHPTUBX'],
  ['writer', 'everything', everything, 'menu', 'top-bar', 'RSCDH'],
  ['publisher', 'everything', everything, 'menu', 'top-bar', 'RSCDHPTUBX'],
  ['writer', 'this page', onePage, 'page', 'terms', 'RSH'],
  ['publisher', 'this page', onePage, 'page', 'terms', 'RSHPTUBX'],
  ['publisher', 'another page', onePage, 'page', 'front', ''],
  ['publisher', 'a page, not a menu of its name', onePage, 'menu', 'terms', ''],
  ['writer', 'one channel', oneChannel, 'page', 'terms', 'RH'],
  ['publisher', 'one channel', oneChannel, 'page', 'terms', 'RH'],
  ['publisher', 'one channel', oneChannel, 'menu', 'top-bar', 'RH'],
])('a %s allowed to %s', (role, _title, scope, kind, key, allowed) => {
  const may = editorActions.filter(
    (action) => findDenial({ name: 'Anna', role, scope }, action, { kind, key }) === undefined,
  );
  expect(may.map((action) => letters[action]).join('')).toBe(allowed);
});

it('reports a missing scope before a missing role', () => {
  for (const action of decisions) {
    expect(
      findDenial({ name: 'Anna', role: 'writer', scope: everything }, action, {
        kind: 'page',
        key: 'terms',
      }),
    ).toBe('role');
    expect(
      findDenial({ name: 'Anna', role: 'writer', scope: onePage }, action, {
        kind: 'page',
        key: 'front',
      }),
    ).toBe('scope');
  }
});
