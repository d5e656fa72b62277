import type { PointValue } from '@solvik/content-schema';
import {
  type ByLanguage,
  languages,
  type MediaPicture,
  findMediaDenial,
} from '@solvik/content-schema/editing';
import { Button, Heading, Notice, Spinner, Stack, Text } from '@solvik/design-system';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { AltField } from './AltField.tsx';
import { FocalField } from './FocalField.tsx';
import { mediaKey, type MediaTools } from './mediaTools.ts';
import { MediaUses } from './MediaUses.tsx';
import { RemovePicture } from './RemovePicture.tsx';
import { describeMediaRefusal } from './describeMediaRefusal.ts';

interface PictureDetailsProps {
  readonly tools: MediaTools;
  readonly picture: MediaPicture;
  /** Called with what is stored of it now; pages that use it already keep their own. */
  readonly onChange: (picture: MediaPicture) => void;
  readonly onRemoved: () => void;
}

interface Draft {
  readonly alt: ByLanguage<string>;
  readonly focalPoint: PointValue | undefined;
}

const draftOf = ({ alt, focalPoint }: MediaPicture): Draft => ({ alt, focalPoint });
const isSame = (a: Draft, b: Draft): boolean =>
  languages.every((language) => a.alt[language] === b.alt[language]) &&
  a.focalPoint?.x === b.focalPoint?.x &&
  a.focalPoint?.y === b.focalPoint?.y;

/** The changed members, so that what another editor writes meanwhile in another language stays. */
function changesOf(picture: MediaPicture, { alt, focalPoint }: Draft) {
  return {
    alt: Object.fromEntries(
      languages
        .filter((language) => alt[language] !== picture.alt[language])
        .map((language) => [language, alt[language] ?? null]),
    ),
    ...((focalPoint?.x !== picture.focalPoint?.x || focalPoint?.y !== picture.focalPoint?.y) && {
      focalPoint: focalPoint ?? null,
    }),
  };
}

/**
 * One picture of the library: its alt text in every language, its focal point, and its uses. Key it
 * by the picture's file.
 */
export function PictureDetails({ tools, picture, onChange, onRemoved }: PictureDetailsProps) {
  const { api, text, timeText, session } = tools;
  const queryClient = useQueryClient();
  const [draft, setDraft] = useState(() => draftOf(picture));
  const [message, setMessage] = useState<{
    readonly tone: 'success' | 'error';
    readonly words: string;
  }>();
  const [isSaving, setSaving] = useState(false);
  const read = useQuery({
    queryKey: [...mediaKey, 'uses', picture.file],
    queryFn: () => api.read(picture.file),
    staleTime: 0,
  });
  const used = read.data?.kind === 'picture' ? read.data : undefined;
  const mayDescribe =
    session !== undefined && findMediaDenial(session.editor, 'describe') === undefined;
  const save = async () => {
    setSaving(true);
    const response = await api.describe(picture.file, changesOf(picture, draft));
    setSaving(false);
    if (response.kind !== 'described')
      return setMessage({ tone: 'error', words: describeMediaRefusal(response, text) });
    setDraft(draftOf(response.picture));
    onChange(response.picture);
    setMessage({ tone: 'success', words: text('media.saved') });
    return queryClient.invalidateQueries({ queryKey: mediaKey });
  };
  const edit = (next: Draft) => {
    setDraft(next);
    setMessage(undefined);
  };
  return (
    <Stack as="section" gap="24">
      <Stack gap="4">
        <Heading level={2} size="title">
          {picture.name}
        </Heading>
        {picture.size && <Text tone="muted">{text('media.size', picture.size)}</Text>}
        <Text tone="muted">
          {picture.size
            ? text('media.addedBy', { name: picture.addedBy, time: timeText(picture.addedAt) })
            : text('media.ownOfShop')}
        </Text>
      </Stack>
      <FocalField
        file={picture.file}
        value={draft.focalPoint}
        onChange={(focalPoint) => edit({ ...draft, focalPoint })}
        tools={tools}
      />
      {languages.map((language) => (
        <AltField
          key={language}
          language={language}
          value={draft.alt[language]}
          onChange={(words) => edit({ ...draft, alt: { ...draft.alt, [language]: words } })}
          text={text}
        />
      ))}
      {message && <Notice tone={message.tone}>{message.words}</Notice>}
      {mayDescribe && (
        <div>
          <Button
            emphasis="outlined"
            size="small"
            disabled={isSame(draft, draftOf(picture))}
            isPending={isSaving}
            onClick={() => void save()}
          >
            {text('media.save')}
          </Button>
        </div>
      )}
      {used ? (
        <MediaUses uses={used.uses} elsewhere={used.elsewhere} tools={tools} />
      ) : (
        <Spinner label={text('media.loading')} />
      )}
      {session && findMediaDenial(session.editor, 'remove') === undefined && used && (
        <RemovePicture tools={tools} picture={picture} used={used} onRemoved={onRemoved} />
      )}
    </Stack>
  );
}
