import type { StoredWidget } from '@solvik/content-schema/editing';
import { Button, IconButton, Inline } from '@solvik/design-system';
import type { EditingSteps, Selection, WorkbenchWords } from '../workbenchState.ts';

/** Moves, duplicates or removes the widget of the form. */
export function WidgetActions({
  workbench: { text, widgets, move, duplicate, remove },
  widget: { id },
}: {
  readonly workbench: WorkbenchWords & Selection & EditingSteps;
  readonly widget: StoredWidget;
}) {
  const at = widgets.findIndex((each) => each.id === id);
  return (
    <Inline gap="8">
      <IconButton
        icon="chevron-up"
        label={text('edit.up')}
        disabled={at <= 0}
        onClick={() => move(id, at - 1)}
      />
      <IconButton
        icon="chevron-down"
        label={text('edit.down')}
        disabled={at === widgets.length - 1}
        onClick={() => move(id, at + 1)}
      />
      <Button emphasis="outlined" size="small" onClick={() => duplicate(id)}>
        {text('edit.duplicate')}
      </Button>
      <Button emphasis="outlined" size="small" onClick={() => remove(id)}>
        {text('edit.remove')}
      </Button>
    </Inline>
  );
}
