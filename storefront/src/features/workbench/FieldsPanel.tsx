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
import { Changeable } from './Changeable.tsx';
import { useServices } from '../../app/services.ts';
import { setField, changeWidget, type FieldPath } from './editDocument.ts';
import { FieldContextProvider, type FieldContextValue } from './fields/fieldContext.ts';
import { shownFields } from './fields/shownFields.ts';
import { WidgetFields } from './fields/WidgetField.tsx';
import { ownName } from './naming/sayContent.ts';
import { createProductTools } from './products/productTools.ts';
import { RowFields } from './RowFields.tsx';
import { sayFinding } from './sayFinding.ts';
import { fronts } from './seen.ts';
import { NotShownNotice } from './showing/NotShownNotice.tsx';
import { whyNotShown } from './showing/sayShown.ts';
import { ShownFields } from './showing/ShownFields.tsx';
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
    placeOf,
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
    seen,
    now,
    media,
    targets,
    locale,
  } = workbench;
  const at = widgets.findIndex(({ id }) => id === widget.id);
  const place = placeOf(widget.id);
  const definition = isWidgetType(widget.type)
    ? widgetDefinitions.find(({ type }) => type === widget.type)
    : undefined;
  const { editing, findings, edit } = page;
  const { dataApi, queryClient } = useServices();
  const products = useMemo(
    () => createProductTools({ dataApi, queryClient }),
    [dataApi, queryClient],
  );
  const document = editing?.document;
  const context = useMemo((): FieldContextValue | undefined => {
    if (!document) return undefined;
    const said = (isError: boolean) => {
      const byPath = new Map(
        findings
          .filter(({ level }) => (level === 'error') === isError)
          .map((finding) => [finding.path, finding] as const),
      );
      return (path: FieldPath) => {
        const found = byPath.get(`${place}.fields${pathText(path)}`);
        return found && sayFinding(found, text);
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
      problemAt: said(true),
      adviceAt: said(false),
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
    place,
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
      (finding) => finding.level === 'error' && finding.path.startsWith(`${place}.${path}`),
    );
    return found && sayFinding(found, text);
  };
  const hasProblem = (name: string): boolean =>
    findings.some(
      ({ level, path }) =>
        level === 'error' &&
        path.startsWith(`${place}.fields.${name}`) &&
        !/\w/.test(path.charAt(`${place}.fields.${name}`.length)),
    );
  return (
    <Stack gap="16">
      <NotShownNotice notShown={whyNotShown(widget, { document, seen, now })} words={workbench} />
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
            ...fronts.map((value) => ({ value, label: text(`market.${value}`) })),
          ]}
          onChange={({ currentTarget }) => setMarket(currentTarget.value)}
        />
      </Inline>
      <Changeable workbench={workbench}>
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
        <ShownFields
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
      </Changeable>
    </Stack>
  );
}
