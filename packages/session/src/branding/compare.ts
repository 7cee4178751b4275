import { isRecord } from '../storage/persisted-state.ts'

/** Whether a value has every field of a pattern, with the same type. Null in the pattern matches any value. */
export function matchesShape(value: unknown, pattern: object): value is Record<string, unknown> {
  return (
    isRecord(value) &&
    Object.entries(pattern).every(([field, expected]: [string, unknown]) => {
      const found = value[field]
      if (found === undefined) return false
      if (expected === null) return true
      if (Array.isArray(expected)) return Array.isArray(found)
      return isRecord(expected) ? matchesShape(found, expected) : typeof found === typeof expected
    })
  )
}

/** Whether a value contains every field of a pattern with an equal value. Further fields are ignored. */
export function includesValues(value: unknown, pattern: unknown): boolean {
  if (!isRecord(pattern)) return value === pattern
  return (
    isRecord(value) &&
    Object.entries(pattern).every(([field, expected]) => includesValues(value[field], expected))
  )
}
