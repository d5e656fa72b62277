/**
 * Publishes changes of content as events of the shop, so that editors on every node are notified.
 */
import { contentKinds, type ContentRef, type ContentEvent } from '@solvik/content-schema/editing';
import type { Runtime } from '../../events/runtime.ts';

const kinds = ['changed', 'presence'] as const;

export const contentTag = (kind: ContentEvent['kind'], content: ContentRef): string =>
  `desk:${kind}:${content.kind}:${content.key}`;

function readTag(tag: string): ContentEvent | undefined {
  const [source, kindName, kind, key] = tag.split(':');
  const event = kinds.find((each) => each === kindName);
  const contentKind = contentKinds.find((each) => each === kind);
  return source === 'desk' && event && contentKind && key
    ? { kind: event, content: { kind: contentKind, key } }
    : undefined;
}

/** @returns unsubscribes */
export const watchContent = (
  { events }: Pick<Runtime, 'events'>,
  listener: (event: ContentEvent) => void,
): (() => void) =>
  events.subscribe(({ tags }) => {
    for (const tag of tags) {
      const event = readTag(tag);
      if (event) listener(event);
    }
  });
