import { isSlowConnection } from '../device/isSlowConnection.ts';
import { isPlainClick } from '../interface/isPlainClick.ts';
import type { PanelEntry } from '../page/panelEntry.ts';
import type { PageRouter } from '../page/pageRouter.ts';
import { opensAtTop } from './scrollPlan.ts';
import type { Services } from '../page/services.ts';

/** Paths of this origin that are not pages of the shop. */
const elsewhere = /^\/(images|graphql|payments|api|media|assets|sitemap\.xml)(\/|\?|$)/;

function withoutPrefix(href: string, basename: string): string | undefined {
  const rest = href.startsWith(basename) ? href.slice(basename.length) : undefined;
  if (rest === undefined || rest.startsWith('/')) return rest;
  return /^([?#]|$)/.test(rest) ? `/${rest}` : undefined;
}

/**
 * The path within this site that a link targets, without market prefix; undefined for any other
 * link.
 */
function pathWithin(
  target: EventTarget | null,
  { basename }: Services['site'],
): string | undefined {
  const link = target instanceof Element ? target.closest('a') : null;
  if (!link || link.target === '_blank' || link.hasAttribute('download')) return undefined;
  const href = link.getAttribute('href');
  if (!href?.startsWith('/') || href.startsWith('//')) return undefined;
  const path = withoutPrefix(href, basename);
  return path === undefined || elsewhere.test(path) ? undefined : path;
}

/**
 * Follows links to pages of this site without reloading the document; the router is loaded once
 * one is likely to be followed, and on a slow connection once one is.
 */
export function followLinks(
  document: Document,
  { router, site }: { readonly router: PageRouter; readonly site: Services['site'] },
): () => void {
  const prepare = ({ target }: Event) => {
    if (pathWithin(target, site) !== undefined && !isSlowConnection()) router.prepare();
  };
  const follow = (event: MouseEvent) => {
    const path =
      event.defaultPrevented || !isPlainClick(event) ? undefined : pathWithin(event.target, site);
    if (path === undefined) return;
    event.preventDefault();
    const { location } = router.view();
    // A click on a link to the current page adds no history entry.
    const replace =
      (location.state as PanelEntry | null)?.isReplacedByLinks ||
      path === location.pathname + location.search + location.hash;
    void router.navigate(path, {
      replace,
      viewTransition: true,
      preventScrollReset: !opensAtTop(location.pathname, path, site.locale),
    });
  };
  const likely = ['pointerover', 'touchstart', 'focusin'] as const;
  for (const type of likely) document.addEventListener(type, prepare, { passive: true });
  document.addEventListener('click', follow);
  return () => {
    for (const type of likely) document.removeEventListener(type, prepare);
    document.removeEventListener('click', follow);
  };
}
