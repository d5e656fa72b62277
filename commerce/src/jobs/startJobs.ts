/** What the shop does by itself: mails, unpaid orders, open payments, scheduled content, a copy of the embedded database. */
import { showCatalogue } from '../catalogue/bringCatalogue.ts';
import { bestSellers } from '../catalogue/productRows.ts';
import { raiseVersion } from '../catalogue/raiseVersion.ts';
import type { Settings } from '../config/settings.ts';
import type { MailTransport } from '../mail/mailTransport.ts';
import { shareEvents } from '../events/shareEvents.ts';
import { forgetForms } from '../forms/receiveForm.ts';
import { sendMails } from '../mail/sendMails.ts';
import { sweepOrders } from '../orders/sweepOrders.ts';
import { reconcilePayments } from '../payments/reconcilePayments.ts';
import type { Shop } from '../shop.ts';
import { readSkusAhead } from '../stock/keepSkus.ts';
import { refreshWords } from '../search/indexWords.ts';
import { runRepeatedly } from './runRepeatedly.ts';

const second = 1000;
const minute = 60 * second;
/** Products whose stock is read before anybody visits them. */
const mostAhead = 5_000;

export interface Jobs {
  readonly stop: () => Promise<void>;
}

/** Searches that were answered before stand in pages and lists of every node. */
async function showIndexed(shop: Shop): Promise<void> {
  await raiseVersion(shop.database.handle);
  showCatalogue(shop);
}

async function readStockAhead({ catalogue, readSkus, log }: Shop): Promise<void> {
  try {
    const best = bestSellers(await catalogue.get(), mostAhead);
    await readSkusAhead(
      readSkus,
      best.map(({ id }) => id),
    );
  } catch (error) {
    log('error', 'The stock could not be read ahead.', { error });
  }
}

/** @param tend what subjects look after by themselves, every few seconds */
export function startJobs(
  shop: Shop,
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
  // A new version of the shop may read words otherwise than the one that indexed them.
  const indexing = refreshWords(database, [])
    .then((count) => (count > 0 ? showIndexed(shop) : undefined))
    .catch((error: unknown) => log('error', 'The words could not be indexed.', { error }));
  // An embedded database has one shop; a server may have many.
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
      ? [runRepeatedly({ name: 'events of other shops', every: second, job: shared.look, log })]
      : []),
    ...tend.map((job) => runRepeatedly({ name: 'content desk', every: 5 * second, job, log })),
    runRepeatedly({ name: 'unpaid orders', every: 30 * second, job: () => sweepOrders(shop), log }),
    reconciling,
    runRepeatedly({ name: 'old forms', every: 60 * minute, job: () => forgetForms(shop), log }),
    runRepeatedly({ name: 'database copy', every: 60 * minute, job: () => database.dump(), log }),
  ];
  // Nobody else changes an embedded database: what is read of its stock stays true until this shop changes it.
  const reading = shared ? undefined : readStockAhead(shop);
  // What was paid and written while no shop ran does not wait for a round, nor does the first visitor for the lists.
  for (const { runSoon } of [mails, reconciling, catalogue]) runSoon();
  // An order's mail goes out with the order, not with the next round; another shop's catalogue is seen at once.
  const unsubscribe = shop.events.subscribe(({ tags }) => {
    if (tags.some((tag) => tag.startsWith('order:'))) mails.runSoon();
    if (tags.includes('catalogue')) shop.catalogue.drop();
  });
  return {
    async stop() {
      unsubscribe();
      shared?.stop();
      await Promise.all([indexing, reading, ...jobs.map((job) => job.stop())]);
    },
  };
}
