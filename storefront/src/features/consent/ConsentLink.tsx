import { Box, Container, ScreenOnly, TextButton } from '@solvik/design-system';
import { useText } from '../../page/services.ts';
import { consentRequest } from './consentRequest.ts';

/** At the end of every page: consent is as easy to withdraw as to give. */
export default function ConsentLink() {
  const text = useText();
  return (
    <ScreenOnly>
      <Container as="section" aria-label={text('consent.change')}>
        <Box paddingEnd="24">
          <TextButton onClick={consentRequest.open}>{text('consent.change')}</TextButton>
        </Box>
      </Container>
    </ScreenOnly>
  );
}
