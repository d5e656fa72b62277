/** A stored page of one row, whose checks tests vary. */
import { checkDocument } from '../findings/checkDocument.ts';

export const inAllLanguages = (word: string) => ({ sv: word, nb: word, da: word, fi: word });

const storedRow = {
  id: 'row',
  name: 'Rad',
  layout: 'full',
  design: 'default',
  responsiveMode: '',
};

export const storedHero = {
  id: 'hero',
  type: 'hero',
  version: 1,
  name: 'Hero',
  size: 'full',
  fields: { heading: inAllLanguages('Kappväder') },
};

/** The path of a page's first widget. */
export const heroPath = 'containers[0].widgets[0]';

/** `row` holds the row's own schedule and audience. */
export const storedPage = (
  widgets: readonly unknown[],
  changes: object = {},
  row: object = {},
) => ({
  name: 'Om oss',
  title: inAllLanguages('Om oss'),
  description: inAllLanguages('Vilka vi är'),
  alias: inAllLanguages('om-oss'),
  tags: [],
  containers: [{ ...storedRow, ...row, widgets }],
  ...changes,
});

/** The findings of a document, as `level path code`. */
export const reportedIn = (value: unknown) =>
  checkDocument(value).findings.map(({ level, path, code }) => `${level} ${path} ${code}`);
