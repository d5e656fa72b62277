import type { LinkProps } from '@solvik/design-system';
import { Link as Routed, useLocation } from 'react-router-dom';
import { opensAtTop } from './scrollPlan.ts';
import { useServices } from './services.ts';

const isInside = (href: string) => href.startsWith('/') && !href.startsWith('//') && !/^\/(images|graphql|payments|sitemap\.xml)/.test(href);

/** The design system's links, followed by the router where they stay within this front. Paths are without market prefix. */
export function RouterLink({ href, target, ...native }: LinkProps) {
  const { site } = useServices();
  const { pathname } = useLocation();
  if (href === undefined || target === '_blank' || !isInside(href)) {
    // The words are the caller's children, among the native props.
    // oxlint-disable-next-line jsx-a11y/anchor-has-content
    return <a {...native} href={href} target={target} rel={target === '_blank' ? 'noopener' : native.rel} />;
  }
  return <Routed {...native} to={href} preventScrollReset={!opensAtTop(pathname, href, site.locale)} viewTransition />;
}
