import type { HonoRequest } from 'hono'

/** Far deeper than any body of the wire, and far less than would exhaust the stack of code that traverses it. */
const deepest = 32

/** The JSON body; null if it is not JSON, or nested too deeply. */
export async function parseJson({ req }: { readonly req: HonoRequest }): Promise<unknown> {
  const text = await req.text()
  if (isTooDeep(text)) return null
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

/** Whether arrays and objects are nested deeper than allowed. Brackets in strings do not count. */
function isTooDeep(text: string): boolean {
  let depth = 0
  let isInString = false
  for (let at = 0; at < text.length; at += 1) {
    const character = text[at]
    if (isInString) {
      if (character === '\\') at += 1
      else if (character === '"') isInString = false
    } else if (character === '"') isInString = true
    else if (character === '[' || character === '{') depth += 1
    else if (character === ']' || character === '}') depth -= 1
    if (depth > deepest) return true
  }
  return false
}
