import { isWallTime, momentOf } from '@solvik/content-schema/editing';
import { Button, Dialog, Select, Stack, Text, TextField } from '@solvik/design-system';
import { type FormEvent, useState } from 'react';
import { useServices } from '../../../app/services.ts';
import { type Front, fronts, zoneOfFront } from '../seen.ts';
import type { WorkbenchState } from '../useWorkbench.ts';

/** Asks when the newest revision is to be published, by the clock of a market. */
export function SchedulePage({ workbench }: { readonly workbench: WorkbenchState }) {
  const { site, now } = useServices();
  const { text, timeText, open, ask } = workbench;
  const { summary } = open;
  const [front, setFront] = useState<Front>(fronts.find((each) => each === site.channelId) ?? 'se');
  const [wall, setWall] = useState('');
  const [isTried, setTried] = useState(false);
  const moment = isWallTime(wall) ? momentOf(wall, zoneOfFront[front]) : undefined;
  const problem =
    moment === undefined
      ? text('finding.bad-time')
      : moment <= now()
        ? text('schedule.over')
        : undefined;
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (problem || !moment) return;
    // What keeps it from being scheduled is said beside the fields, with the findings.
    await open.schedule(moment.toISOString());
    ask(undefined);
  };
  return (
    <Dialog
      isOpen
      onClose={() => ask(undefined)}
      title={text('schedule.title')}
      closeLabel={text('add.close')}
    >
      <form noValidate onSubmit={(event) => void submit(event)}>
        <Stack gap="16">
          <Text>{text('schedule.what')}</Text>
          {summary?.scheduled && (
            <Text>{text('schedule.replaces', { time: timeText(summary.scheduled.at) })}</Text>
          )}
          <TextField
            type="datetime-local"
            label={text('schedule.at')}
            required
            value={wall}
            error={isTried ? problem : undefined}
            onChange={({ currentTarget }) => setWall(currentTarget.value)}
          />
          <Select
            label={text('schedule.zone')}
            value={front}
            options={fronts.map((value) => ({ value, label: text(`market.${value}`) }))}
            onChange={({ currentTarget }) => setFront(currentTarget.value as Front)}
          />
          <Button type="submit">{text('schedule.do')}</Button>
        </Stack>
      </form>
    </Dialog>
  );
}
