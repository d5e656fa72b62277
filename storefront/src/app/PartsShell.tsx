import { LinkProvider, partsOfWordsIn, WordPartsProvider } from '@solvik/design-system';
import type { ReactNode } from 'react';
import type { Services } from './services.ts';
import { SiteLink } from './SiteLink.tsx';

interface PartsShellProps extends Pick<Services, 'site'> {
  readonly children: ReactNode;
}

/** What the design system's parts find around them, on a page and alone. */
export function PartsShell({ site, children }: PartsShellProps) {
  return (
    <WordPartsProvider partsOf={partsOfWordsIn(site.locale)}>
      <LinkProvider link={SiteLink}>{children}</LinkProvider>
    </WordPartsProvider>
  );
}
