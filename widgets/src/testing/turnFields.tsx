/** Lets each field of a widget be turned by a control of its own in Storybook: controls and their words follow from the widget's definition. */
import { parseWidget, type WidgetType } from '@solvik/content-schema';
import { widgetDefinitions } from '@solvik/content-schema/editing';
import { argPrefix, type WidgetControl, widgetControls } from '@solvik/content-schema/controls';
import { Notice } from '@solvik/design-system';
import type { ArgTypes, Decorator } from '@storybook/react-vite';
import { inPageLanguage } from './storyWidget.ts';

type Args = Readonly<Record<string, unknown>>;

const isField = (arg: string): boolean => arg.startsWith(argPrefix);
const isTurnable = ([arg]: readonly [string, unknown]): boolean => isField(arg);

/** As an editor's form would store it: a day picked is a moment, an emptied control is no value. */
function storedValue(value: unknown, control: WidgetControl['control'] | undefined): unknown {
  if (value === '' || value === null) return undefined;
  return control?.type === 'date' && typeof value === 'number'
    ? new Date(value).toISOString()
    : value;
}

/** The story with what has been turned, read as the shop reads it; what cannot be read is named in its place. */
function withFields(type: WidgetType): Decorator {
  const controls: Readonly<Record<string, WidgetControl>> = widgetControls[type];
  const version = widgetDefinitions.find((definition) => definition.type === type)?.version;
  return (Story, { args: all, initialArgs }) => {
    const args: Args = Object.fromEntries(Object.entries(all).filter((each) => !isTurnable(each)));
    const turned = Object.entries(all as Args).filter(
      (each) => isTurnable(each) && each[1] !== (initialArgs as Args)[each[0]],
    );
    if (turned.length === 0) return Story({ args });
    const fields = Object.fromEntries(
      turned.map(([arg, value]) => [
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

/** For the meta of a widget's stories; the page's language comes with it. */
export function turnFields(type: WidgetType): {
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

/** Storybook's preview lets the controls begin with what each story's configuration holds. */
export function fieldArgs({
  argTypes,
  initialArgs,
}: {
  readonly argTypes: Args;
  readonly initialArgs: Args;
}): Args {
  const configuration = (initialArgs['configuration'] ?? {}) as Args;
  return Object.fromEntries(
    Object.keys(argTypes)
      .filter(isField)
      .map((arg) => [arg, configuration[arg.slice(argPrefix.length)]]),
  );
}
