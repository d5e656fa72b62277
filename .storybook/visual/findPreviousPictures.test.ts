import { describe, expect, it } from 'vitest';
import { findPreviousPictures } from './findPreviousPictures.ts';
import type { PictureStore } from './pictureStore.ts';
import type { Rendering } from './renderAccepted.ts';

const changes = [
  { key: 'card--a se 390', kind: 'changed', before: 'kept', after: '1' },
  { key: 'card--a fi 390', kind: 'changed', before: 'lost', after: '2' },
  { key: 'card--b fi 390', kind: 'changed', before: 'lost', after: '3' },
  { key: 'card--c se 390', kind: 'new', after: '4' },
  { key: 'card--d se 390', kind: 'gone', before: 'older' },
] as const;

function search(read: PictureStore['read'], drawn: readonly string[] = []) {
  const requested: Rendering['missing'][] = [];
  const kept: string[] = [];
  const reports: string[] = [];
  const store: PictureStore = {
    location: 'a store',
    read,
    save: (hash) => {
      kept.push(hash);
    },
    publish: async () => undefined,
    trim: () => undefined,
  };
  const found = findPreviousPictures({
    root: '/nowhere',
    store,
    changes,
    report: (sentence) => void reports.push(sentence),
    render: async ({ missing, save }) => {
      requested.push(missing);
      for (const hash of drawn) save(hash, Buffer.from(hash));
    },
  });
  return { found, requested, kept, reports };
}

describe('the previous pictures', () => {
  it('are read from the store; missing ones are rendered once and stored', async () => {
    const read = async (hash: string) => (hash === 'kept' ? Buffer.from('kept') : undefined);
    const { found, requested, kept } = search(read, ['lost']);
    expect([...(await found).keys()]).toEqual(['kept', 'lost']);
    expect(requested).toEqual([
      [
        { storyId: 'card--a', hash: 'lost' },
        { storyId: 'card--d', hash: 'older' },
      ],
    ]);
    expect(kept).toEqual(['lost']);
  });

  it('are rendered if the store is unreachable, which is reported once', async () => {
    let reads = 0;
    const { found, requested, reports } = search(async () => {
      reads += 1;
      throw new Error('The store cannot be reached.');
    });
    expect((await found).size).toBe(0);
    expect(requested[0]?.map(({ hash }) => hash)).toEqual(['kept', 'lost', 'older']);
    expect([reads, reports]).toEqual([1, ['The store cannot be reached.']]);
  });
});
