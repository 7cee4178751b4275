import type { Problem } from './problems.ts'
import { type Branding, parseBranding } from './schema.ts'

export type ReadBranding =
  | { readonly ok: true; readonly wire: object; readonly branding: Branding }
  | { readonly ok: false; readonly problems: readonly Problem[] }

/** A branding has about a thousand characters; a longer text was pasted by mistake. */
const MAX_LENGTH = 100_000

/**
 * Parses a typed or pasted branding.json of one tenant. Refused as a whole when it is not JSON, not safe, or another
 * tenant's. Never throws.
 */
export function readBrandingText(text: string, expected: { slug: string }): ReadBranding {
  if (text.length > MAX_LENGTH) return refuse('the whole', 'is far too long; paste a branding.json alone')
  const json = jsonOf(text)
  if (!json.ok) {
    return refuse(json.place, 'is not JSON; look for a missing quote, comma or brace there or just before')
  }
  const parsed = parseBranding(json.value, expected)
  if (!parsed.ok) return parsed
  return typeof json.value === 'object' && json.value !== null
    ? { ok: true, wire: json.value, branding: parsed.branding }
    : refuse('the whole', 'must be an object')
}

function jsonOf(text: string): { ok: true; value: unknown } | { ok: false; place: string } {
  try {
    const value: unknown = JSON.parse(text)
    return { ok: true, value }
  } catch (error) {
    const message = error instanceof Error ? error.message : ''
    // Engines report "at position 52", "at line 3 column 5", or nothing where the text ends early.
    const line = /line (\d+)/.exec(message)?.[1] ?? lineAt(text, /position (\d+)/.exec(message)?.[1])
    return { ok: false, place: line === null ? 'the whole' : `line ${line}` }
  }
}

function lineAt(text: string, position: string | undefined): string | null {
  return position === undefined ? null : String(text.slice(0, Number(position)).split('\n').length)
}

function refuse(field: string, hint: string): ReadBranding {
  return { ok: false, problems: [{ field, hint }] }
}
