import { Spinner, Stack, Text, TextButton } from '@solvik/design-system';
import { useServices } from '../../page/services.ts';
import type { useCart } from './useCart.ts';

/** A cart that is loading, or could not be loaded. */
export function CartPending({
  isLoading,
  hasFailed,
  retry,
}: Pick<ReturnType<typeof useCart>, 'isLoading' | 'hasFailed' | 'retry'>) {
  const { text } = useServices();
  if (hasFailed)
    return (
      <Stack gap="16" align="start">
        <Text>{text('cart.failed')}</Text>
        <TextButton onClick={() => void retry()}>{text('error.retry')}</TextButton>
      </Stack>
    );
  return (
    isLoading && (
      <p>
        <Spinner /> {text('cart.loading')}
      </p>
    )
  );
}
