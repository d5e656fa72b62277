import { designs, shares } from '@solvik/content-schema';
import type { ServiceFinding, StoredContainer, StoredWidget } from '@solvik/content-schema/editing';
import { Button, Disclosure, Inline, Select, Stack, Text, TextField } from '@solvik/design-system';
import { useId } from 'react';
import { changeContainer, joinAbove, splitWidget } from '../editing/editDocument.ts';
import { fieldId } from '../fields/fieldContext.ts';
import { ownName } from '../naming/contentLabels.ts';
import { describeFinding } from '../findings/describeFinding.ts';
import { VisibilityFields } from '../visibility/VisibilityFields.tsx';
import type { OpenContent, WorkbenchWords } from '../workbenchState.ts';

/** The row of a widget: its name, layout, schedule and audience. */
export function RowFields({
  workbench,
  row,
  widget,
}: {
  readonly workbench: WorkbenchWords & OpenContent;
  readonly row: StoredContainer;
  readonly widget: StoredWidget;
}) {
  const { page, text, title } = workbench;
  const joinHint = useId();
  const { editing, findings, edit } = page;
  if (!editing) return null;
  const { document } = editing;
  const isBelowAnother = document.containers.indexOf(row) > 0;
  const path = `containers[${String(document.containers.indexOf(row))}]`;
  const change = (next: StoredContainer, about?: string) =>
    edit(
      changeContainer(document, row.id, () => next),
      about && `${row.id} ${about}`,
    );
  const problemAt = (own: string): string | undefined => {
    const found = findings.find(
      ({ level, path: at }: ServiceFinding) => level === 'error' && at.startsWith(`${path}.${own}`),
    );
    return found && describeFinding(found, text);
  };
  return (
    <>
      <VisibilityFields
        title={text('show.rowTitle')}
        shown={row}
        prefix="row"
        problemAt={problemAt}
        words={workbench}
        onChange={change}
      />
      <Disclosure summary={text('row.title')}>
        <Stack gap="16">
          <TextField
            id={fieldId(['row', 'name'])}
            label={text('edit.name')}
            hint={text('edit.nameHint')}
            value={ownName(row) ?? ''}
            onChange={({ currentTarget }) =>
              change({ ...row, name: currentTarget.value || row.id }, 'name')
            }
          />
          <Select
            id={fieldId(['row', 'layout'])}
            label={text('row.layout')}
            value={row.layout}
            options={shares.map((value) => ({ value, label: title(value) }))}
            onChange={({ currentTarget }) =>
              change({ ...row, layout: currentTarget.value as StoredContainer['layout'] })
            }
          />
          <Select
            id={fieldId(['row', 'design'])}
            label={text('row.design')}
            value={row.design}
            options={designs.map((value) => ({ value, label: text(`row.${value}`) }))}
            onChange={({ currentTarget }) =>
              change({ ...row, design: currentTarget.value as StoredContainer['design'] })
            }
          />
          <Select
            id={fieldId(['row', 'responsiveMode'])}
            label={text('row.phone')}
            value={row.responsiveMode}
            options={[
              { value: '', label: text('row.phoneKeep') },
              { value: 'collapse', label: text('row.phoneCollapse') },
            ]}
            onChange={({ currentTarget }) =>
              change({
                ...row,
                responsiveMode: currentTarget.value as StoredContainer['responsiveMode'],
              })
            }
          />
          <Inline gap="8">
            {row.widgets.length > 1 && (
              <Button
                emphasis="outlined"
                size="small"
                onClick={() => edit(splitWidget(document, widget.id))}
              >
                {text('row.split')}
              </Button>
            )}
            {isBelowAnother && (
              <Button
                emphasis="outlined"
                size="small"
                aria-describedby={joinHint}
                onClick={() => edit(joinAbove(document, widget.id))}
              >
                {text('row.join')}
              </Button>
            )}
          </Inline>
          {isBelowAnother && (
            <Text tone="muted" id={joinHint}>
              {text('row.joinHint')}
            </Text>
          )}
        </Stack>
      </Disclosure>
    </>
  );
}
