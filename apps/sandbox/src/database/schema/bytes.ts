import { customType } from 'drizzle-orm/pg-core'

/** A file's content. */
export const bytes = customType<{ data: Uint8Array; driverData: Uint8Array }>({ dataType: () => 'bytea' })
