import type { PageDocument } from '@solvik/content-schema/editing';
import { describe, expect, it } from 'vitest';
import {
  type EditHistory,
  type EditHistoryAction,
  isDirty,
  reduceEditHistory,
} from './editHistory.ts';

const page = (name: string): PageDocument => ({ name, title: {}, tags: [], containers: [] });
const after = (
  ...actions: readonly EditHistoryAction<PageDocument>[]
): EditHistory<PageDocument> => {
  const state = actions.reduce<EditHistory<PageDocument> | undefined>(reduceEditHistory, undefined);
  if (!state) throw new Error('Nothing is open.');
  return state;
};
const open: EditHistoryAction<PageDocument> = { kind: 'open', document: page('a'), revision: 3 };
const edit = (name: string, about?: string): EditHistoryAction<PageDocument> => ({
  kind: 'edit',
  document: page(name),
  ...(about && { about }),
});
const [undo, redo]: readonly EditHistoryAction<PageDocument>[] = [
  { kind: 'undo' },
  { kind: 'redo' },
];

describe('a page under edit', () => {
  it.each<[string, readonly EditHistoryAction<PageDocument>[], string]>([
    ['opens as it is saved', [], 'a'],
    ['goes back a step', [edit('b'), edit('c'), undo as EditHistoryAction<PageDocument>], 'b'],
    [
      'goes forward again',
      [
        edit('b'),
        edit('c'),
        undo as EditHistoryAction<PageDocument>,
        undo as EditHistoryAction<PageDocument>,
        redo as EditHistoryAction<PageDocument>,
      ],
      'b',
    ],
    [
      'undoes a word at once',
      [edit('b', 'heading'), edit('bc', 'heading'), undo as EditHistoryAction<PageDocument>],
      'a',
    ],
    [
      'undoes one of two fields',
      [edit('b', 'heading'), edit('c', 'lead'), undo as EditHistoryAction<PageDocument>],
      'b',
    ],
    ['stays where there is nothing to undo', [undo as EditHistoryAction<PageDocument>], 'a'],
    [
      'discards what was undone once something else is edited',
      [
        edit('b'),
        undo as EditHistoryAction<PageDocument>,
        edit('d'),
        redo as EditHistoryAction<PageDocument>,
      ],
      'd',
    ],
    [
      'begins a new step after undoing',
      [
        edit('b', 'h'),
        undo as EditHistoryAction<PageDocument>,
        edit('c', 'h'),
        undo as EditHistoryAction<PageDocument>,
      ],
      'a',
    ],
  ])('%s', (_title, actions, name) => expect(after(open, ...actions).document.name).toBe(name));

  it('is undefined once it is closed', () => {
    expect(
      [open, edit('b'), { kind: 'close' } as const].reduce<EditHistory<PageDocument> | undefined>(
        reduceEditHistory,
        undefined,
      ),
    ).toBeUndefined();
  });

  it('reports unsaved changes, also after returning to the saved text', () => {
    expect(isDirty(after(open))).toBe(false);
    expect(isDirty(after(open, edit('b')))).toBe(true);
    expect(isDirty(after(open, edit('b'), edit('a')))).toBe(false);
  });

  it('keeps what was edited while it was being saved, and can still undo', () => {
    const state = after(open, edit('b'), edit('c'), {
      kind: 'saved',
      document: page('b'),
      revision: 4,
    });
    expect(state).toMatchObject({ revision: 4, document: { name: 'c' } });
    expect(isDirty(state)).toBe(true);
    expect(reduceEditHistory(state, { kind: 'undo' })?.document.name).toBe('b');
  });

  it('does nothing before a page is open', () =>
    expect(reduceEditHistory(undefined, edit('b'))).toBeUndefined());
});
