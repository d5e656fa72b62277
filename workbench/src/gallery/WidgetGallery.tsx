/**
 * Every widget with every example, in place of a page: its purpose, its appearance, and a button
 * that adds it to the page.
 */
import { isWidgetType } from '@solvik/content-schema';
import { widgetDefinitions, widgetGroups } from '@solvik/content-schema/editing';
import { Card, Heading, Image, Stack, Text, Tiles } from '@solvik/design-system';
import { PictureButton } from '../components/PictureButton/PictureButton.tsx';
import type { ContentNames, EditingSteps, OpenContent, WorkbenchWords } from '../workbenchState.ts';
import { loadExampleFields } from './loadExampleFields.ts';
import { thumbnails, thumbnailSize } from './generated/thumbnails.ts';

type Definition = (typeof widgetDefinitions)[number];

function Example({
  workbench: { text, title, add, page },
  definition,
  example,
}: {
  readonly workbench: WorkbenchWords & OpenContent & EditingSteps;
  readonly definition: Definition;
  readonly example: string;
}) {
  const { type } = definition;
  const name = title(example);
  const src = thumbnails[`${type}/${example}`];
  const image = src === undefined ? undefined : { src, ...thumbnailSize };
  if (page.editing)
    return (
      <PictureButton
        image={image}
        label={name}
        icon="plus"
        aria-label={text('gallery.addNamed', { widget: title(definition.title), example: name })}
        onClick={() =>
          isWidgetType(type) &&
          void loadExampleFields(type, example).then((fields) => add(type, fields))
        }
      />
    );
  return (
    <Stack gap="8">
      {image && <Image {...image} alt="" fit="contain" />}
      <Text as="strong">{name}</Text>
    </Stack>
  );
}

export function GalleryStage({
  workbench,
}: {
  readonly workbench: WorkbenchWords & OpenContent & EditingSteps;
}) {
  const { title } = workbench;
  return (
    <Stack gap="32">
      {widgetGroups.map((group) => (
        <Stack key={group} as="section" gap="16">
          <Heading level={2} size="title">
            {title(group)}
          </Heading>
          {widgetDefinitions
            .filter((definition) => definition.group === group)
            .map((definition) => (
              <Card key={definition.type}>
                <Stack gap="16">
                  <div>
                    <Heading level={3} size="title">
                      {title(definition.title)}
                    </Heading>
                    <Text tone="muted">{title(definition.about)}</Text>
                  </div>
                  <Tiles columns="3" gap="16">
                    {definition.examples.map((example) => (
                      <Example
                        key={example.title}
                        workbench={workbench}
                        definition={definition}
                        example={example.title}
                      />
                    ))}
                  </Tiles>
                </Stack>
              </Card>
            ))}
        </Stack>
      ))}
    </Stack>
  );
}

/** The right column's text while the gallery is open. */
export function GalleryFields({
  workbench: { text, page, pageName },
}: {
  readonly workbench: WorkbenchWords & ContentNames & OpenContent;
}) {
  const { summary, editing } = page;
  return (
    <Text tone="muted">
      {summary && editing
        ? text('gallery.hint', { page: pageName({ ...summary, ...editing.document }) })
        : text('gallery.noPage')}
    </Text>
  );
}
