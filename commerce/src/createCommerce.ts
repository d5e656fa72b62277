/** The only door to the back end: opens the database, serves the Data API and what stands beside it. */
import { join } from 'node:path';
import type { ExecutionResult } from 'graphql';
import { type Api, createApi, type Operation } from './api/createApi.ts';
import { bringCatalogue } from './catalogue/bringCatalogue.ts';
import { keepCatalogueIndex } from './catalogue/keepCatalogueIndex.ts';
import { type ContentDesk, createContentDesk } from './content/desk/contentDesk.ts';
import { openCommandSocket } from './cli/commandSocket.ts';
import { runCommand } from './cli/runCommand.ts';
import type { CatalogueDraft } from './catalogue/catalogueDraft.ts';
import type {
  WriteCatalogueOptions,
  WrittenCatalogue,
} from './catalogue/writing/writeCatalogue.ts';
import { readSettings, type Settings } from './config/settings.ts';
import { answerUnavailable } from './database/answerUnavailable.ts';
import type { Database } from './database/database.ts';
import { openDatabase } from './database/openDatabase.ts';
import { createChangeLog } from './events/changeLog.ts';
import { createShopEvents, type ShopEvents } from './events/shopEvents.ts';
import { type FormOutcome, type FormPosting, receiveForm } from './forms/receiveForm.ts';
import { createHealth } from './health/createHealth.ts';
import { createImageService } from './images/createImageService.ts';
import { openPictureCache } from './images/pictureCache.ts';
import { firstOf, folderSource, type PictureSource } from './images/pictureSource.ts';
import { startJobs } from './jobs/startJobs.ts';
import type { Log } from './log.ts';
import { fileTransport, smtpTransport } from './mail/mailTransport.ts';
import { createMediaLibrary, type MediaLibrary } from './media/mediaLibrary.ts';
import { handleSandbox } from './payments/handleSandbox.ts';
import { createPayments } from './payments/payments.ts';
import { createSandboxProvider } from './payments/sandboxProvider.ts';
import { createPreviewSessions, type PreviewSessions } from './preview/previewSessions.ts';
import type { Shop } from './shop.ts';
import { keepSkus } from './stock/keepSkus.ts';

export interface CommerceOptions {
  /** Folder of everything the shop keeps on this machine. */
  readonly dataDir: string;
  /** A PostgreSQL server's address; without it the embedded database in `dataDir`. */
  readonly databaseUrl?: string;
  /** Where other settings are read from; `npm run shop -- config` lists them. */
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly log: Log;
  /** Asked for pictures that are not in `dataDir`/pictures. */
  readonly pictureSource?: PictureSource;
  /** Milliseconds since 1970; the time of day unless a test sets it. */
  readonly clock?: () => number;
  /** False leaves mails, sweeping, reconciling and operators' commands to another process, or to a test. */
  readonly hasJobs?: boolean;
}

type Handler = (request: Request) => Promise<Response>;

export interface Commerce {
  /** The Data API over HTTP: `/graphql`. */
  readonly graphql: Handler;
  /** The Data API in this process: what is the same for everybody is one frozen object for all who ask. */
  readonly execute: (operation: Operation) => Promise<ExecutionResult>;
  /** What the Data API holds in memory between calls. */
  readonly kept: Api['kept'];
  /** Everything that answers over HTTP, by path prefix: `/graphql`, `/images`, `/payments/sandbox`, `/health`. */
  readonly endpoints: Readonly<Record<string, Handler>>;
  readonly events: Pick<ShopEvents, 'subscribe'>;
  /** Takes what a visitor sends in a form of the content; whoever calls has made sure that it was sent from the shop. */
  readonly receiveForm: (posting: FormPosting) => Promise<FormOutcome>;
  /** What editors do; whoever asks has found out who they are. */
  readonly desk: ContentDesk;
  /** The pictures they work with. */
  readonly media: MediaLibrary;
  /** How editors get in. */
  readonly preview: PreviewSessions;
  readonly writeCatalogue: (
    draft: CatalogueDraft,
    options?: WriteCatalogueOptions,
  ) => Promise<WrittenCatalogue>;
  /** For set-up and operators' commands; shoppers' calls go through the Data API. */
  readonly database: Database;
  readonly shop: Shop;
  readonly settings: Settings;
  readonly close: () => Promise<void>;
}

/** @throws DataFolderInUseError when another shop runs on the same data folder */
export async function createCommerce({
  dataDir,
  databaseUrl,
  env,
  log,
  pictureSource,
  clock = Date.now,
  hasJobs = true,
}: CommerceOptions): Promise<Commerce> {
  const settings = readSettings(env);
  const database = await openDatabase({ dataDir, databaseUrl, log });
  const events = createShopEvents(log);
  const changes = createChangeLog(events);
  const shop: Shop = {
    database,
    catalogue: keepCatalogueIndex(database, clock),
    events,
    changes,
    readSkus: keepSkus(database.handle, {
      changes,
      clock,
      isAlone: database.engine === 'embedded',
    }),
    payments: createPayments([createSandboxProvider(database)]),
    fronts: settings,
    clock,
    log,
  };
  const preview = createPreviewSessions(shop);
  const desk = createContentDesk(shop);
  const api = createApi({
    shop,
    preview,
    apiKey: settings.apiKey,
    hasIntrospection: settings.hasIntrospection,
  });
  const cache = await openPictureCache({
    folder: join(dataDir, 'cache', 'images'),
    budget: settings.imageCacheBytes,
    log,
  });
  const pictures = join(dataDir, 'pictures');
  const images = createImageService({
    source: firstOf([folderSource(pictures), ...(pictureSource ? [pictureSource] : [])]),
    cache,
    log,
  });
  const transport = settings.smtpUrl
    ? smtpTransport(settings.smtpUrl)
    : fileTransport(join(dataDir, 'outbox'));
  const jobs = hasJobs
    ? startJobs(shop, { settings, transport, tend: [desk.tend, preview.tend] })
    : undefined;
  // Commands are for the shop that runs: one opened for a command or a test has no door of its own.
  const closeDoor = hasJobs
    ? await openCommandSocket({
        dataDir,
        log,
        run: (args, talk) => runCommand({ shop, settings, dataDir, env, ...talk }, args),
      })
    : undefined;
  return {
    graphql: api.graphql,
    execute: api.execute,
    kept: api.kept,
    endpoints: {
      '/graphql': api.graphql,
      '/images': images.handle,
      '/payments/sandbox': answerUnavailable((request) => handleSandbox(shop, request)),
      '/health': createHealth(shop),
    },
    events: shop.events,
    receiveForm: (posting) => receiveForm(shop, posting),
    desk,
    media: createMediaLibrary({ shop, folder: pictures }),
    preview,
    database,
    shop,
    settings,
    writeCatalogue: (draft, options) => bringCatalogue(shop, draft, options),
    async close() {
      images.stop();
      await closeDoor?.();
      await jobs?.stop();
      await database.close();
    },
  };
}
