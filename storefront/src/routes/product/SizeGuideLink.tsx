import { shopPages, writeAddress } from '@solvik/addresses';
import { TextLink } from '@solvik/design-system';
import { lazy, type MouseEvent, Suspense, useState } from 'react';
import { useServices } from '../../app/services.ts';

const SizeGuideDrawer = lazy(() => import('./SizeGuideDrawer.tsx'));

/** To the size guide: over the page, so that nothing chosen is lost; a link to its own page in another tab and without scripts. */
export function SizeGuideLink() {
  const { text, site } = useServices();
  const [isOpen, setOpen] = useState(false);
  const [wasOpened, setOpened] = useState(false);
  const open = (event: MouseEvent) => {
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    setOpened(true);
    setOpen(true);
  };
  return (
    <>
      <TextLink href={writeAddress('page', site.locale, { alias: shopPages[site.locale].sizeGuide })} aria-haspopup="dialog" onClick={open}>
        {text('product.sizeGuide')}
      </TextLink>
      {wasOpened && (
        <Suspense fallback={null}>
          <SizeGuideDrawer isOpen={isOpen} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
