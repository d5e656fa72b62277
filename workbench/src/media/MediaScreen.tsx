/**
 * The library as a separate screen: its pictures in place of the page, the chosen one's texts in
 * place of the fields.
 */
import { Card, Text } from '@solvik/design-system';
import type { Screens, WorkbenchWords } from '../workbenchState.ts';
import { PictureDetailsPanel } from './PictureDetailsPanel.tsx';
import { MediaGrid } from './MediaGrid.tsx';
import { PictureDetails } from './PictureDetails.tsx';

export function MediaStage({
  workbench: { media, library, setLibrary },
}: {
  readonly workbench: Screens;
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
  readonly workbench: WorkbenchWords & Screens;
}) {
  const picture = library?.picture;
  return (
    <PictureDetailsPanel text={text} isOpen={picture !== undefined} onClose={() => setLibrary({})}>
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
    </PictureDetailsPanel>
  );
}
