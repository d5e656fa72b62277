/** Creates the files of a new content widget: its definition and its renderer. */
import type { Kind } from './kind.ts';
import { refuseUnless } from './refusal.ts';

const pascal = (name: string) =>
  name.replace(/(^|-)(\w)/g, (_all, _dash, letter: string) => letter.toUpperCase());
const camel = (name: string) =>
  name.replace(/-(\w)/g, (_all, letter: string) => letter.toUpperCase());

const definitionText = (name: string) => `import { defineWidget } from '../defineWidget.ts';

/** What an editor uses it for. */
export const ${camel(name)} = defineWidget({
  type: '${name}',
  version: 1,
  title: '${pascal(name)}',
  about: 'What it is for, in a sentence.',
  group: 'words',
  fields: {
    heading: {
      kind: 'text',
      title: 'Heading',
      maxLength: 60,
      isRequired: true,
      varies: 'language',
    },
  },
  examples: [{ title: 'Default', configuration: { heading: '${pascal(name)}' } }],
});
`;

const rendererText = (name: string) => `import { Container, Heading } from '@solvik/design-system';
import type { WidgetProps } from '../widgetProps.ts';

/** What a visitor sees of it. */
export function ${pascal(name)}Widget({ configuration, headingLevel }: WidgetProps<'${name}'>) {
  return (
    <Container as="section">
      <Heading level={headingLevel}>{configuration.heading}</Heading>
    </Container>
  );
}
`;

export const widget: Kind = {
  example: 'widget care-guide',
  options: [],
  plan(name, _options, draft) {
    refuseUnless(/^[a-z]+(-[a-z]+)*$/.test(name), `“${name}” is not a name like care-guide.`);
    draft.create(`content-schema/src/widgets/${camel(name)}.ts`, definitionText(name));
    draft.create(`widgets/src/${name}/${pascal(name)}Widget.tsx`, rendererText(name));
    return [
      'Register it in content-schema/src/widgetDefinitions.ts, widgets/src/widgetProps.ts and ' +
        'widgets/src/widgetRenderers.ts: the compiler reports where.',
      'content-schema/src/languages/*.json: translate its title and about, and the titles of its ' +
        'fields and examples.',
      `widgets/src/${name}/${pascal(name)}Widget.stories.tsx: write a story for each example, ` +
        `with ...withFieldControls('${name}') in the meta, and list it in ` +
        'tools/generate/exampleStories.ts.',
      'design-system/src/testing/storyWords/*.json: translate the texts of its examples and stories.',
      'npm run generate',
      'npm run visual, then npm run visual -- accept and npm run generate: its thumbnails for editors.',
      'npm test',
    ];
  },
};
