import { isObject } from './edited.ts'

/** What stands at a place of a JSON object; undefined where nothing does. */
export function valueAt(value: unknown, path: readonly string[]): unknown {
  const [key, ...rest] = path
  if (key === undefined) return value
  return isObject(value) ? valueAt(value[key], rest) : undefined
}

/** The same object with another value at one place, in the same order of keys. */
export function withValue(
  value: unknown,
  path: readonly string[],
  set: unknown,
): Readonly<Record<string, unknown>> {
  const [key = '', ...rest] = path
  const object = isObject(value) ? value : {}
  return { ...object, [key]: rest.length === 0 ? set : withValue(object[key], rest, set) }
}
