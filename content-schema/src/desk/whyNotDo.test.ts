import { expect, it } from 'vitest';
import type { ContentKind } from './deskContent.ts';
import type { DeskScope } from './editor.ts';
import { type DeskAction, deskActions, whyNotDo } from './whyNotDo.ts';

const everything: DeskScope = { kind: 'all' };
const onePage: DeskScope = { kind: 'page', key: 'terms' };
const oneChannel: DeskScope = { kind: 'channel', channel: 'fi' };
const decisions: readonly DeskAction[] = [
  'publish',
  'schedule',
  'unschedule',
  'roll-back',
  'retire',
];

/** R read, S save, C create, D duplicate, H presence, P publish, T schedule, U unschedule, B roll back, X retire: those that may. */
const letters: Readonly<Record<DeskAction, string>> = {
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

it.each<['writer' | 'publisher', string, DeskScope, ContentKind, string, string]>([
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
])('a %s let in to %s', (role, _title, scope, kind, key, allowed) => {
  const may = deskActions.filter(
    (action) => whyNotDo({ name: 'Anna', role, scope }, action, { kind, key }) === undefined,
  );
  expect(may.map((action) => letters[action]).join('')).toBe(allowed);
});

it('tells the role apart from the reach, the reach first', () => {
  for (const action of decisions) {
    expect(
      whyNotDo({ name: 'Anna', role: 'writer', scope: everything }, action, {
        kind: 'page',
        key: 'terms',
      }),
    ).toBe('role');
    expect(
      whyNotDo({ name: 'Anna', role: 'writer', scope: onePage }, action, {
        kind: 'page',
        key: 'front',
      }),
    ).toBe('scope');
  }
});
