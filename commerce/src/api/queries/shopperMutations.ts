/** Newsletter and stock notification: wishes that a visitor leaves an address for. */
import { watchSku } from '../../stock/watchSku.ts';
import { subscribe } from '../../newsletter/subscribe.ts';
import { builder } from '../builder.ts';
import { placeArguments } from '../placeArguments.ts';
import { present } from '../present.ts';

builder.mutationFields((t) => ({
  subscribeToNewsletter: t.boolean({
    args: {
      ...placeArguments(t.arg),
      email: t.arg.string({ required: true }),
      tags: t.arg.stringList({ required: { list: false, items: false } }),
    },
    resolve: async (_, given, context) => {
      const { place } = await context.reader(given);
      return subscribe(context.shop.database, {
        email: given.email,
        tags: present(given.tags),
        place,
      });
    },
  }),
  monitorProductAvailability: t.boolean({
    args: {
      ...placeArguments(t.arg),
      email: t.arg.string({ required: true }),
      skuId: t.arg.int({ required: true }),
    },
    resolve: async (_, given, context) => {
      const { place } = await context.reader(given);
      return watchSku(context.shop.database, { email: given.email, skuId: given.skuId, place });
    },
  }),
}));
