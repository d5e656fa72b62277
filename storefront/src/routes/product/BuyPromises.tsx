import { PromiseList } from '@solvik/design-system';
import { arrivalOf, formatMoney, formatWhole, formatDay } from '@solvik/shop-rules';
import { useServices } from '../../page/services.ts';

/** The arrival, its cost, and the right to return: shown before the purchase. */
export function BuyPromises({
  price,
  canArrive,
}: {
  readonly price: number;
  /** False for what cannot be bought now: no day is promised for it. */ readonly canArrive: boolean;
}) {
  const { text, site, now } = useServices();
  const { from, to } = arrivalOf(now(), { country: site.country });
  const threshold = formatWhole(site.freeShippingFrom, site.currency);
  const promises = [
    ...(canArrive
      ? [
          text('arrival.between', {
            from: formatDay(from, site.languageId),
            to: formatDay(to, site.languageId),
          }),
        ]
      : []),
    price >= site.freeShippingFrom
      ? text('product.deliveryFree')
      : text('product.deliveryFee', {
          amount: formatMoney(site.shippingFrom, site.currency),
          threshold,
        }),
    text('product.returns'),
    text('product.guarantee'),
  ];
  return <PromiseList className="promises" promises={promises} />;
}
