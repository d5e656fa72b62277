import { describe, expect, it } from 'vitest';
import { reduceView, type ViewEvent, viewIn, type ViewState } from './viewState.ts';

const after = (...events: readonly ViewEvent[]): ViewState =>
  events.reduce(reduceView, viewIn('sv'));
const picture = { file: 'coat.webp', name: 'coat.jpg', alt: {}, addedAt: '', addedBy: 'Anna' };

describe('the stage in place of the page', () => {
  const library: ViewEvent = { kind: 'library-opened', library: { picture } };
  const gallery: ViewEvent = { kind: 'gallery-opened' };
  it.each<
    [
      string,
      readonly ViewEvent[],
      { readonly library: object | undefined; readonly isGallery: boolean },
    ]
  >([
    ['is nothing at first', [], { library: undefined, isGallery: false }],
    [
      'is the library, with its picture',
      [gallery, library],
      { library: { picture }, isGallery: false },
    ],
    ['is the gallery', [library, gallery], { library: undefined, isGallery: true }],
    [
      'is nothing once a page is opened',
      [library, { kind: 'entered' }],
      { library: undefined, isGallery: false },
    ],
    [
      'is nothing once a widget is added',
      [gallery, { kind: 'widget-added' }],
      { library: undefined, isGallery: false },
    ],
  ])('%s', (_title, events, expected) => {
    const { library: shown, isGallery } = after(...events);
    expect({ library: shown, isGallery }).toEqual(expected);
  });
});

describe('a requested control', () => {
  it('is focused again each time', () =>
    expect(
      after({ kind: 'control-sought', control: 'a' }, { kind: 'control-sought', control: 'a' })
        .target,
    ).toEqual({ control: 'a', count: 2 }));

  it.each<[string, Partial<ViewState>, { readonly language: string; readonly market: string }]>([
    ['without language or market keeps both', {}, { language: 'fi', market: 'no' }],
    ['of a language opens the form in it', { language: 'da' }, { language: 'da', market: 'no' }],
    ['of a market opens the form for it', { market: 'se' }, { language: 'fi', market: 'se' }],
  ])('%s', (_title, of, expected) => {
    const { language, market } = after(
      { kind: 'language-chosen', language: 'fi' },
      { kind: 'market-chosen', market: 'no' },
      { kind: 'control-sought', control: 'a', ...of },
    );
    expect({ language, market }).toEqual(expected);
  });
});

it('announces the same message again', () => {
  const announced: ViewEvent = { kind: 'announced', message: 'Ångrat' };
  expect(after(announced, announced).announcement).toEqual({ message: 'Ångrat', count: 2 });
});

it('keeps a newer revision dismissed until another page is opened', () => {
  const dismissed: ViewEvent = { kind: 'newer-dismissed', revision: 4 };
  expect([after(dismissed).dismissed, after(dismissed, { kind: 'entered' }).dismissed]).toEqual([
    4,
    undefined,
  ]);
});

it('shows a dialog until it is closed', () => {
  const shown: ViewEvent = { kind: 'dialog-changed', dialog: { kind: 'schedule' } };
  expect([
    after(shown).dialog,
    after(shown, { kind: 'dialog-changed', dialog: undefined }).dialog,
  ]).toEqual([{ kind: 'schedule' }, undefined]);
});
