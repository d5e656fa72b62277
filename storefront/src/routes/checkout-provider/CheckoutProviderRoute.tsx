import { writeAddress } from '@solvik/addresses';
import { ButtonLink, Container, ErrorPage, Text } from '@solvik/design-system';
import { defineRoute } from '../../app/defineRoute.ts';
import { notFound } from '../../app/httpAnswers.ts';
import { useServices } from '../../app/services.ts';

const providers = ['sandbox', 'stripe'];
const reasons = ['declined', 'cancelled', 'soldOut'] as const;
type Reason = (typeof reasons)[number];

function CheckoutProviderScreen({ criteria }: { readonly criteria: unknown }) {
  const { reason } = criteria as { readonly reason: Reason };
  const { text, site } = useServices();
  const isSoldOut = reason === 'soldOut';
  const wayOn = (
    <ButtonLink href={writeAddress(isSoldOut ? 'cart' : 'checkout', site.locale)}>
      {text(isSoldOut ? 'provider.toCart' : 'provider.again')}
    </ButtonLink>
  );
  return (
    <Container room="message">
      <ErrorPage title={text(`provider.title.${reason}`)} actions={wayOn}>
        <Text size="lead">{text(`provider.text.${reason}`)}</Text>
      </ErrorPage>
    </Container>
  );
}

/** Where a payment that did not come through leads: /checkout/{provider}, the reason in `?reason=`. */
export const route = defineRoute<{ readonly reason: Reason }>({
  load: async (_services, { params, url }) => {
    const reason = reasons.find((known) => known === url.searchParams.get('reason'));
    if (!reason || !providers.includes(params['provider'] ?? '')) notFound();
    return { reason };
  },
  meta: ({ text }, { reason }) => ({
    title: text(`provider.title.${reason}`),
    description: text(`provider.text.${reason}`),
    isHiddenFromSearch: true,
  }),
  Screen: CheckoutProviderScreen,
  isPersonal: true,
});
