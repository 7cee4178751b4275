import { isRecord } from './persisted.ts'

/** Whether a value that was read has every field of a pattern, of the same kind. Null in the pattern stands for any value. */
export function isSameShape(value: unknown, pattern: object): value is Record<string, unknown> {
  return (
    isRecord(value) &&
    Object.entries(pattern).every(([field, expected]: [string, unknown]) => {
      const found = value[field]
      if (found === undefined) return false
      if (expected === null) return true
      return isRecord(expected) ? isSameShape(found, expected) : typeof found === typeof expected
    })
  )
}

/** Whether a value says all that a pattern says, whatever more it says. */
export function saysTheSame(value: unknown, pattern: unknown): boolean {
  if (!isRecord(pattern)) return value === pattern
  return isRecord(value) && Object.entries(pattern).every(([field, said]) => saysTheSame(value[field], said))
}
