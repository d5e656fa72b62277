/** `npm run new -- component <Name>` or `-- widget <name>`: the folder of a thing that is made often, ready to be filled in. */
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { newComponent } from './design/newComponent.ts';

const root = join(import.meta.dirname, '..');

const pascal = (name: string) =>
  name.replace(/(^|-)(\w)/g, (_all, _dash, letter: string) => letter.toUpperCase());
const camel = (name: string) =>
  name.replace(/-(\w)/g, (_all, letter: string) => letter.toUpperCase());

const widget = (name: string): Readonly<Record<string, string>> => ({
  [`content-schema/src/widgets/${camel(name)}.ts`]: `import { defineWidget } from '../defineWidget.ts';

/** What an editor uses it for. */
export const ${camel(name)} = defineWidget({
  type: '${name}',
  version: 1,
  title: '${pascal(name)}',
  about: 'What it is for, in a sentence.',
  group: 'words',
  fields: { heading: { kind: 'text', title: 'Heading', maxLength: 60, isRequired: true, varies: 'language' } },
  examples: [{ title: 'Default', configuration: { heading: '${pascal(name)}' } }],
});
`,
  [`widgets/src/${name}/${pascal(name)}Widget.tsx`]: `import { Container, Heading } from '@solvik/design-system';
import type { WidgetProps } from '../widgetProps.ts';

/** What a visitor sees of it. */
export function ${pascal(name)}Widget({ configuration, headingLevel }: WidgetProps<'${name}'>) {
  return (
    <Container as="section">
      <Heading level={headingLevel}>{configuration.heading}</Heading>
    </Container>
  );
}
`,
});

const kinds: Readonly<
  Record<
    string,
    {
      readonly pattern: RegExp;
      readonly files: (name: string) => Readonly<Record<string, string>>;
      readonly next: string;
    }
  >
> = {
  component: {
    pattern: /^[A-Z][A-Za-z]+$/,
    files: newComponent,
    next: 'Export it from design-system/src/index.ts, declare its colours in its .pairs.ts, add its stories’ words to design-system/src/testing/storyWords, then npm run generate.',
  },
  widget: {
    pattern: /^[a-z]+(-[a-z]+)*$/,
    files: widget,
    next: 'Register it in content-schema/src/widgetDefinitions.ts, widgets/src/widgetProps.ts and widgets/src/widgetRenderers.ts: the compiler says where.',
  },
};

const [kindName = '', name = ''] = process.argv.slice(2);
const kind = kinds[kindName];
if (!kind || !kind.pattern.test(name)) {
  process.stderr.write(
    'Say what to make: npm run new -- component PriceTag, or npm run new -- widget size-guide.\n',
  );
  process.exit(2);
}
for (const [path, text] of Object.entries(kind.files(name))) {
  if (existsSync(join(root, path))) {
    process.stderr.write(`${path} is there already; nothing was written over it.\n`);
    process.exit(1);
  }
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), text);
  process.stdout.write(`${path}\n`);
}
process.stdout.write(`${kind.next}\n`);
