/** The library as a room of its own: its pictures where the page stands, the chosen one's words where the fields are. */
import { Card, Text } from '@solvik/design-system';
import type { WorkbenchState } from '../useWorkbench.ts';
import { AboutPicture } from './AboutPicture.tsx';
import { MediaGrid } from './MediaGrid.tsx';
import { PictureDetails } from './PictureDetails.tsx';

export function MediaStage({
  workbench: { media, library, setLibrary },
}: {
  readonly workbench: WorkbenchState;
}) {
  return (
    <Card>
      <MediaGrid
        tools={media}
        chosen={library?.picture?.file}
        onChoose={(picture) => setLibrary({ picture })}
      />
    </Card>
  );
}

export function MediaFields({
  workbench: { text, media, library, setLibrary },
}: {
  readonly workbench: WorkbenchState;
}) {
  const picture = library?.picture;
  return (
    <AboutPicture text={text} isOpen={picture !== undefined} onClose={() => setLibrary({})}>
      {picture ? (
        <PictureDetails
          key={picture.file}
          tools={media}
          picture={picture}
          onChange={(changed) => setLibrary({ picture: changed })}
          onRemoved={() => setLibrary({})}
        />
      ) : (
        <Text tone="muted">{text('media.pick')}</Text>
      )}
    </AboutPicture>
  );
}
