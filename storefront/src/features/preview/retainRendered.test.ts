import { describe, expect, it } from 'vitest';
import { type ReadArea, readContent, type WidgetResponse } from '../content/areas/readArea.ts';
import { retainRendered } from './retainRendered.ts';

const widget = (id: string, heading: string, type = 'hero'): WidgetResponse => ({
  id,
  type,
  name: type,
  size: 'full',
  sortOrder: 0,
  classNames: [],
  configuration: JSON.stringify({ heading }),
});

/** An area of one row that rendered these widgets. */
const areaOf = (...widgets: readonly WidgetResponse[]): ReadArea => ({
  id: 7,
  name: 'Front',
  containers: [
    {
      id: '700',
      layout: 'full',
      design: 'default',
      widgets: widgets.flatMap((each) => {
        const read = readContent(each, { isPreview: true });
        return read.kind === 'ok' ? [{ id: String(each.id), share: 'full', ...read.value }] : [];
      }),
    },
  ],
});

/** The heading that is rendered, or the code of the first problem. */
function retained(edited: WidgetResponse, area: ReadArea) {
  const read = readContent(edited, { isPreview: true });
  const content = retainRendered(new Map([[edited, read]]), area).get(edited);
  return content?.kind === 'ok' ? content.value.source?.configuration : content?.problems[0]?.code;
}

describe('a widget of a patch', () => {
  it.each([
    ['is rendered as sent if it is well formed', widget('a', 'New'), '{"heading":"New"}'],
    ['keeps its last rendering while it is malformed', widget('a', ''), '{"heading":"Old"}'],
    ['is malformed when it was never rendered', widget('b', ''), 'required'],
    ['keeps no rendering of another type', widget('a', '', 'banner'), 'required'],
  ])('%s', (_title, edited, expected) =>
    expect(retained(edited, areaOf(widget('a', 'Old')))).toBe(expected),
  );
});
