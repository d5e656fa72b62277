import { type Language, loadTitles } from '@solvik/content-schema/editing';
import { BulletList, Card, Disclosure, Heading, Markup, Stack, Text } from '@solvik/design-system';
import type { BrokenCard } from '@solvik/widgets';
import { ownName, typeTitle } from './naming/sayContent.ts';
import { sayField } from './naming/sayWhere.ts';
import { sayFinding } from './sayFinding.ts';
import { loadWorkbenchText } from './workbenchText.ts';

/** What only waits to be filled in: nothing is wrong with it yet. */
const isToDo: ReadonlySet<string> = new Set([
  'required',
  'no-file',
  'no-label',
  'no-products',
  'too-few',
]);

/** The card that tells an editor why a widget is not shown, in the page's language and the form's words: each fault with its field, and the data as it came. */
export async function loadBrokenCard(language: Language): Promise<BrokenCard> {
  const [text, titles] = await Promise.all([loadWorkbenchText(language), loadTitles(language)]);
  const title = (english: string) => titles[english] ?? english;
  return ({ name, type, problems, raw, error }) => {
    const called =
      (name && ownName({ id: type, name: name.replace(/-\d+$/, '') })) || typeTitle(type, title);
    const isUnfinished =
      error === undefined && problems.length > 0 && problems.every(({ code }) => isToDo.has(code));
    return (
      <Card>
        <Stack gap="16">
          <Heading level={2} size="title">
            {text(isUnfinished ? 'broken.unfinished' : 'broken.title', { name: called })}
          </Heading>
          <Text>{text(isUnfinished ? 'broken.toDo' : 'broken.shoppers')}</Text>
          <BulletList>
            {problems.map((problem) => {
              const field = sayField(type, problem.path, { text, title });
              return (
                <li key={`${problem.path} ${problem.code}`}>
                  {field && `${field}: `}
                  {sayFinding({ level: 'error', ...problem }, text)}
                </li>
              );
            })}
            {error instanceof Error && <li>{error.message}</li>}
          </BulletList>
          <Disclosure summary={text('broken.raw')}>
            <Stack gap="12">
              <BulletList>
                {problems.map(({ path, code }) => (
                  <li key={`${path} ${code}`}>
                    <code>{path}</code>: <code>{code}</code>
                  </li>
                ))}
              </BulletList>
              <Markup>
                <pre>{raw}</pre>
              </Markup>
            </Stack>
          </Disclosure>
        </Stack>
      </Card>
    );
  };
}
