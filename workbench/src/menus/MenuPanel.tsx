import {
  type ServiceFinding,
  languages,
  type MenuTarget,
  type StoredMenuItem,
} from '@solvik/content-schema/editing';
import {
  Button,
  Fieldset,
  IconButton,
  Inline,
  Select,
  Stack,
  Text,
  TextField,
} from '@solvik/design-system';
import { fieldId } from '../fields/fieldContext.ts';
import { describeFinding } from '../findings/describeFinding.ts';
import { targetLabel } from '../targets/targetLabel.ts';
import { TargetPicker } from '../targets/TargetPicker.tsx';
import type { ContentService, OpenContent, Selection, WorkbenchWords } from '../workbenchState.ts';
import { canIndent, changeItem, indentItem, moveItem, removeItem, rowsOf } from './editMenu.ts';

const targetTypes = ['category', 'brand', 'page', 'route'] as const;

/** Another kind of target keeps nothing of the one before. */
const emptyTarget = (type: MenuTarget['type']): MenuTarget =>
  type === 'route' ? { type, route: '/' } : { type, key: '' };

interface PartProps {
  readonly workbench: WorkbenchWords & ContentService;
  /** The error at a path within the item, as a message. */
  readonly problemAt: (path: string) => string | undefined;
}

const pickedLabels = {
  category: 'target.findCategory',
  brand: 'target.findBrand',
  page: 'target.findPage',
} as const;

/** A link's target by name and address, with a button to change its kind. */
function PickedTarget({
  workbench,
  target,
  error,
  onChange,
}: {
  readonly workbench: WorkbenchWords & ContentService;
  readonly target: Exclude<MenuTarget, { readonly type: 'route' }>;
  readonly error: string | undefined;
  readonly onChange: (target: MenuTarget) => void;
}) {
  const { text, locale, targets } = workbench;
  const reader = { text, language: locale };
  const found = targets?.find(({ kind, key }) => kind === target.type && key === target.key);
  const { name, within } = found
    ? targetLabel(found, reader)
    : { name: target.key || text('target.none'), within: undefined };
  return (
    <Fieldset legend={text(`menu.${target.type}`)} error={error}>
      <div id={fieldId(['item', 'target'])}>
        <Stack gap="8">
          <Text>{within === undefined ? name : `${within}, ${name}`}</Text>
          {found && <Text tone="muted">{found.path[locale]}</Text>}
          <TargetPicker
            {...reader}
            label={text(pickedLabels[target.type])}
            targets={targets}
            kinds={[target.type]}
            onPick={({ key }) => onChange({ type: target.type, key })}
          />
        </Stack>
      </div>
    </Fieldset>
  );
}

function TargetFields({
  workbench,
  item,
  problemAt,
  onChange,
}: PartProps & {
  readonly item: StoredMenuItem;
  readonly onChange: (target: MenuTarget, about?: string) => void;
}) {
  const { text, locale, targets } = workbench;
  const { target } = item;
  const own = problemAt('target');
  return (
    <>
      <Select
        id={fieldId(['item', 'target', 'type'])}
        label={text('menu.leadsTo')}
        value={target.type}
        options={targetTypes.map((value) => ({ value, label: text(`menu.${value}`) }))}
        onChange={({ currentTarget }) =>
          onChange(emptyTarget(currentTarget.value as MenuTarget['type']))
        }
      />
      {target.type === 'route' ? (
        <>
          <TextField
            id={fieldId(['item', 'target'])}
            label={text('field.linkHref')}
            hint={text('menu.routeHint')}
            value={target.route}
            error={own}
            onChange={({ currentTarget }) =>
              onChange({ type: 'route', route: currentTarget.value }, 'target')
            }
          />
          <TargetPicker
            text={text}
            language={locale}
            label={text('target.findRoute')}
            targets={targets}
            kinds={['route']}
            onPick={({ key }) => onChange({ type: 'route', route: key })}
          />
        </>
      ) : (
        <PickedTarget
          key={target.type}
          workbench={workbench}
          target={target}
          error={own}
          onChange={onChange}
        />
      )}
    </>
  );
}

/**
 * The chosen item of a menu: its label in each language, its target and its position; without one,
 * the menu's title.
 */
export function MenuPanel({
  workbench,
}: {
  readonly workbench: WorkbenchWords & ContentService & OpenContent & Selection;
}) {
  const { text, menu, itemKey, chooseItem } = workbench;
  const { editing, findings, edit } = menu;
  if (!editing) return null;
  const { document } = editing;
  const rows = rowsOf(document);
  const at = rows.findIndex(({ item }) => item.key === itemKey);
  const row = rows[at];
  const wordsOf = (
    labels: StoredMenuItem['label'] | undefined,
    prefix: string,
    path: string,
    write: (labels: StoredMenuItem['label'], about: string) => void,
  ) => {
    const messageAt = (own: string, isError: boolean) => {
      const found = findings.find(
        ({ level, path: where }: ServiceFinding) =>
          (level === 'error') === isError && where === own,
      );
      return found && describeFinding(found, text);
    };
    return (
      <Fieldset legend={text(row ? 'menu.label' : 'menu.title')} error={messageAt(path, true)}>
        {languages.map((language) => (
          <TextField
            key={language}
            id={fieldId([prefix, 'label', language])}
            lang={language}
            label={text(`language.${language}`)}
            value={labels?.[language] ?? ''}
            error={messageAt(`${path}.${language}`, true)}
            hint={messageAt(`${path}.${language}`, false)}
            onChange={({ currentTarget }) => {
              const { [language]: _held, ...others } = labels ?? {};
              write(
                currentTarget.value === ''
                  ? others
                  : { ...others, [language]: currentTarget.value },
                `${prefix} ${language}`,
              );
            }}
          />
        ))}
      </Fieldset>
    );
  };
  if (!row) {
    return (
      <Stack gap="16">
        <Text tone="muted">{text('menu.chooseItem')}</Text>
        {wordsOf(document.title, 'menu', 'title', (title, about) =>
          edit({ ...document, title }, about),
        )}
      </Stack>
    );
  }
  const { item, path } = row;
  const problemAt = (own: string): string | undefined => {
    const found = findings.find(
      ({ level, path: where }: ServiceFinding) =>
        level === 'error' && where.startsWith(`${path}.${own}`),
    );
    return found && describeFinding(found, text);
  };
  return (
    <Stack gap="16" key={item.key}>
      {wordsOf(item.label, 'item', `${path}.label`, (label, about) =>
        edit(changeItem(document, item.key, { label }), `${item.key} ${about}`),
      )}
      <TargetFields
        workbench={workbench}
        item={item}
        problemAt={problemAt}
        onChange={(target, about) =>
          edit(changeItem(document, item.key, { target }), about && `${item.key} ${about}`)
        }
      />
      <Inline gap="8">
        <IconButton
          icon="chevron-up"
          label={text('edit.up')}
          disabled={at <= 0}
          onClick={() => edit(moveItem(document, item.key, at - 1))}
        />
        <IconButton
          icon="chevron-down"
          label={text('edit.down')}
          disabled={at === rows.length - 1}
          onClick={() =>
            edit(
              moveItem(
                document,
                item.key,
                at + 1 + (item.children?.length ? rowsOf({ items: item.children }).length : 0),
              ),
            )
          }
        />
        <IconButton
          icon="chevron-start"
          label={text('menu.out')}
          disabled={!canIndent(document, item.key, -1)}
          onClick={() => edit(indentItem(document, item.key, -1))}
        />
        <IconButton
          icon="chevron-end"
          label={text('menu.in')}
          disabled={!canIndent(document, item.key, 1)}
          onClick={() => edit(indentItem(document, item.key, 1))}
        />
        <Button
          emphasis="outlined"
          size="small"
          onClick={() => {
            edit(removeItem(document, item.key));
            chooseItem(undefined);
          }}
        >
          {text('edit.remove')}
        </Button>
      </Inline>
    </Stack>
  );
}
