import { Component, type ComponentType, Fragment, type ReactNode } from 'react';
import { usePageView } from '../page/pageRouter.ts';
import { BareLayout } from './layouts/BareLayout.tsx';
import { DefaultLayout } from './layouts/DefaultLayout.tsx';
import { CheckoutLayout } from './layouts/CheckoutLayout.tsx';
import { LayoutError } from './layoutError.ts';
import { PageFrame } from './PageFrame.tsx';
import { RouteError } from './RouteError.tsx';
import { type LayoutName, layoutOf } from './routeModules.ts';

const layouts: Readonly<Record<LayoutName, ComponentType<{ readonly children: ReactNode }>>> = {
  default: DefaultLayout,
  checkout: CheckoutLayout,
  bare: BareLayout,
};

interface BoundaryProps {
  /** Changes with the page: another address is another attempt. */
  readonly pageKey: string;
  readonly children: ReactNode;
}

/** A screen that throws while rendering is replaced by an error page within the shop. */
class ScreenBoundary extends Component<
  BoundaryProps,
  { readonly pageKey: string; readonly error?: unknown }
> {
  override state: { readonly pageKey: string; readonly error?: unknown } = {
    pageKey: this.props.pageKey,
  };

  static getDerivedStateFromError(error: unknown) {
    return { error };
  }

  static getDerivedStateFromProps({ pageKey }: BoundaryProps, state: { readonly pageKey: string }) {
    return pageKey === state.pageKey ? null : { pageKey, error: undefined };
  }

  override render() {
    const { error } = this.state;
    return error === undefined ? this.props.children : <RouteError error={error} />;
  }
}

/** The page at the address, in its layout. */
export function Pages() {
  const { page, error, location } = usePageView();
  const Layout = layouts[error instanceof LayoutError ? 'bare' : layoutOf(page?.name)];
  return (
    <PageFrame>
      <Layout>
        {error !== undefined && <RouteError error={error} />}
        {error === undefined && page && (
          <ScreenBoundary pageKey={location.pathname + location.search}>
            <Fragment key={page.name}>{page.draw()}</Fragment>
          </ScreenBoundary>
        )}
      </Layout>
    </PageFrame>
  );
}
