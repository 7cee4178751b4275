/** Limits the statements that each connection keeps: every length of a parameter list makes a new statement. */
const maxNames = 400
const longestText = 8_000

const names = new Map<string, string>()

/** The name under which a connection keeps a statement; undefined if keeping it would cost more than it saves. */
export function statementName(text: string): string | undefined {
  const known = names.get(text)
  if (known !== undefined || names.size >= maxNames || text.length > longestText) return known
  const name = `statement_${names.size + 1}`
  names.set(text, name)
  return name
}
