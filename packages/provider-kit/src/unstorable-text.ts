import { malformed, type LocalizedText } from './refusal.ts'

export const unstorable: LocalizedText = {
  en: 'Remove the characters that can’t be displayed.',
  es: 'Quite los caracteres que no se pueden mostrar.',
}

/** Whether a database can store the text: it contains neither U+0000 nor a lone surrogate. */
const isStorable = (text: string): boolean => !text.includes('\0') && text.isWellFormed()

/** Whether every text in a JSON value or form is storable, including names of fields and files. */
function isStorableValue(whole: unknown): boolean {
  const values = [whole]
  while (values.length > 0) {
    const value = values.pop()
    if (typeof value === 'string' && !isStorable(value)) return false
    if (value instanceof File) values.push(value.name)
    else if (typeof value === 'object' && value !== null) {
      const inner: unknown[] = Object.values(value)
      values.push(...Object.keys(value), ...inner)
    }
  }
  return true
}

/** Refuses a body with text that no database can store: 422 with the outermost field. */
export function requireStorable(body: unknown): void {
  if (isStorableValue(body)) return
  const fields = typeof body === 'object' && body !== null ? Object.entries(body) : []
  const wrong = fields
    .filter(([name, value]) => isStorable(name) && !isStorableValue(value))
    .map(([name]) => name)
  throw malformed(
    Object.fromEntries((wrong.length > 0 ? wrong : ['body']).map((name) => [name, [unstorable]])),
  )
}
