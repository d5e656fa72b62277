import type { StoredWidget } from '../document/pageDocument.ts';
import { widgetShapes } from '../generated/widgetShapes.ts';
import { migrate } from '../migrate.ts';
import { isWidgetType } from '../read/parseWidget.ts';
import { customerTypes, memberships, viewports } from '../showing/audience.ts';
import { isTimeZone, isWallTime, momentOf } from '../showing/schedule.ts';
import { checkFields } from './checkFields.ts';
import type { Finding } from './finding.ts';

type Say = (finding: Finding) => void;
interface Place {
  readonly path: string;
  readonly say: Say;
}

function checkSchedule({ from, to, timeZone }: NonNullable<StoredWidget['schedule']>, { path, say }: Place): void {
  for (const [name, wall] of [['from', from], ['to', to]] as const) if (wall !== undefined && !isWallTime(wall)) say({ level: 'error', path: `${path}.${name}`, code: 'bad-time' });
  if (!isTimeZone(timeZone)) return say({ level: 'error', path: `${path}.timeZone`, code: 'bad-zone' });
  const zone = timeZone === 'market' ? 'UTC' : timeZone;
  if (isWallTime(from) && isWallTime(to) && momentOf(from, zone) >= momentOf(to, zone)) say({ level: 'error', path: `${path}.to`, code: 'ends-before-it-begins' });
}

function checkAudience(audience: NonNullable<StoredWidget['audience']>, { path, say }: Place): void {
  const amongst = (name: string, given: unknown, options: readonly string[]) => {
    if (given !== undefined && !(typeof given === 'string' && options.includes(given))) say({ level: 'error', path: `${path}.${name}`, code: 'unknown-option', values: { options: options.join(', ') } });
  };
  for (const [index, type] of (audience.customerTypes ?? []).entries()) amongst(`customerTypes[${String(index)}]`, type, customerTypes);
  amongst('membership', audience.membership, memberships);
  amongst('viewport', audience.viewport, viewports);
}

/** All there is to say of one stored widget, in its newest version. */
export function checkWidget({ type, version, fields, schedule, audience }: StoredWidget, { path, say }: Place): void {
  if (schedule) checkSchedule(schedule, { path: `${path}.schedule`, say });
  if (audience) checkAudience(audience, { path: `${path}.audience`, say });
  const current = migrate({ type, version, values: fields }, widgetShapes);
  if (!isWidgetType(current.type)) return say({ level: 'error', path: `${path}.type`, code: 'unknown-widget', values: { type } });
  const { version: known, fields: described, needs = [] } = widgetShapes[current.type];
  if (current.version > known) return say({ level: 'error', path: `${path}.version`, code: 'newer-version', values: { given: version, known } });
  checkFields(current.values, described, { path: `${path}.fields`, say });
  for (const { field, when, is } of needs) {
    const held = current.values[when] ?? (described[when]?.kind === 'choice' ? described[when].fallback : undefined);
    if (held === is && current.values[field] === undefined) say({ level: 'error', path: `${path}.fields.${field}`, code: 'required' });
  }
}
