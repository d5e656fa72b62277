import type { LinkProps } from '@solvik/design-system';
import { useServices } from '../page/services.ts';

/**
 * The design system's links with the market's prefix; followed by a listener on the document
 * (followLinks).
 */
export function SiteLink({ href, target, ...native }: LinkProps) {
  const { basename } = useServices().site;
  const isInside =
    href?.startsWith('/') &&
    !href.startsWith('//') &&
    !/^\/(images|graphql|payments|sitemap\.xml)/.test(href);
  return (
    // The text is the caller's children, among the native props.
    // oxlint-disable-next-line jsx-a11y/anchor-has-content
    <a
      {...native}
      href={isInside ? basename + href : href}
      target={target}
      rel={target === '_blank' ? 'noopener' : native.rel}
    />
  );
}
