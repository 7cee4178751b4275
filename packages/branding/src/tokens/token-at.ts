/** Whether a value of parsed JSON is an object, not an array or null. */
export const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Limits aliases of aliases, which could be circular. */
const maxDepth = 8

/** The token, group or extension at a dotted path; undefined if the path does not exist. */
export function tokenAt(tokens: unknown, path: string): unknown {
  return path
    .split('.')
    .reduce<unknown>((at, name) => (isRecord(at) && Object.hasOwn(at, name) ? at[name] : undefined), tokens)
}

/** The value of a token; an alias `{path}` is replaced by the value of the token that it refers to. */
export function resolveAlias(tokens: unknown, path: string, depth = 0): unknown {
  const token = tokenAt(tokens, path)
  const value = isRecord(token) ? token['$value'] : undefined
  const [, other] = typeof value === 'string' ? (/^\{([^{}]+)\}$/.exec(value) ?? []) : []
  if (other === undefined) return value
  return depth < maxDepth ? resolveAlias(tokens, other, depth + 1) : value
}
