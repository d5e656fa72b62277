/**
 * Generates files from the widget definitions: types, shapes for the shop's bundle, Storybook's
 * controls, a JSON Schema for each, and the reference page.
 */
import { printControls } from '../../content-schema/src/generate/controls.ts';
import { jsonSchema } from '../../content-schema/src/generate/jsonSchema.ts';
import { printShapes } from '../../content-schema/src/generate/printShapes.ts';
import { printTypes } from '../../content-schema/src/generate/printTypes.ts';
import { printReferencePage } from '../../content-schema/src/generate/referencePage.ts';
import { widgetDefinitions } from '../../content-schema/src/widgetDefinitions.ts';
import type { GeneratedFile } from './generatedFile.ts';

export function generateContentSchema(): readonly GeneratedFile[] {
  return [
    { path: 'content-schema/src/generated/widgetTypes.ts', text: printTypes(widgetDefinitions) },
    { path: 'content-schema/src/generated/widgetShapes.ts', text: printShapes(widgetDefinitions) },
    {
      path: 'content-schema/src/generated/widgetControls.ts',
      text: printControls(widgetDefinitions),
    },
    { path: 'docs/reference/widgets.md', text: printReferencePage(widgetDefinitions) },
    ...widgetDefinitions.map((definition) => ({
      path: `content-schema/schemas/${definition.type}.json`,
      text: `${JSON.stringify(jsonSchema(definition), undefined, 2)}\n`,
    })),
  ];
}
