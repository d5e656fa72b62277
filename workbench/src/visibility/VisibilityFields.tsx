import { marketIds, markets } from '@solvik/shop';
import { viewports } from '@solvik/content-schema';
import {
  type Audience,
  customerTypes,
  type Language,
  languages,
  memberships,
} from '@solvik/content-schema/editing';
import {
  Checkbox,
  CheckboxGroup,
  Disclosure,
  Select,
  Stack,
  Text,
  TextField,
} from '@solvik/design-system';
import { fieldId } from '../fields/fieldContext.ts';
import { type Channel, channels } from '../preview/previewSettings.ts';
import { changeAudience, changeSchedule } from './changeVisibility.ts';
import {
  customerKeys,
  describeVisibility,
  type Shown,
  type VisibilityTexts,
} from './describeVisibility.ts';

interface VisibilityFieldsProps<T extends Shown> {
  readonly title: string;
  readonly shown: T;
  /** `about` joins the letters of a field to one step. */
  readonly onChange: (next: T, about: string) => void;
  /** Before the ids of the controls: `row` for a row's. */
  readonly prefix?: string;
  /** The error at `schedule.to`, as a message. */
  readonly problemAt: (path: string) => string | undefined;
  readonly words: VisibilityTexts;
}

/** The first market of each time zone. */
const zones = new Map(
  marketIds.toReversed().map((id) => [markets[id].timeZone, `market.${id}` as const]),
);

interface ChoicesProps<V extends string> {
  readonly id: string;
  readonly legend: string;
  readonly hint: string;
  readonly error: string | undefined;
  readonly options: readonly V[];
  readonly labelOf: (value: V) => string;
  readonly chosen: readonly V[] | undefined;
  readonly onChange: (chosen: readonly V[]) => void;
}

/** Boxes of which none means all. */
function Choices<V extends string>({
  id,
  legend,
  hint,
  error,
  options,
  labelOf,
  chosen,
  onChange,
}: ChoicesProps<V>) {
  const selected = Array.isArray(chosen) ? chosen : [];
  return (
    <CheckboxGroup id={id} tabIndex={-1} legend={legend} hint={hint} error={error}>
      {options.map((value) => (
        <Checkbox
          key={value}
          label={labelOf(value)}
          checked={selected.includes(value)}
          onChange={({ currentTarget }) =>
            onChange(
              currentTarget.checked
                ? options.filter((option) => option === value || selected.includes(option))
                : selected.filter((option) => option !== value),
            )
          }
        />
      ))}
    </CheckboxGroup>
  );
}

/** Schedule and audience of a row or widget, collapsed to one line until they are opened. */
export function VisibilityFields<T extends Shown>({
  title,
  shown,
  onChange,
  prefix,
  problemAt,
  words,
}: VisibilityFieldsProps<T>) {
  const { text } = words;
  const { schedule, audience = {} } = shown;
  const idOf = (...path: readonly string[]) => fieldId([...(prefix ? [prefix] : []), ...path]);
  const change = (part: Partial<Audience>, name: string) =>
    onChange(changeAudience(shown, part), `${prefix ?? ''} audience ${name}`);
  const time = (name: 'from' | 'to', hint: string) => (
    <TextField
      id={idOf('schedule', name)}
      type="datetime-local"
      label={legendOf(text(`show.${name}`))}
      hint={hint}
      value={schedule?.[name] ?? ''}
      error={problemAt(`schedule.${name}`)}
      onChange={({ currentTarget }) =>
        onChange(
          changeSchedule(shown, { [name]: currentTarget.value || undefined }),
          `${prefix ?? ''} schedule ${name}`,
        )
      }
    />
  );
  const hint = text('show.noneIsAll');
  // A widget's groups and its row's are in one form, and distinguished by their names.
  const legendOf = (legend: string) =>
    prefix ? `${title}: ${legend.toLocaleLowerCase(words.locale)}` : legend;
  const zone = schedule?.timeZone ?? 'market';
  const listed = [
    { value: 'market', label: text('show.zoneMarket') },
    ...[...zones].toReversed().map(([value, key]) => ({ value, label: text(key) })),
  ];
  const either = <V extends string>(options: readonly V[], labelOf: (value: V) => string) => [
    { value: '', label: text('preview.anyone') },
    ...options.map((value) => ({ value, label: labelOf(value) })),
  ];
  return (
    <Disclosure
      summary={
        <span>
          {title}
          <br />
          <Text as="span" tone="muted">
            {describeVisibility(shown, words)}
          </Text>
        </span>
      }
    >
      <Stack gap="16">
        {time('from', text('show.fromHint'))}
        {time('to', text('show.toHint'))}
        <Select
          id={idOf('schedule', 'timeZone')}
          label={legendOf(text('show.zone'))}
          value={zone}
          error={problemAt('schedule.timeZone')}
          options={
            listed.some(({ value }) => value === zone)
              ? listed
              : [...listed, { value: zone, label: zone }]
          }
          onChange={({ currentTarget }) =>
            onChange(changeSchedule(shown, { timeZone: currentTarget.value }), 'zone')
          }
        />
        <Choices
          id={idOf('audience', 'channels')}
          legend={legendOf(text('show.channels'))}
          hint={hint}
          error={problemAt('audience.channels')}
          options={channels}
          labelOf={(channel) => text(`market.${channel}`)}
          chosen={audience.channels as readonly Channel[] | undefined}
          onChange={(chosen) => change({ channels: chosen }, 'channels')}
        />
        <Choices
          id={idOf('audience', 'markets')}
          legend={legendOf(text('show.markets'))}
          hint={hint}
          error={problemAt('audience.markets')}
          options={channels}
          labelOf={(channel) => text(`market.${channel}`)}
          chosen={audience.markets as readonly Channel[] | undefined}
          onChange={(markets) => change({ markets }, 'markets')}
        />
        <Choices
          id={idOf('audience', 'languages')}
          legend={legendOf(text('show.languages'))}
          hint={hint}
          error={problemAt('audience.languages')}
          options={languages}
          labelOf={(language) => text(`language.${language}`)}
          chosen={audience.languages as readonly Language[] | undefined}
          onChange={(chosen) => change({ languages: chosen }, 'languages')}
        />
        <Choices
          id={idOf('audience', 'customerTypes')}
          legend={legendOf(text('show.customers'))}
          hint={hint}
          error={problemAt('audience.customerTypes')}
          options={customerTypes}
          labelOf={(type) => text(customerKeys[type])}
          chosen={audience.customerTypes}
          onChange={(chosen) => change({ customerTypes: chosen }, 'customers')}
        />
        <Select
          id={idOf('audience', 'membership')}
          label={legendOf(text('preview.membership'))}
          value={audience.membership ?? ''}
          error={problemAt('audience.membership')}
          options={either(memberships, (value) => text(`preview.${value}`))}
          onChange={({ currentTarget }) =>
            change(
              {
                membership: (currentTarget.value || undefined) as NonNullable<
                  Audience['membership']
                >,
              },
              'membership',
            )
          }
        />
        <Select
          id={idOf('audience', 'viewport')}
          label={legendOf(text('show.viewport'))}
          value={audience.viewport ?? ''}
          error={problemAt('audience.viewport')}
          options={either(viewports, (value) => text(`show.${value}`))}
          onChange={({ currentTarget }) =>
            change(
              { viewport: (currentTarget.value || undefined) as NonNullable<Audience['viewport']> },
              'viewport',
            )
          }
        />
      </Stack>
    </Disclosure>
  );
}
