import { eq } from 'drizzle-orm'
import type { Database } from '../database/connection.ts'
import { asWorker } from '../database/in-tenant.ts'
import { jobs } from '../database/schema/due-work.ts'

/** Every tenant with data, even if it is not served at present: each has an end of day scheduled. */
export async function tenantsWithData(database: Database): Promise<string[]> {
  const rows = await asWorker(database, (tx) =>
    tx.selectDistinct({ tenant: jobs.tenant }).from(jobs).where(eq(jobs.status, 'waiting')),
  )
  return rows.map(({ tenant }) => tenant)
}
