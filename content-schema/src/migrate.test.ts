import { describe, expect, it } from 'vitest';
import { migrate, type MigrationTable } from './migrate.ts';
import { parseWidget } from './read/parseWidget.ts';

const table: MigrationTable = {
  card: {
    version: 3,
    migrations: {
      1: [{ kind: 'become', type: 'poster', field: 'look', is: 'poster' }, { kind: 'rename', from: 'words', to: 'text' }],
      2: [{ kind: 'drop', field: 'look' }, { kind: 'set', field: 'tone', value: 'shade' }, { kind: 'replace', field: 'size', from: 'huge', to: 'large' }],
    },
  },
  poster: { version: 2, migrations: { 1: [{ kind: 'rename', from: 'words', to: 'heading' }] } },
};

describe('content of an earlier version', () => {
  it.each([
    ['goes through every version between', { type: 'card', version: 1, values: { words: 'A', look: 'plain', size: 'huge' } }, { type: 'card', version: 3, values: { text: 'A', tone: 'shade', size: 'large' } }],
    ['keeps what it already says', { type: 'card', version: 2, values: { tone: 'tint' } }, { type: 'card', version: 3, values: { tone: 'tint' } }],
    ['becomes another type and goes on there', { type: 'card', version: 1, values: { words: 'A', look: 'poster' } }, { type: 'poster', version: 2, values: { heading: 'A' } }],
    ['is left alone where it is current', { type: 'card', version: 3, values: { words: 'A' } }, { type: 'card', version: 3, values: { words: 'A' } }],
    ['is left alone where nobody knows it', { type: 'else', version: 1, values: {} }, { type: 'else', version: 1, values: {} }],
  ])('%s', (_title, widget, expected) => expect(migrate(widget, table)).toEqual(expected));
});

/** Written as shops stored them then; they stay for as long as such content may come. */
describe('as it was stored in version 1', () => {
  it.each([
    ['banner', { presentation: 'hero', tone: 'accent', heading: 'Kappväder' }, 'hero', { tone: 'accent', heading: 'Kappväder' }],
    ['banner', { heading: 'Stickat' }, 'banner', { presentation: 'tile', tone: 'shade', heading: 'Stickat' }],
    ['text', { presentation: 'figures', figures: [{ figure: '14', caption: 'dagar' }] }, 'selling-points', { figures: [{ figure: '14', caption: 'dagar' }] }],
    ['text', { presentation: 'article', heading: 'Leverans', body: [{ kind: 'paragraph', text: ['A'] }] }, 'rich-text', { heading: 'Leverans', body: [{ kind: 'paragraph', text: ['A'] }] }],
    ['text', { heading: 'Hyllor', figures: [] }, 'text', { alignment: 'start', heading: 'Hyllor' }],
    ['product-list', { heading: 'Nytt', query: { sort: 'LATEST', take: 4 } }, 'product-list', { presentation: 'row', heading: 'Nytt', source: 'query', query: { sort: 'LATEST', take: 4 }, products: [] }],
  ])('version 1 %s is read: %o is now %s', (type, configuration, nowType, now) => {
    expect(parseWidget(type, JSON.stringify(configuration))).toEqual({ kind: 'ok', value: { type: nowType, configuration: now } });
  });
});
