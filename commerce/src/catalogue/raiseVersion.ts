/** Every node compares the catalogue's version with the one its lists were made of, and makes them anew when it was raised. */
import { sql } from 'kysely';
import { run, type Queries } from '../database/database.ts';

export async function raiseVersion(queries: Queries): Promise<void> {
  await run(
    queries,
    sql`insert into shop_state (name, value) values ('catalogue-version', '1')
      on conflict (name) do update set value = ((shop_state.value)::int + 1)::text`,
  );
}
