import { sql } from 'drizzle-orm'
import { text, timestamp, uuid } from 'drizzle-orm/pg-core'

/** The row's tenant. The database takes it from the transaction, and rejects any other by policy. */
export const tenant = () =>
  text('tenant')
    .notNull()
    .default(sql`current_tenant()`)

export const id = (name: string) => uuid(name).notNull().defaultRandom()

/** A moment in UTC, to the millisecond. */
export const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'date', precision: 3 })
