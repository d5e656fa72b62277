import { Component, type ComponentType, type ReactNode } from 'react';
import { usePageView } from '../page/pageRouter.ts';
import { BareLayout } from './layouts/BareLayout.tsx';
import { DefaultLayout } from './layouts/DefaultLayout.tsx';
import { UndistractedLayout } from './layouts/UndistractedLayout.tsx';
import { LayoutError } from './loadPage.ts';
import { PageFrame } from './PageFrame.tsx';
import { RouteError } from './RouteError.tsx';
import { type LayoutName, layoutOf } from './routeModules.ts';

const layouts: Readonly<Record<LayoutName, ComponentType<{ readonly children: ReactNode }>>> = {
  default: DefaultLayout,
  undistracted: UndistractedLayout,
  bare: BareLayout,
};

interface BoundaryProps {
  /** Changes with the page: another address is another try. */
  readonly pageKey: string;
  readonly children: ReactNode;
}

/** A screen that breaks while it is rendered leaves an error page in its place, with the shop around it. */
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
  const Screen = page?.route.Screen;
  return (
    <PageFrame>
      <Layout>
        {error !== undefined && <RouteError error={error} />}
        {error === undefined && Screen && (
          <ScreenBoundary pageKey={location.pathname + location.search}>
            <Screen key={page.name} criteria={page.criteria} />
          </ScreenBoundary>
        )}
      </Layout>
    </PageFrame>
  );
}
