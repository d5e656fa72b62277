/**
 * Background jobs: mails, unpaid orders, open payments, scheduled content, backups of the embedded
 * database.
 */
import { refreshCatalogue } from '../import/importCatalogue.ts';
import { deleteOldBehaviour } from '../behaviour/behaviourStore.ts';
import { bestSellerIds } from '../catalogue/bestSellerIds.ts';
import { incrementVersion } from '../catalogue/incrementVersion.ts';
import type { Settings } from '../config/settings.ts';
import type { MailTransport } from '../mail/mailTransport.ts';
import { shareEvents } from '../events/shareEvents.ts';
import { deleteExpiredForms } from '../forms/receiveForm.ts';
import { sendMails } from '../notifications/sendMails.ts';
import { sweepOrders } from '../orders/sweepOrders.ts';
import { reconcilePayments } from '../payments/reconcilePayments.ts';
import type { CommerceRuntime } from '../commerceRuntime.ts';
import { readSkusAhead } from '../catalogue/createSkuCache.ts';
import { refreshWords } from '../search/indexWords.ts';
import { runRepeatedly } from './runRepeatedly.ts';

const second = 1000;
const minute = 60 * second;
/** Products whose stock is read before the first visitor. */
const maxAhead = 5_000;

export interface Jobs {
  readonly stop: () => Promise<void>;
}

/** Cached pages and lists of every node hold results of earlier searches. */
async function showIndexed(shop: CommerceRuntime): Promise<void> {
  await incrementVersion(shop.database.handle);
  await refreshCatalogue(shop);
}

async function readStockAhead({ catalogue, readSkus, log }: CommerceRuntime): Promise<void> {
  try {
    await readSkusAhead(readSkus, bestSellerIds(await catalogue.get(), maxAhead));
  } catch (error) {
    log('error', 'The stock could not be read ahead.', { error });
  }
}

/** @param tend periodic work of single subjects, every few seconds */
export function startJobs(
  shop: CommerceRuntime,
  {
    settings,
    transport,
    tend,
  }: { settings: Settings; transport: MailTransport; tend: readonly (() => Promise<unknown>)[] },
): Jobs {
  const { database, log } = shop;
  const send = (signal: AbortSignal) => sendMails({ database, transport, settings, log, signal });
  const mails = runRepeatedly({ name: 'mails', every: 5 * second, job: send, log });
  const reconciling = runRepeatedly({
    name: 'open payments',
    every: 5 * minute,
    job: () => reconcilePayments(shop),
    log,
  });
  // A new version of the shop may split words differently from the one that built the index.
  const indexing = refreshWords(database, [])
    .then((count) => (count > 0 ? showIndexed(shop) : undefined))
    .catch((error: unknown) => log('error', 'The words could not be indexed.', { error }));
  // An embedded database serves one process; a database server may serve many.
  const shared = database.engine === 'server' ? shareEvents(database, shop) : undefined;
  const catalogue = runRepeatedly({
    name: 'catalogue index',
    every: second,
    job: shop.catalogue.refresh,
    log,
  });
  const jobs = [
    mails,
    catalogue,
    ...(shared
      ? [runRepeatedly({ name: 'events of other shops', every: second, job: shared.refresh, log })]
      : []),
    ...tend.map((job) => runRepeatedly({ name: 'content service', every: 5 * second, job, log })),
    runRepeatedly({ name: 'unpaid orders', every: 30 * second, job: () => sweepOrders(shop), log }),
    reconciling,
    runRepeatedly({
      name: 'old forms',
      every: 60 * minute,
      job: () => deleteExpiredForms(shop),
      log,
    }),
    runRepeatedly({
      name: 'old behaviour',
      every: 60 * minute,
      job: () => deleteOldBehaviour(database.handle, new Date(shop.clock())),
      log,
    }),
    runRepeatedly({ name: 'database copy', every: 60 * minute, job: () => database.dump(), log }),
  ];
  // No other process changes an embedded database, so stock that was read stays valid until this
  // shop changes it.
  const reading = shared ? undefined : readStockAhead(shop);
  // Payments and mails from while no shop ran are not delayed by an interval, nor is the first
  // visitor by the lists.
  for (const { runSoon } of [mails, reconciling, catalogue]) runSoon();
  // An order's mail is sent at once, not after the interval.
  const unsubscribe = shop.events.subscribe(({ tags }) => {
    if (tags.some((tag) => tag.startsWith('order:'))) mails.runSoon();
  });
  return {
    async stop() {
      unsubscribe();
      shared?.stop();
      await Promise.all([indexing, reading, ...jobs.map((job) => job.stop())]);
    },
  };
}
