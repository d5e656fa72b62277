import { isWidgetType } from '@solvik/content-schema';
import { type StoredWidget, widgetDefinitions } from '@solvik/content-schema/editing';
import { InlineAlert, Select, Stack, Text, TextField } from '@solvik/design-system';
import { changeWidget } from '../editing/editDocument.ts';
import { FieldContextProvider } from '../fields/fieldContext.ts';
import { shownFields } from '../fields/shownFields.ts';
import { useWidgetFieldContext } from '../fields/useWidgetFieldContext.ts';
import { WidgetFields } from '../fields/WidgetField.tsx';
import { describeFinding } from '../findings/describeFinding.ts';
import { ownName } from '../naming/contentLabels.ts';
import { findHidden } from '../visibility/describeVisibility.ts';
import { HiddenNotice } from '../visibility/HiddenNotice.tsx';
import { VisibilityFields } from '../visibility/VisibilityFields.tsx';
import type { WorkbenchState } from '../workbenchState.ts';
import { EditableFields } from './EditableFields.tsx';
import { RowFields } from './RowFields.tsx';
import { VariationSelects } from './VariationSelects.tsx';
import { WidgetActions } from './WidgetActions.tsx';

/** The form of the chosen widget, made from its definition. */
export function FieldsPanel({
  workbench,
  widget,
}: {
  readonly workbench: WorkbenchState;
  readonly widget: StoredWidget;
}) {
  const { page, pathOf, text, title, preview, now } = workbench;
  const widgetPath = pathOf(widget.id);
  const definition = isWidgetType(widget.type)
    ? widgetDefinitions.find(({ type }) => type === widget.type)
    : undefined;
  const { editing, findings, edit } = page;
  const document = editing?.document;
  const context = useWidgetFieldContext(workbench, widget);
  if (!document || !context) return null;
  const setName = (name: string) =>
    edit(
      changeWidget(document, widget.id, (held) => ({ ...held, name: name || held.id })),
      `${widget.id} name`,
    );
  const setSize = (size: StoredWidget['size']) =>
    edit(changeWidget(document, widget.id, (current) => ({ ...current, size })));
  const row = document.containers.find(({ widgets }) => widgets.includes(widget));
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
      <VariationSelects workbench={workbench} />
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
        <WidgetActions workbench={workbench} widget={widget} />
      </EditableFields>
    </Stack>
  );
}
