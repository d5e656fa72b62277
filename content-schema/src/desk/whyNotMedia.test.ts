import { expect, it } from 'vitest';
import type { DeskScope } from './editor.ts';
import { type MediaAction, mediaActions, whyNotMedia } from './whyNotMedia.ts';

const everything: DeskScope = { kind: 'all' };
const onePage: DeskScope = { kind: 'page', key: 'terms' };
const oneChannel: DeskScope = { kind: 'channel', channel: 'fi' };

/** R read, U upload, D describe, X remove: those that may. */
const letters: Readonly<Record<MediaAction, string>> = {
  read: 'R',
  upload: 'U',
  describe: 'D',
  remove: 'X',
};

it.each<['writer' | 'publisher', string, DeskScope, string]>([
  ['writer', 'everything', everything, 'RUD'],
  ['publisher', 'everything', everything, 'RUDX'],
  ['writer', 'one page', onePage, 'RUD'],
  ['publisher', 'one page', onePage, 'RUD'],
  ['publisher', 'one channel', oneChannel, 'R'],
])('a %s let in to %s', (role, _title, scope, allowed) => {
  expect(
    mediaActions
      .filter((action) => whyNotMedia({ name: 'Anna', role, scope }, action) === undefined)
      .map((action) => letters[action])
      .join(''),
  ).toBe(allowed);
});
