import { isWallTime, momentOf } from '@solvik/content-schema/editing';
import { Button, Dialog, Select, Stack, Text, TextField } from '@solvik/design-system';
import { type FormEvent, useState } from 'react';
import { useHost } from '../host.ts';
import { type Channel, channels, zoneByChannel } from '../preview/previewSettings.ts';
import type { OpenContent, Screens, WorkbenchWords } from '../workbenchState.ts';

/** Schedules the newest revision, in the time zone of a market. */
export function SchedulePage({
  workbench,
}: {
  readonly workbench: WorkbenchWords & OpenContent & Screens;
}) {
  const { site, now } = useHost();
  const { text, timeText, open, openDialog } = workbench;
  const { summary } = open;
  const [channel, setChannel] = useState<Channel>(
    channels.find((each) => each === site.channelId) ?? channels[0],
  );
  const [wall, setWall] = useState('');
  const [isTried, setTried] = useState(false);
  const moment = isWallTime(wall) ? momentOf(wall, zoneByChannel[channel]) : undefined;
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
    // What blocks scheduling is shown beside the fields, with the findings.
    await open.schedule(moment.toISOString());
    openDialog(undefined);
  };
  return (
    <Dialog
      isOpen
      onClose={() => openDialog(undefined)}
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
            value={channel}
            options={channels.map((value) => ({ value, label: text(`market.${value}`) }))}
            onChange={({ currentTarget }) => setChannel(currentTarget.value as Channel)}
          />
          <Button type="submit">{text('schedule.do')}</Button>
        </Stack>
      </form>
    </Dialog>
  );
}
