/** The back end's entry point: opens the database, serves the Data API and the endpoints beside it. */
import { join } from 'node:path';
import type { ExecutionResult } from 'graphql';
import { type Api, createApi, type Operation } from './api/createApi.ts';
import { importCatalogue } from './import/importCatalogue.ts';
import { type CatalogueSources, createCatalogueSources } from './import/catalogueSource.ts';
import { createCatalogueCache } from './catalogue/createCatalogueCache.ts';
import { type ContentService, createContentService } from './content/service/contentService.ts';
import { openCommandSocket } from './cli/commandSocket.ts';
import { runCommand } from './cli/runCommand.ts';
import type { CatalogueDraft } from './catalogue/catalogueDraft.ts';
import type { WriteCatalogueOptions, WrittenCatalogue } from './import/writeCatalogue.ts';
import { readSettings, type Settings } from './config/settings.ts';
import { respondUnavailable } from './database/respondUnavailable.ts';
import type { Database } from './database/database.ts';
import { openDatabase } from './database/openDatabase.ts';
import { createStorefrontSearch, type StorefrontSearch } from './elevate/createStorefrontSearch.ts';
import { createSearchEndpoint, searchPath } from './elevate/searchEndpoint.ts';
import { createChangeLog } from './events/changeLog.ts';
import type { Runtime } from './events/runtime.ts';
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
import type { CommerceRuntime } from './commerceRuntime.ts';
import { createSearch } from './search/createSearch.ts';
import { createEventsEndpoint, eventsPath } from './statistics/eventsEndpoint.ts';
import { createSkuCache } from './catalogue/createSkuCache.ts';

export interface CommerceOptions {
  /** Folder of all that the shop stores on this machine. */
  readonly dataDir: string;
  /** A PostgreSQL server's address; without it the embedded database in `dataDir`. */
  readonly databaseUrl?: string;
  /** Where other settings are read from; `npm run shop -- config` lists them. */
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly log: Log;
  /** Provides the pictures that are not in `dataDir`/pictures. */
  readonly pictureSource?: PictureSource;
  /** Milliseconds since 1970; the time of day unless a test sets it. */
  readonly clock?: () => number;
  /** False leaves mails, sweeps, reconciliation and operators' commands to another process or a test. */
  readonly hasJobs?: boolean;
}

type Handler = (request: Request) => Promise<Response>;

export interface Commerce {
  /** The Data API over HTTP: `/graphql`. */
  readonly graphql: Handler;
  /** The Data API in this process: a response that is the same for everybody is one frozen object that callers share. */
  readonly execute: (operation: Operation) => Promise<ExecutionResult>;
  /** The storefront search API in this process. */
  readonly storefrontSearch: StorefrontSearch;
  /** Sizes of what the Data API caches between calls. */
  readonly cacheSizes: Api['cacheSizes'];
  /** Everything that answers over HTTP, by path prefix: `/graphql`, `/api/storefront/v3`, `/api/events`, `/images`, `/payments/sandbox`, `/health`. */
  readonly endpoints: Readonly<Record<string, Handler>>;
  readonly events: Pick<ShopEvents, 'subscribe'>;
  /** Receives a submitted form of the content; the caller has checked that it was sent from the shop. */
  readonly receiveForm: (posting: FormPosting) => Promise<FormOutcome>;
  /** What editors do; the caller has authenticated them. */
  readonly contentService: ContentService;
  /** The pictures that editors use. */
  readonly media: MediaLibrary;
  /** Sessions and tokens of editors. */
  readonly preview: PreviewSessions;
  /** Catalogues that fill the shop once per version. */
  readonly sources: CatalogueSources;
  readonly writeCatalogue: (
    draft: CatalogueDraft,
    options?: WriteCatalogueOptions,
  ) => Promise<WrittenCatalogue>;
  /** For set-up and operators' commands; shoppers' calls go through the Data API. */
  readonly database: Database;
  readonly shop: CommerceRuntime;
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
  const runtime: Runtime = { database, events, changes, clock, log };
  const catalogue = createCatalogueCache(database, { clock, events });
  const { meilisearch } = settings;
  const search = createSearch({ database, catalogue, meilisearch, log, clock });
  const shop: CommerceRuntime = {
    ...runtime,
    catalogue,
    search: search.engine,
    readSkus: createSkuCache(database.handle, {
      changes,
      clock,
      isAlone: database.engine === 'embedded',
    }),
    payments: createPayments(runtime, [createSandboxProvider(database)]),
    siteOrigins: settings,
  };
  const preview = createPreviewSessions(shop);
  const contentService = createContentService(shop);
  const api = createApi({
    shop,
    preview,
    apiKey: settings.apiKey,
    hasIntrospection: settings.hasIntrospection,
  });
  const storefrontSearch = createStorefrontSearch({ execute: api.execute, shop });
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
    ? startJobs(shop, { settings, transport, tend: [contentService.sweep, preview.tend] })
    : undefined;
  // Commands are for a running shop: one opened for a command or a test listens to none.
  const stopCommands = hasJobs
    ? await openCommandSocket({
        dataDir,
        log,
        run: (args, connection) =>
          runCommand({ shop, settings, dataDir, env, ...connection }, args),
      })
    : undefined;
  return {
    graphql: api.graphql,
    execute: api.execute,
    storefrontSearch,
    cacheSizes: api.cacheSizes,
    endpoints: {
      '/graphql': api.graphql,
      [searchPath]: respondUnavailable(createSearchEndpoint(storefrontSearch)),
      [eventsPath]: respondUnavailable(createEventsEndpoint(shop)),
      '/images': images.handle,
      '/payments/sandbox': respondUnavailable((request) => handleSandbox(shop, request)),
      '/health': createHealth(shop),
    },
    events: shop.events,
    receiveForm: (posting) => receiveForm(shop, posting),
    contentService,
    media: createMediaLibrary({ shop, folder: pictures }),
    preview,
    database,
    shop,
    settings,
    sources: createCatalogueSources(shop),
    writeCatalogue: (draft, options) => importCatalogue(shop, draft, options),
    async close() {
      images.stop();
      await stopCommands?.();
      await jobs?.stop();
      await search.stop();
      await database.close();
    },
  };
}
