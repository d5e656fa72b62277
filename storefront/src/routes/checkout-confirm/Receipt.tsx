import { type Fact, FactList, Heading, PrintOnly, Stack } from '@solvik/design-system';
import { markets, sellers } from '@solvik/shop';
import { formatMoney, numberFormat } from '@solvik/shop-rules';
import type { GetOrderPublicQuery } from '../../data-api/generated/operations.ts';
import { present } from '../../data-api/present.ts';
import { useServices } from '../../page/services.ts';

type Order = NonNullable<GetOrderPublicQuery['getOrderPublic']>;

/** What a receipt must have beside the order: the seller, how to reach them, and VAT by its rate. */
export function Receipt({ order }: { readonly order: Order }) {
  const { text, site } = useServices();
  const seller = sellers[site.channelId];
  const exact = markets[site.marketId].vatRate / 10;
  const vats = present(order.cart?.summary?.vats).map(({ rate, amount }, at): Fact => ({
    id: `vat ${String(at)}`,
    term: text('confirm.vatRate', {
      // The Data API rounds it: Finland's 25.5 is 26 there.
      percent: numberFormat(site.languageId, {}).format(rate === Math.round(exact) ? exact : rate),
    }),
    details: formatMoney(amount, site.currency),
  }));
  const facts: readonly Fact[] = [
    {
      id: 'seller',
      term: text('confirm.seller'),
      details: (
        <>
          {seller.name}
          <br />
          {text('confirm.sellerNumber', { number: seller.number })}
          <br />
          {seller.address}
        </>
      ),
    },
    {
      id: 'contact',
      term: text('confirm.contact'),
      details: (
        <>
          {seller.email}
          <br />
          {seller.phone}
        </>
      ),
    },
    ...vats,
  ];
  return (
    <PrintOnly>
      <Stack gap="16">
        <Heading level={2} size="title">
          {text('confirm.receipt')}
        </Heading>
        <FactList facts={facts} />
      </Stack>
    </PrintOnly>
  );
}
