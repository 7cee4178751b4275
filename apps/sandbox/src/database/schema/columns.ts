import { sql } from 'drizzle-orm'
import { text, timestamp, uuid } from 'drizzle-orm/pg-core'

/** The row's tenant. The database sets it from the transaction, and a row-level security policy rejects any other. */
export const tenant = () =>
  text('tenant')
    .notNull()
    .default(sql`current_tenant()`)

export const id = (name: string) => uuid(name).notNull().defaultRandom()

/** A moment in UTC, to the millisecond. */
export const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'date', precision: 3 })
