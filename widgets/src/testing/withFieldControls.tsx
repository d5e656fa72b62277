/**
 * Gives each field of a widget a control of its own in Storybook: controls and their labels follow
 * from the widget's definition.
 */
import { parseWidget, type WidgetType } from '@solvik/content-schema';
import { widgetDefinitions } from '@solvik/content-schema/editing';
import { argPrefix, type WidgetControl, widgetControls } from '@solvik/content-schema/controls';
import { Notice } from '@solvik/design-system';
import type { ArgTypes, Decorator } from '@storybook/react-vite';
import { type FieldArgs, isFieldArg } from './fieldArgs.ts';
import { inPageLanguage } from './storyWidget.ts';

const isTurnable = ([arg]: readonly [string, unknown]): boolean => isFieldArg(arg);

/** As an editor's form would store it: a picked day is a moment, an emptied control is no value. */
function storedValue(value: unknown, control: WidgetControl['control'] | undefined): unknown {
  if (value === '' || value === null) return undefined;
  return control?.type === 'date' && typeof value === 'number'
    ? new Date(value).toISOString()
    : value;
}

/** The story with the changed fields, read as the shop reads it; errors are shown in its place. */
function withFields(type: WidgetType): Decorator {
  const controls: Readonly<Record<string, WidgetControl>> = widgetControls[type];
  const version = widgetDefinitions.find((definition) => definition.type === type)?.version;
  return (Story, { args: all, initialArgs }) => {
    const args: FieldArgs = Object.fromEntries(
      Object.entries(all).filter((each) => !isTurnable(each)),
    );
    const changed = Object.entries(all as FieldArgs).filter(
      (each) => isTurnable(each) && each[1] !== (initialArgs as FieldArgs)[each[0]],
    );
    if (changed.length === 0) return Story({ args });
    const fields = Object.fromEntries(
      changed.map(([arg, value]) => [
        arg.slice(argPrefix.length),
        storedValue(value, controls[arg]?.control),
      ]),
    );
    const read = parseWidget(
      type,
      JSON.stringify({ $version: version, ...(args['configuration'] as object), ...fields }),
    );
    if (read.kind === 'ok')
      return Story({ args: { ...args, configuration: read.value.configuration } });
    return (
      <Notice tone="error">
        {read.problems.map(({ path, code }) => `${path}: ${code}`).join(', ')}
      </Notice>
    );
  };
}

/** For the meta of a widget's stories; it includes the page's language. */
export function withFieldControls(type: WidgetType): {
  readonly argTypes: Partial<ArgTypes>;
  readonly decorators: Decorator[];
} {
  return {
    argTypes: {
      configuration: { control: false, description: 'What the fields come to once they are read.' },
      ...widgetControls[type],
    },
    decorators: [withFields(type), inPageLanguage],
  };
}
