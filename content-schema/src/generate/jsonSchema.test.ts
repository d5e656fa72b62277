import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseWidget } from '../read/parseWidget.ts';
import { arbitraryConfiguration, arbitraryMutation } from '../testing/arbitraryWidget.ts';
import { widgetDefinitions } from '../widgetDefinitions.ts';
import { jsonSchema } from './jsonSchema.ts';

const ajv = new Ajv2020({ strict: false });
addFormats.default(ajv);

describe.each(widgetDefinitions.map((definition) => [definition.type, definition] as const))(
  'the JSON Schema of %s',
  (type, definition) => {
    const validate = ajv.compile(jsonSchema(definition));
    const isRead = (value: unknown): boolean =>
      parseWidget(type, JSON.stringify(value)).kind === 'ok';

    it('and the shop’s reader both accept every payload that its definition allows', () => {
      fc.assert(
        fc.property(arbitraryConfiguration(definition), (value) => {
          expect({
            value,
            isRead: isRead(value),
            errors: validate(value) ? null : validate.errors,
          }).toEqual({ value, isRead: true, errors: null });
        }),
        { seed: 11, numRuns: 60 },
      );
    });

    it('accepts nothing the reader refuses, except what a schema cannot express', () => {
      fc.assert(
        fc.property(arbitraryMutation(definition), (value) => {
          // A schema cannot compare a row with its head, count as people do, or validate calendar
          // dates.
          fc.pre(!JSON.stringify(value).includes('"table"'));
          if (validate(value))
            expect({ value, problems: problemsOf(type, value) }).toEqual({ value, problems: [] });
        }),
        { seed: 12, numRuns: 60 },
      );
    });
  },
);

function problemsOf(type: string, value: unknown) {
  const parsed = parseWidget(type, JSON.stringify(value));
  return parsed.kind === 'bad' ? parsed.problems : [];
}
