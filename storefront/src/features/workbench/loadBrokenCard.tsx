import type { Language } from '@solvik/content-schema';
import { BulletList, Card, Disclosure, Heading, Markup, Stack, Text } from '@solvik/design-system';
import type { BrokenCard } from '@solvik/widgets';
import { sayFinding } from './sayFinding.ts';
import { loadWorkbenchText } from './workbenchText.ts';

/** The card that tells an editor why a widget is not shown, in the page's language: each fault with its place, and the data as it came. */
export async function loadBrokenCard(language: Language): Promise<BrokenCard> {
  const text = await loadWorkbenchText(language);
  return ({ name, type, problems, raw, error }) => (
    <Card>
      <Stack gap="16">
        <Heading level={2} size="title">{text('broken.title', { name: name || type })}</Heading>
        <Text>{text('broken.shoppers')}</Text>
        <BulletList>
          {problems.map((problem) => (
            <li key={`${problem.path} ${problem.code}`}>
              <code>{problem.path}</code>: {sayFinding({ level: 'error', ...problem }, text)}
            </li>
          ))}
          {error instanceof Error && <li>{error.message}</li>}
        </BulletList>
        <Disclosure summary={text('broken.raw')}>
          <Markup>
            <pre>{raw}</pre>
          </Markup>
        </Disclosure>
      </Stack>
    </Card>
  );
}
