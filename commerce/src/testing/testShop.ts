/**
 * A running shop for tests: the sample catalogue on a fresh database, a clock that the test sets,
 * no background jobs.
 */
import { createCommerce, type Commerce } from '../createCommerce.ts';
import type { PictureSource } from '../images/pictureSource.ts';
import { recordLog } from './recordLog.ts';
import { sampleCatalogue, sampleNow } from './sampleCatalogue.ts';
import { startPostgres } from './startPostgres.mjs';
import { temporaryFolder, type TemporaryDatabaseOptions } from './temporaryDatabase.ts';

export interface TestShop {
  readonly commerce: Commerce;
  readonly dataDir: string;
  /** Milliseconds since 1970; tests advance it. */
  readonly clock: { now: number };
  /** Log lines, each beginning with its level. */
  readonly log: string[];
  /** Data of an operation; throws its errors as one message that begins with their code. */
  readonly query: <Data = Record<string, unknown>>(
    document: string,
    variables?: Readonly<Record<string, unknown>>,
  ) => Promise<Data>;
  readonly remove: () => Promise<void>;
}

export interface TestShopOptions extends TemporaryDatabaseOptions {
  readonly env?: Readonly<Record<string, string>>;
  readonly pictureSource?: PictureSource;
}

export async function testShop({
  env = {},
  pictureSource,
  ...database
}: TestShopOptions = {}): Promise<TestShop> {
  const folder = await temporaryFolder(database);
  const clock = { now: sampleNow };
  const log: string[] = [];
  const commerce = await createCommerce({
    dataDir: folder.dataDir,
    databaseUrl: folder.databaseUrl,
    env,
    log: recordLog(log),
    pictureSource,
    clock: () => clock.now,
    hasJobs: false,
  });
  await commerce.writeCatalogue(sampleCatalogue);
  return {
    commerce,
    dataDir: folder.dataDir,
    clock,
    log,
    async query<Data>(document: string, variables?: Readonly<Record<string, unknown>>) {
      const { data, errors } = await commerce.execute({ document, variables });
      if (errors?.[0])
        throw new Error(
          errors
            .map(({ message, extensions }) => `${String(extensions?.['code'])}: ${message}`)
            .join('; '),
        );
      return data as Data;
    },
    remove: async () => {
      await commerce.close();
      await folder.remove();
    },
  };
}

/**
 * A shop on its own PostgreSQL server, for tests of races: PGlite has a single session and would
 * pass without any locking.
 */
export async function testShopOnPostgres(): Promise<TestShop> {
  const server = await startPostgres();
  try {
    const shop = await testShop({ serverUrl: server.url });
    return {
      ...shop,
      remove: async () => {
        await shop.remove();
        await server.stop();
      },
    };
  } catch (error) {
    await server.stop();
    throw error;
  }
}
