import { QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { GlobalStyle } from '@solvik/design-system';
import { type Services, ServicesProvider } from '../page/services.ts';

/** The providers around every page, on the server and in the browser. */
export function PageShell({
  services,
  children,
}: {
  readonly services: Services;
  readonly children: ReactNode;
}) {
  return (
    <ServicesProvider value={services}>
      <QueryClientProvider client={services.queryClient}>
        <GlobalStyle />
        {children}
      </QueryClientProvider>
    </ServicesProvider>
  );
}
