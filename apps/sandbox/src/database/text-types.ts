/**
 * OIDs of the types that drizzle's columns read as text: date, timestamp, timestamptz, interval, and arrays of these
 * and of numeric.
 */
export const textTypes = [1082, 1114, 1184, 1186, 1182, 1115, 1185, 1187, 1231] as const

export const asText = (text: string): string => text
