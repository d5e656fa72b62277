import { writeAddress } from '@solvik/addresses';
import { ButtonLink, Container, ErrorPage, Text } from '@solvik/design-system';
import { defineRoute } from '../../page/defineRoute.ts';
import { notFound } from '../../page/httpErrors.ts';
import { useServices } from '../../page/services.ts';

const providers = ['sandbox', 'stripe'];
const reasons = ['declined', 'cancelled', 'soldOut'] as const;
type Reason = (typeof reasons)[number];

interface ProviderCriteria {
  readonly reason: Reason;
}

function CheckoutProviderScreen({ criteria: { reason } }: { readonly criteria: ProviderCriteria }) {
  const { text, site } = useServices();
  const isSoldOut = reason === 'soldOut';
  const nextStep = (
    <ButtonLink href={writeAddress(isSoldOut ? 'cart' : 'checkout', site.locale)}>
      {text(isSoldOut ? 'provider.toCart' : 'provider.again')}
    </ButtonLink>
  );
  return (
    <Container spacing="message">
      <ErrorPage title={text(`provider.title.${reason}`)} actions={nextStep}>
        <Text size="lead">{text(`provider.text.${reason}`)}</Text>
      </ErrorPage>
    </Container>
  );
}

/** The return page of a failed payment: /checkout/{provider}, the reason in `?reason=`. */
export const route = defineRoute<ProviderCriteria>({
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
