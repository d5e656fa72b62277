import { languages, unknownVisitor } from '@solvik/content-schema/editing';
import { Button, Select, Stack } from '@solvik/design-system';
import { Popover } from '@solvik/design-system/popover';
import { fronts, type Seen } from '../seen.ts';
import type { WorkbenchState } from '../useWorkbench.ts';
import { Conditions } from './Conditions.tsx';
import { countTurned } from './countTurned.ts';
import { SeenDay } from './SeenDay.tsx';

/** What is turned more seldom, behind a button that says how much of it is turned now; a menu has no day of its own. */
export function SeenMore({
  workbench,
  hasDay,
}: {
  readonly workbench: WorkbenchState;
  readonly hasDay: boolean;
}) {
  const { text, seen, setSeen } = workbench;
  return (
    <Popover
      label={text('see.conditions')}
      closeLabel={text('add.close')}
      trigger={
        <Button emphasis="outlined" size="small">
          {text('see.conditionsOn', { count: countTurned(seen) })}
        </Button>
      }
    >
      <Stack gap="16">
        <Select
          label={text('see.market')}
          value={seen.market ?? ''}
          options={[
            { value: '', label: text('see.ownMarket') },
            ...fronts.map((value) => ({ value, label: text(`market.${value}`) })),
          ]}
          onChange={({ currentTarget }) =>
            setSeen({ ...seen, market: (currentTarget.value || undefined) as Seen['market'] })
          }
        />
        <Select
          label={text('see.language')}
          value={seen.language ?? ''}
          options={[
            { value: '', label: text('see.ownLanguage') },
            ...languages.map((value) => ({ value, label: text(`language.${value}`) })),
          ]}
          onChange={({ currentTarget }) =>
            setSeen({ ...seen, language: (currentTarget.value || undefined) as Seen['language'] })
          }
        />
        <Select
          label={text('see.membership')}
          value={seen.membership ?? unknownVisitor.membership}
          options={[
            { value: 'guest', label: text('see.guest') },
            { value: 'member', label: text('see.member') },
          ]}
          onChange={({ currentTarget: { value } }) =>
            setSeen({ ...seen, membership: value === 'member' ? value : undefined })
          }
        />
        <Conditions seen={seen} onChange={setSeen} text={text} />
        {hasDay && <SeenDay workbench={workbench} />}
      </Stack>
    </Popover>
  );
}
