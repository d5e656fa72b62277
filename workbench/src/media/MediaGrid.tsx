import { languages, type MediaPicture, findMediaDenial } from '@solvik/content-schema/editing';
import {
  Button,
  EmptyState,
  FileDrop,
  Inline,
  Notice,
  Spinner,
  Stack,
  Text,
  TextField,
} from '@solvik/design-system';
import { PictureChoice } from '../components/PictureChoice/PictureChoice.tsx';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useDeferredValue, useState } from 'react';
import { mediaKey, type MediaTools } from './mediaTools.ts';
import { uploadLimits, useUploads } from './useUploads.ts';

interface MediaGridProps {
  readonly tools: MediaTools;
  readonly chosen: string | undefined;
  readonly onChoose: (picture: MediaPicture) => void;
}

const optionOf = (
  { file, name, alt, focalPoint }: MediaPicture,
  { text, pictureOf }: MediaTools,
) => ({
  id: file,
  label: name,
  image: { ...pictureOf(file, { sizes: '160px' }), focalPoint },
  note: languages.every((language) => alt[language] !== undefined)
    ? undefined
    : text('media.noAlt'),
});

/** The library's pictures: uploaded, searched, chosen. */
export function MediaGrid({ tools, chosen, onChoose }: MediaGridProps) {
  const { api, text, session } = tools;
  const [words, setWords] = useState('');
  const [page, setPage] = useState(1);
  const query = useDeferredValue(words.trim());
  const { data, isPlaceholderData, refetch } = useQuery({
    queryKey: [...mediaKey, 'list', query, page],
    queryFn: () => api.list({ words: query, page }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
  const uploads = useUploads(tools, onChoose);
  const found = data?.kind === 'media' ? data : undefined;
  const mayUpload =
    session !== undefined && findMediaDenial(session.editor, 'upload') === undefined;
  return (
    <Stack gap="24">
      {mayUpload && (
        <FileDrop
          {...uploadLimits}
          multiple
          label={text('media.add')}
          prompt={text('media.prompt')}
          hint={text('media.addHint')}
          files={uploads.rows}
          onAdd={uploads.add}
          onRemove={uploads.remove}
          removeLabel={(name) => text('media.dismiss', { name })}
          progressLabel={(name) => text('media.sending', { name })}
        />
      )}
      <TextField
        type="search"
        label={text('media.search')}
        value={words}
        onChange={({ currentTarget }) => {
          setWords(currentTarget.value);
          setPage(1);
        }}
      />
      {!data && <Spinner label={text('media.loading')} />}
      {data && !found && (
        <Notice tone="error">
          <Stack gap="12">
            {text('media.failed')}
            <div>
              <Button emphasis="outlined" size="small" onClick={() => void refetch()}>
                {text('media.again')}
              </Button>
            </div>
          </Stack>
        </Notice>
      )}
      {found && (
        <>
          <Text tone="muted" role="status">
            {text('media.count', { count: found.total })}
          </Text>
          {found.total === 0 && !isPlaceholderData && (
            <EmptyState
              title={text(query === '' ? 'media.empty' : 'media.nothing')}
              headingLevel={2}
            />
          )}
          {found.pictures.length > 0 && (
            <PictureChoice
              legend={text('media.title')}
              options={found.pictures.map((picture) => optionOf(picture, tools))}
              value={chosen}
              onValueChange={(file) => {
                const picture = found.pictures.find((each) => each.file === file);
                if (picture) onChoose(picture);
              }}
            />
          )}
          {found.pages > 1 && (
            <Inline gap="12">
              <Button
                emphasis="outlined"
                size="small"
                disabled={page <= 1}
                onClick={() => setPage(page - 1)}
              >
                {text('media.newer')}
              </Button>
              <Text as="span">{text('media.page', { page, pages: found.pages })}</Text>
              <Button
                emphasis="outlined"
                size="small"
                disabled={page >= found.pages}
                onClick={() => setPage(page + 1)}
              >
                {text('media.older')}
              </Button>
            </Inline>
          )}
        </>
      )}
    </Stack>
  );
}
