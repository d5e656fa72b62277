import { writeAddress } from '@solvik/addresses';
import { BelowDesktop, CheckoutHeader, FromDesktop, SkipLink, Wordmark } from '@solvik/design-system';
import { Outlet } from 'react-router-dom';
import { PageFrame } from '../PageFrame.tsx';
import { useServices } from '../services.ts';

/** Nothing that leads away from paying but the shop's own name. */
export function UndistractedLayout() {
  const { text, site } = useServices();
  return (
    <PageFrame>
      <SkipLink href="#main">{text('skip.toContent')}</SkipLink>
      <CheckoutHeader
        logo={
          <Wordmark href={writeAddress('home', site.locale)} aria-label={text('header.home')}>
            Solvik
          </Wordmark>
        }
        aside={
          <>
            <FromDesktop>{text('checkout.secure')}</FromDesktop>
            <BelowDesktop>{text('checkout.secureShort')}</BelowDesktop>
          </>
        }
      />
      <main id="main" tabIndex={-1}>
        <Outlet />
      </main>
    </PageFrame>
  );
}
