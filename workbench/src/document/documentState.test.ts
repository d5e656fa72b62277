import type { PageSummary, Revision } from '@solvik/content-schema/editing';
import { describe, expect, it } from 'vitest';
import type { DocumentNotice } from '../saving/documentNotice.ts';
import { aboutPage } from '../testing/createTestService.ts';
import {
  type DocumentEvent,
  type DocumentState,
  emptyDocumentState,
  reduceDocument,
} from './documentState.ts';
import { isDirty } from './editHistory.ts';

type Event = DocumentEvent<'page'>;
type Notice = DocumentNotice<'page'>;

const about = { kind: 'page', key: 'about' } as const;
const page = (title: string, text?: string) => aboutPage('about', title, text);
const summary = { kind: 'page', key: 'about' } as PageSummary;
const revision = (number: number, title: string, text?: string): Revision<'page'> => ({
  number,
  author: 'Vera',
  savedAt: '',
  document: page(title, text),
});

const left: Event = { kind: 'left', for: about };
const open: Event = { kind: 'opened', summary, revision: revision(1, 'a') };
const edit = (title: string, text?: string): Event => ({
  kind: 'edited',
  document: page(title, text),
});
const theirs = (title: string, text?: string): Event => ({
  kind: 'received',
  newest: revision(2, title, text),
});
const note = (notice: Notice | undefined): Event => ({ kind: 'noticed', notice });
const after = (...events: readonly Event[]): DocumentState<'page'> =>
  events.reduce<DocumentState<'page'>>(reduceDocument, emptyDocumentState());

/** `title/text on revision`, a star where something is unsaved, and the notice. */
function brief({ editing, notice }: DocumentState<'page'>): string {
  const message = notice ? ` ${notice.kind}` : '';
  if (!editing) return `nothing${message}`;
  const { document, revision: base } = editing;
  const text =
    (document.containers[0]?.widgets[0]?.fields['heading'] as { readonly sv?: string } | undefined)
      ?.sv ?? '';
  const star = isDirty(editing) ? '*' : '';
  return `${String(document.title.sv)}/${text} on ${String(base)}${star}${message}`;
}

const draft = (title: string) => ({ saved: page('a'), revision: 1, document: page(title) });

describe('an open page', () => {
  it.each<[string, readonly Event[], string]>([
    ['is nothing before it is read', [left], 'nothing'],
    ['opens as it is saved', [left, open], 'a/Text on 1'],
    [
      'opens with what this tab stored',
      [left, { ...open, draft: draft('b') }],
      'b/Text on 1* restored',
    ],
    [
      'opens with what this tab stored, based on what others saved since',
      [left, { ...open, revision: revision(2, 'a', 'hers'), draft: draft('b') }],
      'b/hers on 2* restored',
    ],
    [
      'opens with what this tab stored, and reports a conflict where others changed the same',
      [left, { ...open, revision: revision(2, 'hers'), draft: draft('b') }],
      'b/Text on 1* conflict',
    ],
    [
      'clears an earlier notice when it opens',
      [note({ kind: 'fetched' }), left, open],
      'a/Text on 1',
    ],
    ['is no longer edited once another is being opened', [left, open, edit('b'), left], 'nothing'],
    ['can be undone', [left, open, edit('b'), { kind: 'undone' }], 'a/Text on 1'],
    [
      'can be redone',
      [left, open, edit('b'), { kind: 'undone' }, { kind: 'redone' }],
      'b/Text on 1*',
    ],
    [
      'is discarded',
      [left, open, edit('b'), note({ kind: 'restored' }), { kind: 'reverted' }],
      'a/Text on 1',
    ],
    [
      'is there again when the discarding is undone',
      [left, open, edit('b'), { kind: 'reverted' }, { kind: 'undone' }],
      'b/Text on 1*',
    ],
    [
      'keeps what was typed while it was saved',
      [
        left,
        open,
        edit('b'),
        edit('c'),
        { kind: 'saved', document: page('b'), revision: 2, summary },
      ],
      'c/Text on 2*',
    ],
  ])('%s', (_title, events, expected) => expect(brief(after(...events))).toBe(expected));
});

describe('another editor’s newer revision', () => {
  it.each<[string, readonly Event[], string]>([
    ['is ignored by what is not open', [left, theirs('hers')], 'nothing'],
    [
      'is merged under what is not saved',
      [left, open, edit('b'), theirs('a', 'hers')],
      'b/hers on 2*',
    ],
    [
      'is a conflict where both changed the same',
      [left, open, edit('b'), theirs('hers')],
      'b/Text on 1* conflict',
    ],
    [
      'loses where mine is chosen',
      [left, open, edit('b'), { ...theirs('hers', 'hers'), winner: 'mine' } as Event],
      'b/hers on 2*',
    ],
    [
      'wins where theirs is chosen',
      [left, open, edit('b'), { ...theirs('hers'), winner: 'theirs' } as Event],
      'hers/Text on 2',
    ],
    [
      'leaves mine one step back where theirs is chosen',
      [
        left,
        open,
        edit('b'),
        { ...theirs('hers', 'hers'), winner: 'theirs' } as Event,
        { kind: 'undone' },
      ],
      'b/hers on 2*',
    ],
  ])('%s', (_title, events, expected) => expect(brief(after(...events))).toBe(expected));
});

describe('an older revision that is repaired', () => {
  const fixing: Event = { kind: 'fixing', revision: revision(1, 'old') };
  it('is edited and not saved', () =>
    expect(brief(after(left, open, fixing))).toBe('old/Text on 1* fixing'));
  it('is discarded with its notice when it is undone', () =>
    expect(brief(after(left, open, fixing, { kind: 'undone' }))).toBe('a/Text on 1'));
});

describe('work that is pending', () => {
  it.each<[string, readonly Event[], string | undefined]>([
    ['is a save', [{ kind: 'started', work: 'saving' }], 'saving'],
    [
      'ends',
      [
        { kind: 'started', work: 'saving' },
        { kind: 'ended', work: 'saving' },
      ],
      undefined,
    ],
    [
      'stays a decision while that saves',
      [
        { kind: 'started', work: 'publishing' },
        { kind: 'started', work: 'saving' },
      ],
      'publishing',
    ],
    [
      'stays a decision once its save has ended',
      [
        { kind: 'started', work: 'publishing' },
        { kind: 'started', work: 'saving' },
        { kind: 'ended', work: 'saving' },
      ],
      'publishing',
    ],
    [
      'ends with the decision',
      [
        { kind: 'started', work: 'publishing' },
        { kind: 'ended', work: 'publishing' },
      ],
      undefined,
    ],
  ])('%s', (_title, events, expected) => expect(after(...events).pending).toBe(expected));
});

it('holds a decision back with the notice of a merge, and with no other', () => {
  const { document: _document, ...newest } = revision(2, 'hers');
  expect(after(note({ kind: 'merged', newest }), { kind: 'held-back' }).notice).toEqual({
    kind: 'merged',
    newest,
    isHeld: true,
  });
  expect(after(note({ kind: 'fetched' }), { kind: 'held-back' }).notice).toEqual({
    kind: 'fetched',
  });
});
