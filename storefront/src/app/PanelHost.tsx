import { Spinner } from '@solvik/design-system';
import { ContentPanel } from '@solvik/design-system/content-panel';
import { Suspense, useCallback, useEffect, useState } from 'react';
import { useLocation } from '../page/pageRouter.ts';
import { useContentPanel } from '../interface/contentPanel.ts';
import { PanelPartsContext } from '../interface/panelParts.tsx';
import { useServices } from '../page/services.ts';
import { usePanelAddress } from '../page/usePanelAddress.ts';

/** Renders the content panel of the page. Following a link or going back closes it. */
export default function PanelHost() {
  const { text } = useServices();
  const { isOpen, content, close } = useContentPanel();
  const { pathname } = useLocation();
  useEffect(() => close, [pathname, close]);
  const leave = usePanelAddress({ isOpen, part: content?.part, close });
  const [hasFoot, setHasFoot] = useState(false);
  const [foot, setFoot] = useState<HTMLElement | null>(null);
  const addFoot = useCallback(() => {
    setHasFoot(true);
    return () => setHasFoot(false);
  }, []);
  if (!content) return null;
  const { title, body, hasOverlay, isAtBottom, isWide } = content;
  return (
    <ContentPanel
      isOpen={isOpen}
      onClose={leave}
      title={title}
      closeLabel={text('close')}
      hasOverlay={hasOverlay}
      isAtBottom={isAtBottom}
      isWide={isWide}
      footer={hasFoot && <div ref={setFoot} />}
    >
      <PanelPartsContext value={{ foot, addFoot, leave }}>
        <Suspense fallback={<Spinner />}>{body}</Suspense>
      </PanelPartsContext>
    </ContentPanel>
  );
}
