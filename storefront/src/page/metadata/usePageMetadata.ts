import { useEffect, useState } from 'react';
import { usePageView } from '../pageRouter.ts';
import { useServices } from '../services.ts';
import { applyHeadTags } from './applyHeadTags.ts';
import { headTags } from './headTags.ts';
import { metaOf } from './metaOf.ts';

/**
 * Updates title and metadata after a navigation. Used above the layouts: remounted with them, it
 * would take each page for the server's own.
 */
export function usePageMetadata(): void {
  const services = useServices();
  const { page } = usePageView();
  const [first] = useState(page);
  useEffect(() => {
    // A page that failed to load has no metadata; its error page has.
    if (page === undefined || page === first) return;
    applyHeadTags(headTags(metaOf(services, page), services.site, services.sites));
  }, [page, first, services]);
}
