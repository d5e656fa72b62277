import { writeAddress } from '@solvik/addresses';
import {
  BelowDesktop,
  CheckoutHeader,
  FromDesktop,
  SkipLink,
  Wordmark,
} from '@solvik/design-system';
import type { ReactNode } from 'react';
import { useServices } from '../services.ts';

/** Nothing that leads away from paying but the shop's own name. */
export function UndistractedLayout({ children }: { readonly children: ReactNode }) {
  const { text, site } = useServices();
  return (
    <>
      <SkipLink href="#main">{text('skip.toContent')}</SkipLink>
      <CheckoutHeader
        logo={
          <Wordmark href={writeAddress('home', site.locale)} aria-label={text('header.home')}>
            Solvik
          </Wordmark>
        }
        aside={
          <>
            <FromDesktop>{text('header.secure')}</FromDesktop>
            <BelowDesktop>{text('header.secureShort')}</BelowDesktop>
          </>
        }
      />
      <main id="main" tabIndex={-1}>
        {children}
      </main>
    </>
  );
}
