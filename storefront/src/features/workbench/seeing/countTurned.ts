import { unknownVisitor } from '@solvik/content-schema/editing';
import type { Seen } from '../seen.ts';

/** How many of the settings that are not in sight differ from what a customer has by themselves; the moment has its own line. */
export const countTurned = ({
  market,
  language,
  membership,
  conditions,
}: Pick<Seen, 'market' | 'language' | 'membership' | 'conditions'>): number =>
  conditions.length +
  [market, language, membership === unknownVisitor.membership ? undefined : membership].filter(
    (each) => each !== undefined,
  ).length;
