import { sql } from 'drizzle-orm'
import { text, timestamp, uuid } from 'drizzle-orm/pg-core'

/** Whose row it is. The database fills it in from the transaction and refuses any other (by policy). */
export const tenant = () =>
  text('tenant')
    .notNull()
    .default(sql`current_tenant()`)

export const id = (name: string) => uuid(name).notNull().defaultRandom()

/** A moment in UTC, to the millisecond. */
export const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'date', precision: 3 })
