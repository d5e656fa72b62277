/** Generated payloads of one widget type as rows of a page: the same seed gives the same page. */
import { widgetDefinitions } from '@solvik/content-schema/editing';
import { arbitraryConfiguration, arbitraryMutation } from '@solvik/content-schema/testing';
import fc from 'fast-check';
import type { PlacedContainer } from '../widgetProps.ts';
import { placeText } from './placeText.ts';

export interface Payloads {
  readonly type: string;
  readonly kind: 'valid' | 'mutated';
  readonly seed: number;
  readonly count: number;
}

/** The rows of those that can be read, and how many cannot. Throws where a valid one cannot. */
export async function drawPayloads({ type, kind, seed, count }: Payloads): Promise<{
  readonly containers: readonly PlacedContainer[];
  readonly unread: number;
}> {
  const definition = widgetDefinitions.find((each) => each.type === type);
  if (!definition) throw new Error(`There is no widget “${type}”.`);
  const payloads = fc.sample<unknown>(
    kind === 'valid' ? arbitraryConfiguration(definition) : arbitraryMutation(definition),
    { seed, numRuns: count },
  );
  const placed = await Promise.all(
    payloads.map(async (payload, at) =>
      placeText(type, JSON.stringify(payload), `${String(seed)}-${type}-${String(at)}`),
    ),
  );
  const read = placed.filter((each) => each !== undefined);
  const unread = count - read.length;
  if (kind === 'valid' && unread > 0)
    throw new Error(
      `${String(unread)} of ${String(count)} valid payloads of ${type} cannot be read (seed ${String(seed)}).`,
    );
  return {
    containers: read.map((each, at) => ({
      id: String(at),
      layout: 'full',
      design: 'default',
      widgets: [each],
    })),
    unread,
  };
}
