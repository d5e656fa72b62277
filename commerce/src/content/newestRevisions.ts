/** Pages and menus (`s`) with the newest revision of each (`r`), to select from. */
import type { Queries } from '../database/database.ts';

export const newestRevisions = (queries: Queries) =>
  queries
    .selectFrom('contentStates as s')
    .innerJoin('contentRevisions as r', (join) =>
      join
        .onRef('r.kind', '=', 's.kind')
        .onRef('r.key', '=', 's.key')
        .onRef('r.number', '=', 's.latest'),
    );
