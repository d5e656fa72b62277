/** How changes at the desk travel with the shop's events, so that editors on every node hear of them. */
import { contentKinds, type ContentRef, type DeskEvent } from '@solvik/content-schema/editing';
import type { Shop } from '../../shop.ts';

const kinds = ['changed', 'presence'] as const;

export const deskTag = (kind: DeskEvent['kind'], content: ContentRef): string =>
  `desk:${kind}:${content.kind}:${content.key}`;

function readTag(tag: string): DeskEvent | undefined {
  const [desk, told, kind, key] = tag.split(':');
  const event = kinds.find((each) => each === told);
  const contentKind = contentKinds.find((each) => each === kind);
  return desk === 'desk' && event && contentKind && key
    ? { kind: event, content: { kind: contentKind, key } }
    : undefined;
}

/** Returns how to stop listening. */
export const watchDesk = (
  { events }: Pick<Shop, 'events'>,
  listener: (event: DeskEvent) => void,
): (() => void) =>
  events.subscribe(({ tags }) => {
    for (const tag of tags) {
      const event = readTag(tag);
      if (event) listener(event);
    }
  });
