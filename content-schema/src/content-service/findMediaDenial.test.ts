import { expect, it } from 'vitest';
import type { EditorScope } from './editor.ts';
import { type MediaAction, mediaActions, findMediaDenial } from './findMediaDenial.ts';

const everything: EditorScope = { kind: 'all' };
const onePage: EditorScope = { kind: 'page', key: 'terms' };
const oneChannel: EditorScope = { kind: 'channel', channel: 'fi' };

/** R read, U upload, D describe, X remove: the permitted actions. */
const letters: Readonly<Record<MediaAction, string>> = {
  read: 'R',
  upload: 'U',
  describe: 'D',
  remove: 'X',
};

it.each<['writer' | 'publisher', string, EditorScope, string]>([
  ['writer', 'everything', everything, 'RUD'],
  ['publisher', 'everything', everything, 'RUDX'],
  ['writer', 'one page', onePage, 'RUD'],
  ['publisher', 'one page', onePage, 'RUD'],
  ['publisher', 'one channel', oneChannel, 'R'],
])('a %s allowed to %s', (role, _title, scope, allowed) => {
  expect(
    mediaActions
      .filter((action) => findMediaDenial({ name: 'Anna', role, scope }, action) === undefined)
      .map((action) => letters[action])
      .join(''),
  ).toBe(allowed);
});
