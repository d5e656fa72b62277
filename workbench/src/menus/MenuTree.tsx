import { pickLanguage } from '@solvik/content-schema/editing';
import { WorkbenchList } from '../components/WorkbenchList/WorkbenchList.tsx';
import type { OpenContent, Selection, WorkbenchWords } from '../workbenchState.ts';
import { addItem, indentItem, moveItem, rowsOf } from './editMenu.ts';

/** The open menu's items as a tree: chosen, added, and moved by dragging or by keys. */
export function MenuTree({
  workbench,
}: {
  readonly workbench: WorkbenchWords & OpenContent & Selection;
}) {
  const { text, locale, menu, itemKey, chooseItem, mayEdit } = workbench;
  const { editing, edit } = menu;
  if (!editing) return null;
  const { document } = editing;
  const labelOf = (label: Parameters<typeof pickLanguage<string>>[0]) =>
    pickLanguage(label, locale)?.value ?? text('menu.noLabel');
  return (
    <WorkbenchList
      title={text('menu.items')}
      rows={rowsOf(document).map(({ item, level }) => ({
        id: item.key,
        label: labelOf(item.label),
        level: level as 1 | 2 | 3,
      }))}
      currentId={itemKey}
      onSelect={chooseItem}
      {...(mayEdit && {
        addLabel: text('menu.add'),
        onAdd: () => {
          const added = addItem(document, {
            afterKey: itemKey,
            label: { [locale]: text('menu.newItem') },
          });
          edit(added.menu);
          chooseItem(added.key);
        },
        onMove: (key: string, to: number) => edit(moveItem(document, key, to)),
        onIndent: (key: string, step: 1 | -1) => edit(indentItem(document, key, step)),
        moveHint: text('menu.moveHint'),
      })}
    />
  );
}
