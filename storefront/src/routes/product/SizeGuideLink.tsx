import { shopPages, writeAddress } from '@solvik/addresses';
import { TextLink } from '@solvik/design-system';
import { lazy, type MouseEvent, useRef } from 'react';
import { hasPart } from '../../page/panelHash.ts';
import { useServices } from '../../page/services.ts';
import { useOpenedEntry } from '../../page/useOpenedEntry.ts';
import { widgetAreaQuery } from '../../features/content/contentQueries.ts';
import { useContentPanel } from '../../interface/contentPanel.ts';
import { isPlainClick } from '../../interface/isPlainClick.ts';
import { loadWithMessages } from '../../languages/loadMessages.ts';
import type { SizeGuideProps } from './SizeGuide.tsx';

const load = () => loadWithMessages(['sizeGuide'], () => import('./SizeGuide.tsx'));
const SizeGuide = lazy(load);
/** Its part of an address's hash. */
const part = 'size-guide';

/**
 * A link to the size guide: as an overlay with an address of its own, so that no choice is lost; to
 * its own page in another tab and without scripts.
 */
export function SizeGuideLink(props: SizeGuideProps) {
  const { text, site, dataApi, queryClient } = useServices();
  const open = useContentPanel((panel) => panel.open);
  const link = useRef<HTMLAnchorElement>(null);
  const title = text('product.sizeGuide');
  const selector = { alias: shopPages[site.locale].sizeGuide };
  /** Its content is requested once the link is hovered or focused. */
  const prepare = () => {
    void load().catch(() => undefined);
    void queryClient.prefetchQuery(widgetAreaQuery(dataApi, selector));
  };
  const openPanel = () =>
    open({
      part,
      title: props.product.brand ? `${title}, ${props.product.brand}` : title,
      component: SizeGuide,
      props,
      isWide: true,
    });
  useOpenedEntry(({ hash }) => {
    if (!hasPart(hash, part)) return;
    // What has the focus gets it again when the panel closes.
    if (document.activeElement === document.body) link.current?.focus({ preventScroll: true });
    openPanel();
  });
  const onClick = (event: MouseEvent) => {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    openPanel();
  };
  return (
    <TextLink
      ref={link}
      href={writeAddress('page', site.locale, selector)}
      aria-haspopup="dialog"
      onPointerEnter={prepare}
      onFocus={prepare}
      onClick={onClick}
    >
      {title}
    </TextLink>
  );
}
