import { customType } from 'drizzle-orm/pg-core'

/** Reads a bigint column as a number, and refuses values that a number cannot represent exactly. */
export function safeInteger(value: unknown): number {
  const number = Number(value)
  if (value === null || !Number.isSafeInteger(number))
    throw new RangeError(`not a safe integer: ${String(value)}`)
  return number
}

/** Integer cents in a bigint column. */
export const cents = customType<{ data: number; driverData: string | number | bigint }>({
  dataType: () => 'bigint',
  toDriver: (value) => safeInteger(value),
  fromDriver: (value) => safeInteger(value),
})
