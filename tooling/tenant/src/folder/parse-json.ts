/** Keys that could pollute prototypes. */
const pollutingKeys = new Set(['__proto__', 'constructor', 'prototype'])

/** The value of a JSON file, or undefined with hints how to fix it. */
export type ParsedJson = { readonly value: unknown; readonly hints: readonly string[] }

/** Parses untrusted JSON: UTF-8 only, without keys that could pollute prototypes. Never throws. */
export function parseJson(content: Uint8Array): ParsedJson {
  const keys = new Set<string>()
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(content)
    const value: unknown = JSON.parse(text, (key, inner: unknown) => {
      if (pollutingKeys.has(key)) keys.add(key)
      return inner
    })
    return keys.size === 0
      ? { value, hints: [] }
      : { value: undefined, hints: [`has the key ${[...keys].join(', ')}; remove it`] }
  } catch (error) {
    return { value: undefined, hints: [parseHint(error)] }
  }
}

function parseHint(error: unknown): string {
  if (error instanceof SyntaxError) return `is not JSON: ${error.message}`
  if (error instanceof TypeError) return 'is not UTF-8; save it as UTF-8'
  return 'is nested too deeply; simplify it'
}
