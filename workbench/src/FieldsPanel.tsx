import { isWidgetType } from '@solvik/content-schema';
import {
  type Language,
  languages,
  type StoredWidget,
  widgetDefinitions,
} from '@solvik/content-schema/editing';
import {
  Button,
  IconButton,
  Inline,
  InlineAlert,
  Select,
  Stack,
  Text,
  TextField,
} from '@solvik/design-system';
import { useMemo } from 'react';
import { EditableFields } from './EditableFields.tsx';
import { useHost } from './host.ts';
import { setField, changeWidget, type FieldPath } from './editDocument.ts';
import { FieldContextProvider, type FieldContextValue } from './fields/fieldContext.ts';
import { shownFields } from './fields/shownFields.ts';
import { WidgetFields } from './fields/WidgetField.tsx';
import { ownName } from './naming/contentLabels.ts';
import { RowFields } from './RowFields.tsx';
import { describeFinding } from './describeFinding.ts';
import { channels } from './preview/previewSettings.ts';
import { HiddenNotice } from './visibility/HiddenNotice.tsx';
import { findHidden } from './visibility/describeVisibility.ts';
import { VisibilityFields } from './visibility/VisibilityFields.tsx';
import type { WorkbenchState } from './useWorkbench.ts';

/** A path of the document as findings write it. */
const pathText = (path: FieldPath): string =>
  path.map((key) => (typeof key === 'number' ? `[${String(key)}]` : `.${key}`)).join('');

/** The form of the chosen widget, made from its definition. */
export function FieldsPanel({
  workbench,
  widget,
}: {
  readonly workbench: WorkbenchState;
  readonly widget: StoredWidget;
}) {
  const {
    page,
    pathOf,
    text,
    title,
    language,
    setLanguage,
    market,
    setMarket,
    duplicate,
    remove,
    move,
    widgets,
    preview,
    now,
    media,
    targets,
    locale,
  } = workbench;
  const at = widgets.findIndex(({ id }) => id === widget.id);
  const widgetPath = pathOf(widget.id);
  const definition = isWidgetType(widget.type)
    ? widgetDefinitions.find(({ type }) => type === widget.type)
    : undefined;
  const { editing, findings, edit } = page;
  const { products } = useHost();
  const document = editing?.document;
  const context = useMemo((): FieldContextValue | undefined => {
    if (!document) return undefined;
    const message = (isError: boolean) => {
      const byPath = new Map(
        findings
          .filter(({ level }) => (level === 'error') === isError)
          .map((finding) => [finding.path, finding] as const),
      );
      return (path: FieldPath) => {
        const found = byPath.get(`${widgetPath}.fields${pathText(path)}`);
        return found && describeFinding(found, text);
      };
    };
    return {
      text,
      title,
      language,
      market,
      fields: widget.fields,
      write: (path, value) =>
        edit(
          setField(document, { widgetId: widget.id, path, value }),
          `${widget.id}${pathText(path)}`,
        ),
      problemAt: message(true),
      adviceAt: message(false),
      locale,
      targets,
      media,
      products,
    };
  }, [
    document,
    findings,
    text,
    title,
    language,
    market,
    widget,
    edit,
    widgetPath,
    media,
    locale,
    targets,
    products,
  ]);
  if (!document || !context) return null;
  const setName = (name: string) =>
    edit(
      changeWidget(document, widget.id, (held) => ({ ...held, name: name || held.id })),
      `${widget.id} name`,
    );
  const setSize = (size: StoredWidget['size']) =>
    edit(changeWidget(document, widget.id, (held) => ({ ...held, size })));
  const row = document.containers.find(({ widgets: held }) => held.includes(widget));
  const shownProblem = (path: string): string | undefined => {
    const found = findings.find(
      (finding) => finding.level === 'error' && finding.path.startsWith(`${widgetPath}.${path}`),
    );
    return found && describeFinding(found, text);
  };
  const hasProblem = (name: string): boolean =>
    findings.some(
      ({ level, path }) =>
        level === 'error' &&
        path.startsWith(`${widgetPath}.fields.${name}`) &&
        !/\w/.test(path.charAt(`${widgetPath}.fields.${name}`.length)),
    );
  return (
    <Stack gap="16">
      <HiddenNotice notShown={findHidden(widget, { document, preview, now })} words={workbench} />
      <Inline gap="8">
        <Select
          label={text('edit.language')}
          value={language}
          options={languages.map((value) => ({ value, label: text(`language.${value}`) }))}
          onChange={({ currentTarget }) => setLanguage(currentTarget.value as Language)}
        />
        <Select
          label={text('edit.market')}
          value={market}
          options={[
            { value: '*', label: text('edit.allMarkets') },
            ...channels.map((value) => ({ value, label: text(`market.${value}`) })),
          ]}
          onChange={({ currentTarget }) => setMarket(currentTarget.value)}
        />
      </Inline>
      <EditableFields workbench={workbench}>
        {definition ? (
          <>
            <Text tone="muted">{title(definition.about)}</Text>
            <FieldContextProvider value={context}>
              <Stack gap="16" key={widget.id}>
                <WidgetFields
                  fields={shownFields(definition, { values: widget.fields, hasProblem })}
                  path={[]}
                />
              </Stack>
            </FieldContextProvider>
          </>
        ) : (
          <InlineAlert>{text('edit.unknown')}</InlineAlert>
        )}
        <VisibilityFields
          title={text('show.title')}
          shown={widget}
          problemAt={shownProblem}
          words={workbench}
          onChange={(next, about) =>
            edit(
              changeWidget(document, widget.id, () => next),
              `${widget.id} ${about}`,
            )
          }
        />
        {row && <RowFields workbench={workbench} row={row} widget={widget} />}
        <TextField
          label={text('edit.name')}
          hint={text('edit.nameHint')}
          value={ownName(widget) ?? ''}
          onChange={({ currentTarget }) => setName(currentTarget.value)}
        />
        <Select
          label={text('edit.size')}
          value={widget.size}
          options={(['full', 'half', 'third', 'quarter'] as const).map((value) => ({
            value,
            label: title(value),
          }))}
          onChange={({ currentTarget }) => setSize(currentTarget.value as StoredWidget['size'])}
        />
        <Inline gap="8">
          <IconButton
            icon="chevron-up"
            label={text('edit.up')}
            disabled={at <= 0}
            onClick={() => move(widget.id, at - 1)}
          />
          <IconButton
            icon="chevron-down"
            label={text('edit.down')}
            disabled={at === widgets.length - 1}
            onClick={() => move(widget.id, at + 1)}
          />
          <Button emphasis="outlined" size="small" onClick={() => duplicate(widget.id)}>
            {text('edit.duplicate')}
          </Button>
          <Button emphasis="outlined" size="small" onClick={() => remove(widget.id)}>
            {text('edit.remove')}
          </Button>
        </Inline>
      </EditableFields>
    </Stack>
  );
}
