import { isObject } from './edited-branding.ts'

/** The value at a path of a JSON object; undefined where there is none. */
export function valueAt(value: unknown, path: readonly string[]): unknown {
  const [key, ...rest] = path
  if (key === undefined) return value
  return isObject(value) ? valueAt(value[key], rest) : undefined
}

/** A copy of the object with another value at one path, in the same order of keys. */
export function withValue(
  value: unknown,
  path: readonly string[],
  set: unknown,
): Readonly<Record<string, unknown>> {
  const [key = '', ...rest] = path
  const object = isObject(value) ? value : {}
  return { ...object, [key]: rest.length === 0 ? set : withValue(object[key], rest, set) }
}
