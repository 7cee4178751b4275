import type { Problem } from './problems.ts'
import { type Branding, parseBranding } from './schema.ts'

export type ReadBranding =
  | { readonly ok: true; readonly wire: object; readonly branding: Branding }
  | { readonly ok: false; readonly problems: readonly Problem[] }

/** A branding is about a thousand characters; what is this long was pasted by mistake. */
const longest = 100_000

/**
 * Reads the text of a branding.json that a person wrote or pasted, of one institution. What is not JSON, not safe or
 * another institution's is refused whole. Never throws.
 */
export function readBrandingText(text: string, expected: { slug: string }): ReadBranding {
  if (text.length > longest) return refused('the whole', 'is far too long; paste a branding.json alone')
  const json = jsonOf(text)
  if (!json.ok) {
    return refused(json.place, 'is not JSON; look for a missing quote, comma or brace there or just before')
  }
  const parsed = parseBranding(json.value, expected)
  if (!parsed.ok) return parsed
  return typeof json.value === 'object' && json.value !== null
    ? { ok: true, wire: json.value, branding: parsed.branding }
    : refused('the whole', 'must be an object')
}

function jsonOf(text: string): { ok: true; value: unknown } | { ok: false; place: string } {
  try {
    const value: unknown = JSON.parse(text)
    return { ok: true, value }
  } catch (error) {
    const message = error instanceof Error ? error.message : ''
    // Engines say where differently: "at position 52", "at line 3 column 5", or not at all where the text ends early.
    const line = /line (\d+)/.exec(message)?.[1] ?? lineAt(text, /position (\d+)/.exec(message)?.[1])
    return { ok: false, place: line === null ? 'the whole' : `line ${line}` }
  }
}

function lineAt(text: string, position: string | undefined): string | null {
  return position === undefined ? null : String(text.slice(0, Number(position)).split('\n').length)
}

function refused(field: string, hint: string): ReadBranding {
  return { ok: false, problems: [{ field, hint }] }
}
