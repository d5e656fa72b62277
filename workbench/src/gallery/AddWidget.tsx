import { isWidgetType, type WidgetType } from '@solvik/content-schema';
import type { Language, StoredWidget } from '@solvik/content-schema/editing';
import { Dialog, Heading, Stack, Text, TextButton, TextField, Tiles } from '@solvik/design-system';
import { PictureButton } from '../components/PictureButton/PictureButton.tsx';
import { useEffect, useId, useState } from 'react';
import { findWidgets } from './findWidgets.ts';
import { focusField } from '../focus/focusField.ts';
import { thumbnails, thumbnailSize } from './generated/thumbnails.ts';
import { loadExampleFields } from './loadExampleFields.ts';
import type { WorkbenchText } from '../workbenchText.ts';

interface AddWidgetProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
  /** Begins as its first example, so that it is rendered at once. */
  readonly onAdd: (type: WidgetType, fields: StoredWidget['fields']) => void;
  /** Opens the gallery of all examples instead. */
  readonly onGallery: () => void;
  readonly text: WorkbenchText;
  readonly title: (english: string) => string;
  readonly locale: Language;
}

/** The widgets that can be added to a page, as small pictures, by purpose; found by search. */
export function AddWidget({
  isOpen,
  onClose,
  onAdd,
  onGallery,
  text,
  title,
  locale,
}: AddWidgetProps) {
  const [words, setWords] = useState('');
  const id = useId();
  // Once the dialog has taken the focus, and knows where to return it.
  useEffect(() => {
    const wait = isOpen ? setTimeout(() => focusField(document, `${id}-search`)) : undefined;
    return () => clearTimeout(wait);
  }, [isOpen, id]);
  const groups = findWidgets(words, { title, locale });
  const add = (type: string) =>
    isWidgetType(type) && void loadExampleFields(type).then((fields) => onAdd(type, fields));
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title={text('add.title')}
      closeLabel={text('add.close')}
      width="wide"
    >
      <Stack gap="24">
        <TextField
          id={`${id}-search`}
          type="search"
          label={text('add.search')}
          value={words}
          onChange={({ currentTarget }) => setWords(currentTarget.value)}
        />
        <div>
          <TextButton onClick={onGallery}>{text('gallery.open')}</TextButton>
        </div>
        <Text role="status" tone="muted">
          {groups.length === 0 ? text('add.nothing') : ''}
        </Text>
        {groups.map(({ group, definitions }) => (
          <Stack key={group} as="section" gap="12">
            <Heading level={3} size="title">
              {title(group)}
            </Heading>
            <Tiles columns="4" phoneColumns="2" gap="16">
              {definitions.map(({ type, title: name, about, examples: [example] }) => {
                const src = thumbnails[`${type}/${example?.title ?? ''}`];
                return (
                  <Stack key={type} gap="8">
                    <PictureButton
                      image={src === undefined ? undefined : { src, ...thumbnailSize }}
                      label={title(name)}
                      icon="plus"
                      aria-describedby={`${id}-${type}`}
                      onClick={() => add(type)}
                    />
                    <Text tone="muted" id={`${id}-${type}`}>
                      {title(about)}
                    </Text>
                  </Stack>
                );
              })}
            </Tiles>
          </Stack>
        ))}
      </Stack>
    </Dialog>
  );
}
