import { describe, expect, it } from 'vitest';
import { parseWidget } from '../read/parseWidget.ts';
import { widgetDefinitions } from '../widgetDefinitions.ts';
import { printReferencePage } from './referencePage.ts';

const page = printReferencePage(widgetDefinitions);
const lines = page.split('\n');
const anchors = new Set(
  lines.flatMap((line) =>
    line.startsWith('## ') ? [`#${line.slice(3).toLowerCase().replaceAll(' ', '-')}`] : [],
  ),
);

describe('the reference of widgets', () => {
  it.each(widgetDefinitions.map(({ type, title }) => [type, title] as const))(
    'shows %s by an example that the shop reads',
    (type, title) => {
      const section = page.split(`\n## ${title}\n`)[1]?.split('\n## ')[0] ?? '';
      const example = /```json\n([^`]*)```/.exec(section)?.[1] ?? '';
      expect(parseWidget(type, example)).toMatchObject({ kind: 'ok', value: { type } });
    },
  );

  it('links from its contents to every widget', () => {
    const links = lines
      .filter((line) => line.startsWith('| '))
      .flatMap((line) => line.match(/(?<=\]\()#[^)]*/g) ?? []);
    expect(links).toHaveLength(widgetDefinitions.length);
    expect(links.filter((link) => !anchors.has(link))).toEqual([]);
  });

  it('has as many cells in every row of a table as in its head', () => {
    const cells = (line: string) => line.split('|').length;
    const uneven = lines.filter(
      (line, at) =>
        line.startsWith('|') &&
        lines[at - 1]?.startsWith('|') &&
        cells(line) !== cells(lines[at - 1] ?? ''),
    );
    expect(uneven).toEqual([]);
  });

  it('names fields within lists by their path', () => {
    expect(page).toContain(
      '| `tables[].rows[].measures[].measure` | Measurement | `text` | yes |  | at most 20 characters |',
    );
  });

  it('lists what is required, the allowed counts and the defaults', () => {
    expect(page).toContain('`query` is required if `source` is `query`.');
    expect(page).toContain('| `buttons` | Buttons | `list` | yes |  | 1 to 4 |');
    expect(page).toContain(
      '| `alignment` | Alignment | `choice` |  |  | `start` (default), `centre` |',
    );
  });
});
