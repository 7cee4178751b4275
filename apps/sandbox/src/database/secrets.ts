import { eq } from 'drizzle-orm'
import { newToken } from '../identity/tokens.ts'
import type { Database } from './connection.ts'
import { asWorker } from './in-tenant.ts'
import { secrets } from './schema/clock.ts'

/** A secret of this database, created on first use. */
export function secretOf(database: Database, name: string): Promise<string> {
  return asWorker(database, async (tx) => {
    await tx.insert(secrets).values({ name, value: newToken() }).onConflictDoNothing()
    const [kept] = await tx.select().from(secrets).where(eq(secrets.name, name))
    if (!kept) throw new Error(`The secret ${name} was not kept.`)
    return kept.value
  })
}
