import { beforeAll, describe, expect, it } from 'vitest';
import type { ListView } from '../../features/lists/listView.ts';
import type { Text } from '../../languages/createText.ts';
import { loadText } from '../../languages/loadText.ts';
import { phoneLevel } from './phoneLevels.ts';

let text: Text;
beforeAll(async () => {
  text = await loadText('sv');
});

const women = {
  label: 'Dam',
  href: '/c/dam',
  children: [
    { label: 'Kappor', href: '/c/dam/kappor' },
    { label: 'Stickat', href: '/c/dam/stickat' },
  ],
};
const list: ListView = {
  count: 382,
  products: [],
  facets: [
    { key: 'brands', values: [['b1', 'Stickat', 7]] },
    { key: 'categories', values: [['c1', 'Kappor', 105]] },
  ],
};

/** `Everything: row count; row`, the current row with a star. */
function written(entry: typeof women, changes: { list?: ListView; currentPath?: string } = {}) {
  const level = phoneLevel(entry, { text, currentPath: '/', list: undefined, ...changes });
  const rows = level?.links.map(
    ({ label, count, isCurrent }) =>
      `${isCurrent ? '*' : ''}${label}${count === undefined ? '' : ` ${count}`}`,
  );
  return level && `${level.all?.label ?? ''}: ${rows?.join('; ') ?? ''}`;
}

describe('a level of the phone’s menu', () => {
  it('has what is below the entry at once, and how much when that is known', () => {
    expect(written(women)).toBe('Allt inom Dam: Kappor; Stickat');
    expect(written(women, { list })).toBe('Allt, 382 varor: Kappor 105; Stickat');
  });

  it('marks the category that the page is', () => {
    expect(written(women, { currentPath: '/c/dam/stickat' })).toBe(
      'Allt inom Dam: Kappor; *Stickat',
    );
  });

  it('is none where nothing is below the entry', () => {
    expect(written({ ...women, children: [] })).toBeUndefined();
  });
});
