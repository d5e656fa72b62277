import type { MediaPicture, MediaUses } from '@solvik/content-schema/editing';
import { Button, Inline, Notice, Stack, Text } from '@solvik/design-system';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { mediaKey, type MediaTools } from './mediaTools.ts';
import { describeMediaRefusal } from './describeMediaRefusal.ts';

interface RemovePictureProps {
  readonly tools: MediaTools;
  readonly picture: MediaPicture;
  readonly used: MediaUses;
  readonly onRemoved: () => void;
}

/** Removes a picture from the library, after a confirmation that explains the consequences. */
export function RemovePicture({
  tools: { api, text },
  picture: { file, name },
  used: { uses, elsewhere },
  onRemoved,
}: RemovePictureProps) {
  const queryClient = useQueryClient();
  const [isAsking, setAsking] = useState(false);
  const [refused, setRefused] = useState<string>();
  const remove = async () => {
    const response = await api.remove(file);
    setAsking(false);
    if (response.kind === 'done') onRemoved();
    else setRefused(describeMediaRefusal(response, text));
    await queryClient.invalidateQueries({ queryKey: mediaKey });
  };
  if (uses.length + elsewhere > 0) return <Text tone="muted">{text('media.refused.in-use')}</Text>;
  return (
    <Stack gap="12">
      {refused !== undefined && <Notice tone="error">{refused}</Notice>}
      {isAsking ? (
        <>
          <Text role="alert">{text('media.removeAsk', { name })}</Text>
          <Inline gap="8">
            <Button size="small" onClick={() => void remove()}>
              {text('media.removeDo')}
            </Button>
            <Button emphasis="outlined" size="small" onClick={() => setAsking(false)}>
              {text('media.removeNot')}
            </Button>
          </Inline>
        </>
      ) : (
        <div>
          <Button emphasis="outlined" size="small" onClick={() => setAsking(true)}>
            {text('media.remove')}
          </Button>
        </div>
      )}
    </Stack>
  );
}
