import type { LinkProps } from '@solvik/design-system';
import { Link as Routed } from 'react-router-dom';

const isInside = (href: string) => href.startsWith('/') && !href.startsWith('//') && !/^\/(images|graphql|payments|sitemap\.xml)/.test(href);

/** The design system's links, followed by the router where they stay within this front. Paths are without market prefix. */
export function RouterLink({ href, target, ...native }: LinkProps) {
  if (href === undefined || target === '_blank' || !isInside(href)) {
    // The words are the caller's children, among the native props.
    // oxlint-disable-next-line jsx-a11y/anchor-has-content
    return <a {...native} href={href} target={target} rel={target === '_blank' ? 'noopener' : native.rel} />;
  }
  return <Routed {...native} to={href} viewTransition />;
}
