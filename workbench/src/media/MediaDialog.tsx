import type { MediaPicture } from '@solvik/content-schema/editing';
import { Button, Columns, Dialog, Text } from '@solvik/design-system';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { PictureDetailsPanel } from './PictureDetailsPanel.tsx';
import { MediaGrid } from './MediaGrid.tsx';
import { mediaKey, type MediaTools } from './mediaTools.ts';
import { PictureDetails } from './PictureDetails.tsx';

interface MediaDialogProps {
  readonly tools: MediaTools;
  /** The file in use. */
  readonly current: string | undefined;
  readonly onClose: () => void;
  readonly onUse: (picture: MediaPicture) => void;
}

/** Chooses a picture for a field: one of the library, or a new upload. */
export function MediaDialog({ tools, current, onClose, onUse }: MediaDialogProps) {
  const { api, text, goTo } = tools;
  const [picked, setPicked] = useState<MediaPicture>();
  const query = useQuery({
    queryKey: [...mediaKey, 'uses', current],
    queryFn: () => api.read(current ?? ''),
    enabled: current !== undefined,
    staleTime: 0,
  });
  const chosen = picked ?? (query.data?.kind === 'picture' ? query.data.picture : undefined);
  // The dialog does not cover the page that is opened.
  const own: MediaTools = {
    ...tools,
    goTo: (content, widgetId) => {
      onClose();
      goTo(content, widgetId);
    },
  };
  const use = (
    <Button disabled={!chosen} onClick={() => chosen && onUse(chosen)}>
      {text('media.use')}
    </Button>
  );
  return (
    <Dialog
      isOpen
      width="wide"
      onClose={onClose}
      title={text('media.choose')}
      closeLabel={text('media.close')}
      footer={use}
    >
      <Columns split="halves">
        <MediaGrid tools={own} chosen={chosen?.file} onChoose={setPicked} />
        <PictureDetailsPanel
          text={text}
          isOpen={picked !== undefined}
          onClose={() => setPicked(undefined)}
          footer={use}
        >
          {chosen ? (
            <PictureDetails
              key={chosen.file}
              tools={own}
              picture={chosen}
              onChange={setPicked}
              onRemoved={() => setPicked(undefined)}
            />
          ) : (
            <Text tone="muted">{text('media.pick')}</Text>
          )}
        </PictureDetailsPanel>
      </Columns>
    </Dialog>
  );
}
