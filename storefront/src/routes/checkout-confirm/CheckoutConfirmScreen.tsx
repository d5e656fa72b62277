import { writeAddress } from '@solvik/addresses';
import { Button, ButtonLink, Columns, Container, Heading, Inline, Stack, Text } from '@solvik/design-system';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { styled } from 'styled-components';
import { useServices } from '../../app/services.ts';
import type { GetOrderPublicQuery } from '../../data-api/generated/operations.ts';
import { tellTabs } from '../../device/broadcast.ts';
import { browserCookies, cookieNames } from '../../device/cookies.ts';
import { cartKey, linesOf } from '../../features/cart/cartQuery.ts';
import { formatZip } from '../../features/checkout/checkoutForm.ts';
import { publicOrderQuery } from '../../features/checkout/checkoutQueries.ts';
import { forgetCheckoutDraft } from '../../features/checkout/useCheckoutDraft.ts';
import { OrderSummary } from '../checkout/OrderSummary.tsx';

type Order = NonNullable<GetOrderPublicQuery['getOrderPublic']>;

/** The one status in which the shop still waits for the payment (contracts.md, Order status). */
const unpaid = 'pending-payment';
const askAgain = 3000;

const Facts = styled.dl`
  display: grid;
  grid-template-columns: minmax(0, 1fr) minmax(0, 2fr);
  gap: var(--space-8) var(--space-24);
  & > dt { color: var(--color-muted); }
`;

const OnScreen = styled.div`
  @media print { display: none; }
`;

/** The bought cart is done with: the next one starts empty, in every tab. */
function useForgetCart(isPlaced: boolean): void {
  const { dataApi } = useServices();
  const queryClient = useQueryClient();
  useEffect(() => {
    if (!isPlaced) return;
    browserCookies.remove(cookieNames.cart);
    queryClient.setQueryData(cartKey(dataApi), null);
    tellTabs('cart:changed', { cartId: undefined });
    forgetCheckoutDraft(dataApi.site.marketId);
  }, [isPlaced, dataApi, queryClient]);
}

function OrderFacts({ order }: { readonly order: Order }) {
  const { text, site } = useServices();
  const date = new Intl.DateTimeFormat(site.languageId, { dateStyle: 'long', timeZone: 'Europe/Stockholm' });
  const { shippingAddress } = order;
  return (
    <Facts>
      <dt>{text('confirm.orderNumber')}</dt>
      <dd>{order.id}</dd>
      {order.createdAt && (
        <>
          <dt>{text('confirm.date')}</dt>
          <dd>{date.format(new Date(order.createdAt))}</dd>
        </>
      )}
      {shippingAddress && (
        <>
          <dt>{text('confirm.deliverTo')}</dt>
          <dd>
            {`${shippingAddress.firstName} ${shippingAddress.lastName}`}
            <br />
            {shippingAddress.addressLine1}
            <br />
            {`${formatZip(shippingAddress.zip, site.country)} ${shippingAddress.city}`}
          </dd>
        </>
      )}
      {order.shippingDetails?.[0] && (
        <>
          <dt>{text('confirm.shippingWay')}</dt>
          <dd>{order.shippingDetails[0].name}</dd>
        </>
      )}
      {order.paymentDetails?.[0] && (
        <>
          <dt>{text('confirm.paymentWay')}</dt>
          <dd>{order.paymentDetails[0].displayName}</dd>
        </>
      )}
    </Facts>
  );
}

/** Thanks, what was ordered, and what happens now; it prints on a page. */
export function CheckoutConfirmScreen({ criteria }: { readonly criteria: unknown }) {
  const { orderId } = criteria as { readonly orderId: string | undefined };
  const { text, site, dataApi } = useServices();
  const { data: order } = useQuery({
    ...publicOrderQuery(dataApi, orderId ?? ''),
    enabled: orderId !== undefined,
    refetchInterval: ({ state }) => (state.data?.status === unpaid ? askAgain : false),
  });
  const isPending = order?.status === unpaid;
  useForgetCart(order !== null && order !== undefined && !isPending);
  if (!order) {
    return (
      <Container as="section">
        <Stack gap="24" align="start" style={{ paddingBlock: 'var(--layout-section)' }}>
          <Heading level={1}>{text('confirm.notFound.title')}</Heading>
          <Text size="lead">{text('confirm.notFound.text')}</Text>
          <ButtonLink href={writeAddress('home', site.locale)}>{text('error.toStart')}</ButtonLink>
        </Stack>
      </Container>
    );
  }
  return (
    <Container as="section">
      <Stack gap="40" style={{ paddingBlock: 'var(--space-48) var(--layout-section)' }}>
        <Stack gap="16">
          <Heading level={1}>{text('confirm.title', { name: order.billingAddress?.firstName ?? '' })}</Heading>
          <Text size="lead" aria-live="polite">
            {text(isPending ? 'confirm.pending' : 'confirm.leadNoMail')}
          </Text>
        </Stack>
        <Columns split="checkout">
          <Stack gap="40">
            <OrderFacts order={order} />
            <Stack gap="8">
              <Heading level={2} size="title">
                {text('confirm.whatNext')}
              </Heading>
              <Text>{text('confirm.next')}</Text>
            </Stack>
            <OnScreen>
              <Inline gap="16">
                <ButtonLink href={writeAddress('newProducts', site.locale)}>{text('confirm.continue')}</ButtonLink>
                <Button emphasis="outlined" onClick={() => window.print()}>
                  {text('confirm.print')}
                </Button>
              </Inline>
            </OnScreen>
          </Stack>
          {order.cart && linesOf(order.cart).length > 0 && <OrderSummary cart={order.cart} canChangeCode={false} totalLabel={text(isPending ? 'confirm.toPay' : 'confirm.total')} />}
        </Columns>
      </Stack>
    </Container>
  );
}
