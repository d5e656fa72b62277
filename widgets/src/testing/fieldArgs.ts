/**
 * The initial values of the controls of a widget's fields; every story imports this, so it imports
 * no component.
 */
import { argPrefix } from '@solvik/content-schema/controls';

export type FieldArgs = Readonly<Record<string, unknown>>;

/** Whether an arg is the control of a field. */
export const isFieldArg = (arg: string): boolean => arg.startsWith(argPrefix);

/** Storybook's preview initialises the controls with each story's configuration. */
export function fieldArgs({
  argTypes,
  initialArgs,
}: {
  readonly argTypes: FieldArgs;
  readonly initialArgs: FieldArgs;
}): FieldArgs {
  const configuration = (initialArgs['configuration'] ?? {}) as FieldArgs;
  const fields = Object.keys(argTypes).filter(isFieldArg);
  return Object.fromEntries(fields.map((arg) => [arg, configuration[arg.slice(argPrefix.length)]]));
}
