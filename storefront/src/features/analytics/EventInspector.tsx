/** EventInspector: recorded events with their gates and contents, in development. */
import { Container, Disclosure, Drawer, TextButton } from '@solvik/design-system';
import { useState } from 'react';
import type { InspectedEvent } from './startRecording.ts';

const outcomeOf = ({ receivers }: InspectedEvent): string =>
  receivers
    .map(({ receiver, isAllowed }) => `${receiver} ${isAllowed ? 'sent' : 'held back'}`)
    .join(', ');

/** It is for developers, so its words are English. */
export function EventInspector({ events }: { readonly events: readonly InspectedEvent[] }) {
  const [isOpen, setOpen] = useState(false);
  const title = `Events (${String(events.length)})`;
  return (
    <Container lang="en">
      <TextButton onClick={() => setOpen(true)}>{title}</TextButton>
      <Drawer isOpen={isOpen} onClose={() => setOpen(false)} title={title} closeLabel="Close">
        {events.map((inspected) => {
          const { timestamp, type, data } = inspected.event;
          return (
            <Disclosure
              key={`${timestamp} ${type} ${JSON.stringify(data)}`}
              summary={`${timestamp.slice(11, 19)} ${type}: ${outcomeOf(inspected)}`}
            >
              <pre>{JSON.stringify(data, null, 2)}</pre>
            </Disclosure>
          );
        })}
      </Drawer>
    </Container>
  );
}
