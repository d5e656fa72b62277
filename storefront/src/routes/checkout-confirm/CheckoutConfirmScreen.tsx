import { writeAddress } from '@solvik/addresses';
import {
  Button,
  ButtonLink,
  Columns,
  Container,
  ErrorPage,
  type Fact,
  FactList,
  Heading,
  Inline,
  ScreenOnly,
  Stack,
  Text,
} from '@solvik/design-system';
import { dateFormat, formatPostalCode } from '@solvik/shop-rules';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useServices } from '../../page/services.ts';
import type { GetOrderPublicQuery } from '../../data-api/generated/operations.ts';
import { broadcast } from '../../device/broadcast.ts';
import { browserCookies, cookieNames } from '../../device/cookies.ts';
import { linesOf } from '../../features/cart/cart.ts';
import { cartKey } from '../../features/cart/cartQuery.ts';
import { orderArrivalQuery, publicOrderQuery } from '../../features/checkout/checkoutQueries.ts';
import { clearCheckoutDraft, storedEmail } from '../../features/checkout/useCheckoutDraft.ts';
import { arrivalText } from '../checkout/arrivalText.ts';
import { Receipt } from './Receipt.tsx';
import { usePurchase } from './usePurchase.ts';
import { OrderSummary } from '../checkout/OrderSummary.tsx';

type Order = NonNullable<GetOrderPublicQuery['getOrderPublic']>;

/**
 * Statuses of an unpaid order: the payment is pending, or was refused and may be retried
 * (contracts.md, Order status).
 */
const unpaid: readonly (string | undefined)[] = ['pending-payment', 'cancelled'];
const refetchInterval = 3000;

/**
 * The bought cart is removed: the next one starts empty, in every tab. Returns the address of the
 * mail, which the server does not disclose and the tab has stored.
 */
function useForgetCart(isPlaced: boolean): string | undefined {
  const { dataApi } = useServices();
  const queryClient = useQueryClient();
  const [email, setEmail] = useState<string>();
  useEffect(() => {
    if (!isPlaced) return;
    const storedAddress = storedEmail(dataApi.site.marketId);
    setEmail((known) => known ?? storedAddress);
    browserCookies.remove(cookieNames.cart);
    queryClient.setQueryData(cartKey(dataApi), null);
    broadcast('cart:changed', { cartId: undefined });
    clearCheckoutDraft(dataApi.site.marketId);
  }, [isPlaced, dataApi, queryClient]);
  return email;
}

/** The arrival day, counted from the payment: the same whenever the page is opened. */
function useArrival(order: Order): string | undefined {
  const { text, site, dataApi } = useServices();
  const { data } = useQuery(orderArrivalQuery(dataApi, order.publicId));
  const ordered =
    order.paymentDetails?.find((payment) => payment?.isPaid)?.paymentDate ?? order.createdAt;
  return ordered && !unpaid.includes(order.status)
    ? arrivalText(data, { text, site, ordered: new Date(ordered) })
    : undefined;
}

function OrderFacts({ order }: { readonly order: Order }) {
  const { text, site } = useServices();
  const arrival = useArrival(order);
  const date = dateFormat(site.languageId, { dateStyle: 'long', timeZone: site.timeZone });
  const { shippingAddress } = order;
  const [shipping] = order.shippingDetails ?? [];
  const [payment] = order.paymentDetails ?? [];
  const address = shippingAddress ? (
    <>
      {`${shippingAddress.firstName} ${shippingAddress.lastName}`}
      <br />
      {shippingAddress.addressLine1}
      <br />
      {`${formatPostalCode(shippingAddress.zip, site.country)} ${shippingAddress.city}`}
    </>
  ) : (
    text('confirm.addressHidden')
  );
  const facts: readonly Fact[] = [
    { id: 'number', term: text('confirm.orderNumber'), details: order.id },
    {
      id: 'date',
      term: text('confirm.date'),
      details: order.createdAt && date.format(new Date(order.createdAt)),
    },
    { id: 'address', term: text('confirm.deliverTo'), details: address },
    { id: 'shipping', term: text('confirm.deliveryOption'), details: shipping?.name },
    { id: 'arrival', term: text('confirm.arrival'), details: arrival },
    { id: 'payment', term: text('confirm.paymentOption'), details: payment?.displayName },
  ];
  return <FactList facts={facts.filter(({ details }) => Boolean(details))} />;
}

export interface ConfirmCriteria {
  /** Undefined if the address has no id, or a malformed one. */
  readonly orderId: string | undefined;
}

/** Thanks, the order, and what happens next; it prints on one page. */
export function CheckoutConfirmScreen({
  criteria: { orderId },
}: {
  readonly criteria: ConfirmCriteria;
}) {
  const { text, site, dataApi } = useServices();
  const { data: order } = useQuery({
    ...publicOrderQuery(dataApi, orderId ?? ''),
    enabled: orderId !== undefined,
    refetchInterval: ({ state }) => (unpaid.includes(state.data?.status) ? refetchInterval : false),
  });
  const isPending = unpaid.includes(order?.status);
  const isPlaced = order !== null && order !== undefined && !isPending;
  const email = useForgetCart(isPlaced);
  usePurchase(isPlaced ? order : undefined, email);
  if (!order) {
    return (
      <Container spacing="message">
        <ErrorPage
          title={text('confirm.notFound.title')}
          actions={
            <ButtonLink href={writeAddress('home', site.locale)}>
              {text('error.toStart')}
            </ButtonLink>
          }
        >
          <Text size="lead">{text('confirm.notFound.text')}</Text>
        </ErrorPage>
      </Container>
    );
  }
  if (order.status === 'cancelled') {
    return (
      <Container spacing="message">
        <ErrorPage
          title={text('provider.title.declined')}
          actions={
            <ButtonLink href={writeAddress('checkout', site.locale)}>
              {text('provider.again')}
            </ButtonLink>
          }
        >
          <Text size="lead">{text('provider.text.declined')}</Text>
        </ErrorPage>
      </Container>
    );
  }
  // The server returns the customer's data only for a while.
  const name = order.billingAddress?.firstName;
  return (
    <Container as="section" spacing="page">
      <Stack gap="40">
        <Stack gap="16">
          <Heading level={1}>
            {name ? text('confirm.title', { name }) : text('confirm.titleLater')}
          </Heading>
          <Text size="lead" aria-live="polite">
            {isPending
              ? text('confirm.pending')
              : email
                ? text('confirm.lead', { email })
                : text('confirm.leadNoMail')}
          </Text>
        </Stack>
        <Columns split="checkout">
          <Stack gap="40">
            <OrderFacts order={order} />
            <Receipt order={order} />
            <Stack gap="8">
              <Heading level={2} size="title">
                {text('confirm.whatNext')}
              </Heading>
              <Text>{text('confirm.next')}</Text>
            </Stack>
            <ScreenOnly>
              <Inline gap="16">
                <ButtonLink href={writeAddress('newProducts', site.locale)}>
                  {text('confirm.continue')}
                </ButtonLink>
                <Button emphasis="outlined" onClick={() => window.print()}>
                  {text('confirm.print')}
                </Button>
              </Inline>
            </ScreenOnly>
          </Stack>
          {order.cart && linesOf(order.cart).length > 0 && (
            <OrderSummary
              cart={order.cart}
              canChangeCode={false}
              totalLabel={text(isPending ? 'confirm.toPay' : 'confirm.total')}
            />
          )}
        </Columns>
      </Stack>
    </Container>
  );
}
