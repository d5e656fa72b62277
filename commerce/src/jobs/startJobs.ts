/** What the shop does by itself: mails, unpaid orders, open payments, a copy of the embedded database. */
import type { Settings } from '../config/settings.ts';
import type { MailTransport } from '../mail/mailTransport.ts';
import { sendMails } from '../mail/sendMails.ts';
import { sweepOrders } from '../orders/sweepOrders.ts';
import { reconcilePayments } from '../payments/reconcilePayments.ts';
import type { Shop } from '../shop.ts';
import { runRepeatedly } from './runRepeatedly.ts';

const second = 1000;
const minute = 60 * second;

export interface Jobs {
  readonly stop: () => Promise<void>;
}

export function startJobs(shop: Shop, { settings, transport }: { settings: Settings; transport: MailTransport }): Jobs {
  const { database, log } = shop;
  const mails = runRepeatedly({ name: 'mails', every: 5 * second, job: () => sendMails({ database, transport, settings, log }), log });
  const jobs = [
    mails,
    runRepeatedly({ name: 'unpaid orders', every: 30 * second, job: () => sweepOrders(shop), log }),
    runRepeatedly({ name: 'open payments', every: 5 * minute, job: () => reconcilePayments(shop), log }),
    runRepeatedly({ name: 'database copy', every: 60 * minute, job: () => database.dump(), log }),
  ];
  // An order's mail goes out with the order, not with the next round.
  const unsubscribe = shop.events.subscribe(({ tags }) => {
    if (tags.some((tag) => tag.startsWith('order:'))) mails.runSoon();
  });
  return {
    async stop() {
      unsubscribe();
      await Promise.all(jobs.map((job) => job.stop()));
    },
  };
}
