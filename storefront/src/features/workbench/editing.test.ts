import type { PageDocument } from '@solvik/content-schema/editing';
import { describe, expect, it } from 'vitest';
import { type Editing, type EditingAction, isDirty, reduceEditing } from './editing.ts';

const page = (name: string): PageDocument => ({ name, title: {}, tags: [], containers: [] });
const after = (...actions: readonly EditingAction<PageDocument>[]): Editing<PageDocument> => {
  const state = actions.reduce<Editing<PageDocument> | undefined>(reduceEditing, undefined);
  if (!state) throw new Error('Nothing is open.');
  return state;
};
const open: EditingAction<PageDocument> = { kind: 'open', document: page('a'), revision: 3 };
const edit = (name: string, about?: string): EditingAction<PageDocument> => ({
  kind: 'edit',
  document: page(name),
  ...(about && { about }),
});
const [undo, redo]: readonly EditingAction<PageDocument>[] = [{ kind: 'undo' }, { kind: 'redo' }];

describe('a page under edit', () => {
  it.each<[string, readonly EditingAction<PageDocument>[], string]>([
    ['opens as it is saved', [], 'a'],
    ['goes back a step', [edit('b'), edit('c'), undo as EditingAction<PageDocument>], 'b'],
    [
      'goes forth again',
      [
        edit('b'),
        edit('c'),
        undo as EditingAction<PageDocument>,
        undo as EditingAction<PageDocument>,
        redo as EditingAction<PageDocument>,
      ],
      'b',
    ],
    [
      'goes back over a word at once',
      [edit('b', 'heading'), edit('bc', 'heading'), undo as EditingAction<PageDocument>],
      'a',
    ],
    [
      'goes back to between two fields',
      [edit('b', 'heading'), edit('c', 'lead'), undo as EditingAction<PageDocument>],
      'b',
    ],
    ['stays where there is nothing to undo', [undo as EditingAction<PageDocument>], 'a'],
    [
      'forgets what was undone once something else is done',
      [
        edit('b'),
        undo as EditingAction<PageDocument>,
        edit('d'),
        redo as EditingAction<PageDocument>,
      ],
      'd',
    ],
    [
      'begins a new step after undoing',
      [
        edit('b', 'h'),
        undo as EditingAction<PageDocument>,
        edit('c', 'h'),
        undo as EditingAction<PageDocument>,
      ],
      'a',
    ],
  ])('%s', (_title, actions, name) => expect(after(open, ...actions).document.name).toBe(name));

  it('is none once it is closed', () => {
    expect(
      [open, edit('b'), { kind: 'close' } as const].reduce<Editing<PageDocument> | undefined>(
        reduceEditing,
        undefined,
      ),
    ).toBeUndefined();
  });

  it('knows whether something is unsaved, also after coming back to it', () => {
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
    expect(reduceEditing(state, { kind: 'undo' })?.document.name).toBe('b');
  });

  it('does nothing before a page is open', () =>
    expect(reduceEditing(undefined, edit('b'))).toBeUndefined());
});
