import { createHash } from 'node:crypto'

/** The text of a content security policy. */
export function policyText(directives: Readonly<Record<string, readonly string[]>>): string {
  return Object.entries(directives)
    .map(([name, sources]) => `${name} ${[...new Set(sources)].map(source).join(' ')}`)
    .join('; ')
}

/** A source of a directive. Text that could start another directive or policy stops the build. */
function source(text: string): string {
  if (!/^['\w+/=:.*[\]-]+$/.test(text)) throw new Error(`${text} cannot stand in a security policy`)
  return text
}

const known = new Map<string, string>()

/** The hashes of inline texts as sources. */
export function hashes(texts: readonly string[]): readonly string[] {
  return [...new Set(texts)].map((text) => {
    const hash = known.get(text) ?? `'sha256-${createHash('sha256').update(text).digest('base64')}'`
    if (text.length > 4096 && known.size < 64) known.set(text, hash)
    return hash
  })
}
