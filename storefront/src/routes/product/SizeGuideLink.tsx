import { shopPages, writeAddress } from '@solvik/addresses';
import { TextLink } from '@solvik/design-system';
import { lazy, type MouseEvent } from 'react';
import { useServices } from '../../app/services.ts';
import { useContentPanel } from '../../interface/contentPanel.ts';
import { isPlainClick } from '../../interface/isPlainClick.ts';

const SizeGuide = lazy(() => import('./SizeGuide.tsx'));

/** To the size guide: over the page, so that nothing chosen is lost; a link to its own page in another tab and without scripts. */
export function SizeGuideLink() {
  const { text, site } = useServices();
  const open = useContentPanel((panel) => panel.open);
  const title = text('product.sizeGuide');
  const openPanel = (event: MouseEvent) => {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    open({ title, component: SizeGuide, props: {} });
  };
  return (
    <TextLink href={writeAddress('page', site.locale, { alias: shopPages[site.locale].sizeGuide })} aria-haspopup="dialog" onClick={openPanel}>
      {title}
    </TextLink>
  );
}
