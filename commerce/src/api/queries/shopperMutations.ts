/** Newsletter and stock notifications: visitors sign up with an address. */
import { subscribeBackInStock } from '../../stock/subscribeBackInStock.ts';
import { subscribe } from '../../newsletter/subscribe.ts';
import { builder } from '../builder.ts';
import { scopeArguments } from '../scopeArguments.ts';
import { present } from '../present.ts';

builder.mutationFields((t) => ({
  subscribeToNewsletter: t.boolean({
    args: {
      ...scopeArguments(t.arg),
      email: t.arg.string({ required: true }),
      tags: t.arg.stringList({ required: { list: false, items: false } }),
    },
    resolve: async (_, args, context) => {
      const { scope } = await context.reader(args);
      return subscribe(context.shop.database, {
        email: args.email,
        tags: present(args.tags),
        scope,
      });
    },
  }),
  monitorProductAvailability: t.boolean({
    args: {
      ...scopeArguments(t.arg),
      email: t.arg.string({ required: true }),
      skuId: t.arg.int({ required: true }),
    },
    resolve: async (_, args, context) => {
      const { scope } = await context.reader(args);
      return subscribeBackInStock(context.shop.database, {
        email: args.email,
        skuId: args.skuId,
        scope,
      });
    },
  }),
}));
