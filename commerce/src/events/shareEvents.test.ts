import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { temporaryDatabase, type TemporaryDatabase } from '../testing/temporaryDatabase.ts';
import { shareEvents } from './shareEvents.ts';
import { createShopEvents } from './shopEvents.ts';

let opened: TemporaryDatabase;
beforeAll(async () => {
  opened = await temporaryDatabase();
});
afterAll(() => opened.remove());

const log = () => undefined;

/** What happens in a shop, in its order, when another one on its database has emitted an event. */
async function afterEvent(tags: readonly string[], renew: () => Promise<void>): Promise<string[]> {
  const { database } = opened;
  const [own, others] = [createShopEvents(log), createShopEvents(log)];
  const happened: string[] = [];
  const sharing = shareEvents(database, {
    events: own,
    log,
    catalogue: {
      renew: async () => {
        happened.push('renew');
        await renew();
      },
      invalidate: () => happened.push('invalidate'),
    },
  });
  own.subscribe((event) => happened.push(event.tags.join(' ')));
  const other = shareEvents(database, { events: others, log });
  others.emit(tags);
  await vi.waitFor(async () => {
    await sharing.refresh();
    expect(happened).toContain(tags.join(' '));
  });
  sharing.stop();
  other.stop();
  await database.handle.deleteFrom('cacheEvents').execute();
  return happened;
}

it('renews the lists before the pages, when another shop has changed the catalogue', async () => {
  expect(await afterEvent(['catalogue', 'content'], () => Promise.resolve())).toEqual([
    'renew',
    'catalogue content',
  ]);
});

it('reads them with the next request where they cannot be renewed', async () => {
  expect(await afterEvent(['catalogue'], () => Promise.reject(new Error('A fault.')))).toEqual([
    'renew',
    'invalidate',
    'catalogue',
  ]);
});

it('renews nothing for other events', async () => {
  expect(await afterEvent(['product:7'], () => Promise.resolve())).toEqual(['product:7']);
});
