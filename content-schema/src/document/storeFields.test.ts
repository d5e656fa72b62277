import { describe, expect, it } from 'vitest';
import type { Fields } from '../fields.ts';
import { resolveFields } from './resolveFields.ts';
import { storeFields } from './storeFields.ts';

const fields: Fields = {
  tone: { kind: 'choice', options: ['a', 'b'], fallback: 'a' },
  heading: { kind: 'text', maxLength: 20, varies: 'language' },
  picture: { kind: 'image', varies: 'market' },
  portrait: { kind: 'image' },
  code: { kind: 'text', maxLength: 9, varies: 'market' },
  items: {
    kind: 'list',
    maxItems: 4,
    of: {
      question: { kind: 'text', maxLength: 20, varies: 'language' },
      isOpen: { kind: 'switch' },
    },
  },
  about: { kind: 'group', of: { name: { kind: 'text', maxLength: 20, varies: 'language' } } },
};
const marketOf = { sv: 'se', nb: 'no', da: 'dk', fi: 'fi' } as const;
const fourLanguages = ['sv', 'nb', 'da', 'fi'] as const;
const written = (language: string, market: string) => ({
  tone: 'b',
  heading: `heading ${language}`,
  picture: { file: `plane-${market}.webp`, alt: `alt ${language}` },
  portrait: { file: 'anna.webp', alt: `Anna ${language}`, focalPoint: { x: 0.5, y: 0.2 } },
  code: market === 'fi' ? 'TALVI' : 'VINTER',
  items: [
    { question: `one ${language}`, isOpen: true },
    { question: `two ${language}`, isOpen: false },
  ],
  about: { name: `name ${language}` },
});
const stored = storeFields(
  {
    sv: written('sv', 'se'),
    nb: written('nb', 'no'),
    da: written('da', 'dk'),
    fi: written('fi', 'fi'),
  },
  fields,
  marketOf,
);

describe('fields stored in four languages', () => {
  it.each(fourLanguages)('are read in %s as they were written', (language) => {
    expect(resolveFields(stored, fields, { language, market: marketOf[language] })).toEqual({
      configuration: written(language, marketOf[language]),
      fallbacks: [],
    });
  });

  it('are stored once where they do not differ', () => {
    expect(stored).toMatchObject({
      tone: 'b',
      code: { '*': 'VINTER', fi: 'TALVI' },
      portrait: { file: 'anna.webp', alt: { sv: 'Anna sv', fi: 'Anna fi' } },
    });
    expect(Object.keys(stored['code'] as object)).toEqual(['*', 'fi']);
  });

  it('give a visitor who reads Swedish in Finland Finland’s picture and code with Swedish texts', () => {
    const { configuration } = resolveFields(stored, fields, { language: 'sv', market: 'fi' });
    expect(configuration).toMatchObject({
      heading: 'heading sv',
      code: 'TALVI',
      picture: { file: 'plane-fi.webp', alt: 'alt sv' },
    });
  });

  it('fall back along the language’s chain and report the source language', () => {
    const partly = storeFields(
      { sv: written('sv', 'se'), da: { heading: 'heading da' } },
      fields,
      marketOf,
    );
    const { configuration, fallbacks } = resolveFields(partly, fields, {
      language: 'nb',
      market: 'no',
    });
    expect(configuration).toMatchObject({
      heading: 'heading da',
      about: { name: 'name sv' },
      items: [{ question: 'one sv' }, { question: 'two sv' }],
    });
    expect(fallbacks).toEqual([
      { path: 'heading', language: 'da' },
      { path: 'picture.alt', language: 'sv' },
      { path: 'portrait.alt', language: 'sv' },
      { path: 'items[0].question', language: 'sv' },
      { path: 'items[1].question', language: 'sv' },
      { path: 'about.name', language: 'sv' },
    ]);
  });
});
