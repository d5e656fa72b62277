import { expect, it } from 'vitest';
import type { DocumentNotice } from '../saving/documentNotice.ts';
import { aboutPage } from '../testing/createTestService.ts';
import { createRetry } from './createRetry.ts';
import { type DocumentState, emptyDocumentState, reduceDocument } from './documentState.ts';

const content = { kind: 'page', key: 'about' } as const;
const document = aboutPage('about', 'Om oss');
const editing = { document, past: [], future: [], saved: document, revision: 1 };

/** A page with a notice, and what is requested or dismissed, in order. */
function open(notice: DocumentNotice<'page'>, isRead = true) {
  const done: string[] = [];
  const state: DocumentState<'page'> = {
    ...emptyDocumentState(content),
    notice,
    editing: isRead ? editing : undefined,
  };
  const live = { current: state };
  const retry = createRetry({
    store: {
      state,
      live,
      dispatch: (event) => {
        live.current = reduceDocument(live.current, event);
        done.push(live.current.notice?.kind ?? 'dismissed');
        return live.current;
      },
    },
    content,
    open: async () => void done.push('read'),
    renew: async () => done.push('renewed') > 0,
    save: async () => done.push('saved'),
  });
  return { done, ...retry };
}

it.each([
  ['a failed save', { kind: 'unreachable', during: 'saving' }, ['saved']],
  ['a failed save, also once signed in again', { kind: 'signed-out', during: 'saving' }, ['saved']],
  ['reading that failed', { kind: 'unreachable', during: 'reading' }, ['renewed']],
  ['no decision that failed', { kind: 'unreachable', during: 'publishing' }, []],
  [
    'no decision that failed for want of a session',
    { kind: 'signed-out', during: 'publishing' },
    ['dismissed'],
  ],
  ['nothing that was refused', { kind: 'refused', code: 'key-taken' }, []],
] as const)('repeats %s', async (_what, notice, expected) => {
  const { again, done } = open(notice);
  await again();
  expect(done).toEqual(expected);
});

it('reads a page again that was never read', async () => {
  const { again, done } = open({ kind: 'unreachable', during: 'reading' }, false);
  await again();
  expect(done).toEqual(['read']);
});

it('shows after reading what was done elsewhere', async () => {
  const { reopen, done } = open({ kind: 'published' });
  await reopen({ kind: 'retired' });
  expect(done).toEqual(['renewed', 'retired']);
});
