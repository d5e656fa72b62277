import { shopName } from '@solvik/shop';
import { writeAddress } from '@solvik/addresses';
import {
  BelowDesktop,
  CheckoutHeader,
  FromDesktop,
  SkipLink,
  Wordmark,
} from '@solvik/design-system';
import type { ReactNode } from 'react';
import { AfterUse } from './AfterUse.tsx';
import { useServices } from '../../page/services.ts';

/** No links that lead away from paying except the shop's own name. */
export function CheckoutLayout({ children }: { readonly children: ReactNode }) {
  const { text, site } = useServices();
  return (
    <>
      <SkipLink href="#main">{text('skip.toContent')}</SkipLink>
      <AfterUse hasQuestion={false} />
      <CheckoutHeader
        logo={
          <Wordmark href={writeAddress('home', site.locale)} aria-label={text('header.home')}>
            {shopName}
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
