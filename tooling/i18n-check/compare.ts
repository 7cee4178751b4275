const plurals = /_(zero|one|two|few|many|other)$/

function isWording(value: unknown): value is Record<string, string> {
  return (
    typeof value === 'object' &&
    value !== null &&
    Object.values(value).every((text) => typeof text === 'string')
  )
}

/** Keys without their plural form, with every placeholder that any of its forms uses. */
function placeholders(wording: Record<string, string>): Map<string, Set<string>> {
  const found = new Map<string, Set<string>>()
  for (const [key, text] of Object.entries(wording)) {
    const stem = key.replace(plurals, '')
    const names = found.get(stem) ?? new Set()
    for (const match of text.matchAll(/\{\{(\w+)\}\}/g)) names.add(match[1] ?? '')
    found.set(stem, names)
  }
  return found
}

/** Differences between two languages: missing keys, placeholders, empty texts, plural forms. */
export function compareMessages(en: unknown, es: unknown): string[] {
  if (!isWording(en) || !isWording(es)) return ['messages must be flat: one text per key']
  const problems: string[] = []
  const [english, spanish] = [placeholders(en), placeholders(es)]
  for (const key of english.keys()) if (!spanish.has(key)) problems.push(`"${key}" has no Spanish`)
  for (const key of spanish.keys()) if (!english.has(key)) problems.push(`"${key}" has no English`)
  for (const [key, names] of english) {
    const others = spanish.get(key)
    if (others && names.symmetricDifference(others).size > 0) {
      problems.push(
        `"${key}" has {${[...names].join(', ')}} in English and {${[...others].join(', ')}} in Spanish`,
      )
    }
  }
  for (const [language, wording] of [
    ['English', en],
    ['Spanish', es],
  ] as const) {
    for (const [key, text] of Object.entries(wording)) {
      if (text.trim() === '') problems.push(`"${key}" is empty in ${language}`)
      if (plurals.test(key) && !(`${key.replace(plurals, '')}_other` in wording)) {
        problems.push(`"${key}" has no form "_other" in ${language}`)
      }
    }
  }
  return problems
}
