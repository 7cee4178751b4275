import { isRecord } from '../../packages/branding/src/tokens/token-at.ts'

/** The value at a path of a JSON object; undefined if there is none. */
export function valueAt(value: unknown, path: readonly string[]): unknown {
  const [key, ...rest] = path
  if (key === undefined) return value
  return isRecord(value) ? valueAt(value[key], rest) : undefined
}
