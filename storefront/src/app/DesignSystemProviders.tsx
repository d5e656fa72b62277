import { LinkProvider, hyphenationOf, HyphenationProvider } from '@solvik/design-system';
import type { ReactNode } from 'react';
import type { Services } from '../page/services.ts';
import { SiteLink } from './SiteLink.tsx';

interface DesignSystemProvidersProps extends Pick<Services, 'site'> {
  readonly children: ReactNode;
}

/** The context of the design system's parts, on a page and in isolation. */
export function DesignSystemProviders({ site, children }: DesignSystemProvidersProps) {
  return (
    <HyphenationProvider hyphenate={hyphenationOf(site.locale)}>
      <LinkProvider link={SiteLink}>{children}</LinkProvider>
    </HyphenationProvider>
  );
}
