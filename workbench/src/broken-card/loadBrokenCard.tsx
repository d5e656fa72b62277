import { type Language, loadTitles } from '@solvik/content-schema/editing';
import { BulletList, Card, Disclosure, Heading, Markup, Stack, Text } from '@solvik/design-system';
import type { BrokenCard } from '@solvik/widgets';
import { ownName, typeTitle } from '../naming/contentLabels.ts';
import { fieldLabel } from '../naming/describeLocation.ts';
import { describeFinding } from '../findings/describeFinding.ts';
import { loadWorkbenchText } from '../workbenchText.ts';

/** Fields that are still empty: they are not errors yet. */
const isToDo: ReadonlySet<string> = new Set([
  'required',
  'no-file',
  'no-label',
  'no-products',
  'too-few',
]);

/**
 * A card that explains to an editor why a widget is not rendered, in the page's language and with
 * the form's labels: each fault with its field, and the data as received.
 */
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
              const field = fieldLabel(type, problem.path, { text, title });
              return (
                <li key={`${problem.path} ${problem.code}`}>
                  {field && `${field}: `}
                  {describeFinding({ level: 'error', ...problem }, text)}
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
