import type { PGlite } from '@electric-sql/pglite'

/**
 * The number of changes, besides a share of a table's rows, after which PostgreSQL's autovacuum processes the table.
 * PGlite has no autovacuum.
 */
const changedRows = 50

/**
 * Vacuums and analyzes the tables that have changed much since the last time. Without statistics, a batch of the end of
 * a day reads all accounts. Returns the names of the tables.
 */
export async function maintainTables(client: PGlite): Promise<readonly string[]> {
  await client.query('select pg_stat_force_next_flush()')
  const { rows } = await client.query<{ name: string; work: string }>(`
    select relid::regclass::text as name,
           case when n_dead_tup > ${changedRows} + n_live_tup * 0.2 then 'vacuum (analyze)' else 'analyze' end as work
      from pg_stat_user_tables
     where n_dead_tup > ${changedRows} + n_live_tup * 0.2
        or n_mod_since_analyze > ${changedRows} + n_live_tup * 0.1
     order by relid`)
  for (const { name, work } of rows) await client.exec(`${work} ${name}`)
  return rows.map(({ name }) => name)
}
