import { describe, expect, it } from 'vitest';
import type { Suggestions } from '../../search-api/parseAutocomplete.ts';
import { createSuggester } from './createSuggester.ts';

const suggestions = (text: string): Suggestions => ({
  totalHits: text.length,
  phrases: [{ text, parts: [{ text }] }],
  products: [],
  categories: [],
  pages: [],
});

/** Requests that the test answers in any order. */
function suggesterWithRequests() {
  const requests: { text: string; answer: () => void; fail: () => void }[] = [];
  const suggester = createSuggester(
    (text) =>
      new Promise((resolve, reject) => {
        requests.push({
          text,
          answer: () => resolve(suggestions(text)),
          fail: () => reject(new Error('unreachable')),
        });
      }),
  );
  const settle = async (act: () => void) => {
    act();
    await new Promise((resolve) => setImmediate(resolve));
  };
  return { suggester, requests, settle };
}

describe('suggestions while typing', () => {
  it('are requested at the first letter, two requests at a time, then for what was typed last', async () => {
    const { suggester, requests, settle } = suggesterWithRequests();
    for (const text of ['r', 'rö', 'röd', 'röda']) suggester.request(text);
    expect(requests.map(({ text }) => text)).toEqual(['r', 'rö']);
    await settle(() => requests[0]?.answer());
    expect([suggester.state().answered, requests.map(({ text }) => text)]).toEqual([
      'r',
      ['r', 'rö', 'röda'],
    ]);
    await settle(() => requests[2]?.answer());
    expect(suggester.state().answered).toBe('röda');
    await settle(() => requests[1]?.answer());
    expect([suggester.state().answered, requests.length], 'an older answer').toEqual(['röda', 3]);
  });

  it('are not held up by a slow answer, nor requested twice while pending', async () => {
    const { suggester, requests, settle } = suggesterWithRequests();
    for (const text of ['r', 'rö', 'r']) suggester.request(text);
    await settle(() => requests[1]?.answer());
    suggester.request('röd');
    await settle(() => requests[2]?.answer());
    expect(suggester.state().answered).toBe('röd');
    expect(requests.map(({ text }) => text)).toEqual(['r', 'rö', 'röd']);
    await settle(() => requests[0]?.fail());
    expect(suggester.state()).toMatchObject({ answered: 'röd', hasFailed: false });
  });

  it('are from memory while typing back, which a late answer does not replace', async () => {
    const { suggester, requests, settle } = suggesterWithRequests();
    suggester.request('r');
    await settle(() => requests[0]?.answer());
    suggester.request('rö');
    suggester.request('r');
    expect(suggester.state().answered).toBe('r');
    await settle(() => requests[1]?.answer());
    expect([suggester.state().answered, requests.length]).toEqual(['r', 2]);
    suggester.request('rö');
    expect([suggester.state().answered, requests.length]).toEqual(['rö', 2]);
  });

  it('remain while a request fails, and come with the next one', async () => {
    const { suggester, requests, settle } = suggesterWithRequests();
    suggester.request('r');
    await settle(() => requests[0]?.answer());
    suggester.request('rö');
    await settle(() => requests[1]?.fail());
    expect(suggester.state()).toMatchObject({ answered: 'r', hasFailed: true });
    suggester.request('röd');
    await settle(() => requests[2]?.answer());
    expect(suggester.state()).toMatchObject({ answered: 'röd', hasFailed: false });
  });

  it('retain those of an empty text, if that was asked for', async () => {
    const { suggester, requests, settle } = suggesterWithRequests();
    suggester.request('r');
    await settle(() => requests[0]?.answer());
    expect(suggester.state().beforeTyping).toBeUndefined();
    suggester.request('');
    await settle(() => requests[1]?.answer());
    suggester.request('rö');
    await settle(() => requests[2]?.answer());
    expect(suggester.state()).toMatchObject({ answered: 'rö', beforeTyping: suggestions('') });
  });

  it('are the same for spaces and capitals', async () => {
    const { suggester, requests, settle } = suggesterWithRequests();
    suggester.request('Röd  klänning ');
    await settle(() => requests[0]?.answer());
    suggester.request('röd klänning');
    expect(requests.map(({ text }) => text)).toEqual(['röd klänning']);
  });

  it('notify until the listener leaves', async () => {
    const { suggester, requests, settle } = suggesterWithRequests();
    let changes = 0;
    const leave = suggester.subscribe(() => (changes += 1));
    suggester.request('r');
    await settle(() => requests[0]?.answer());
    leave();
    suggester.request('rö');
    await settle(() => requests[1]?.answer());
    expect(changes).toBe(1);
  });
});
