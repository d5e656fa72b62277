import { isWidgetType, widgetDefinitions, widgetGroups, type WidgetType } from '@solvik/content-schema';
import { Button, Dialog, Heading, Stack, Text, TextButton } from '@solvik/design-system';
import type { WorkbenchText } from './workbenchText.ts';

interface AddWidgetProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly onAdd: (type: WidgetType) => void;
  /** Shows them all with their examples instead. */
  readonly onGallery: () => void;
  readonly text: WorkbenchText;
  readonly title: (english: string) => string;
}

/** What can be put on a page, by what it is for. */
export function AddWidget({ isOpen, onClose, onAdd, onGallery, text, title }: AddWidgetProps) {
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={text('add.title')} closeLabel={text('add.close')}>
      <Stack gap="24">
        <div>
          <TextButton onClick={onGallery}>{text('gallery.open')}</TextButton>
        </div>
        {widgetGroups.map((group) => (
          <Stack key={group} as="section" gap="12">
            <Heading level={3} size="title">
              {title(group)}
            </Heading>
            <Stack as="ul" role="list" gap="12">
              {widgetDefinitions
                .filter((definition) => definition.group === group)
                .map(({ type, title: name, about }) => (
                  <li key={type}>
                    <Button emphasis="outlined" size="small" onClick={() => isWidgetType(type) && onAdd(type)}>
                      {title(name)}
                    </Button>
                    <Text tone="muted">{title(about)}</Text>
                  </li>
                ))}
            </Stack>
          </Stack>
        ))}
      </Stack>
    </Dialog>
  );
}
