/** Whether a value of parsed JSON is an object in braces. */
export const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Aliases of aliases, and no circles. */
const maxDepth = 8

/** What is at a dotted path of tokens: a token, a group or an extension; undefined where nothing is. */
export function tokenAt(tokens: unknown, path: string): unknown {
  return path
    .split('.')
    .reduce<unknown>((at, name) => (isRecord(at) && Object.hasOwn(at, name) ? at[name] : undefined), tokens)
}

/** The value of a token, also where it refers to another by `{path}`. */
export function resolveAlias(tokens: unknown, path: string, depth = 0): unknown {
  const token = tokenAt(tokens, path)
  const value = isRecord(token) ? token['$value'] : undefined
  const [, other] = typeof value === 'string' ? (/^\{([^{}]+)\}$/.exec(value) ?? []) : []
  if (other === undefined) return value
  return depth < maxDepth ? resolveAlias(tokens, other, depth + 1) : value
}
