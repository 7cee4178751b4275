import { TOKEN_KEY } from '@coffer/session/tab-keys'
import { isRecord, listIn } from './read-data.ts'

interface StoredSession {
  bearer: string
  /** The language that the application will choose (packages/session/src/storage/language-choice.ts). */
  language: string
  apiBase: string
  slug: string
  /** The capabilities in the branding that an earlier page has stored; null without one. */
  capabilities: readonly unknown[] | null
  disabledCapabilities: readonly unknown[]
}

/** The key of the state that tabs share (packages/session). */
const ROOT = 'root'

/**
 * The session in this tab's storage, read without the application's code. Null without a session, before the second
 * factor, and after expiry: then the application decides.
 */
export function storedSession(): StoredSession | null {
  const token = parsed(sessionStorage.getItem(TOKEN_KEY))
  const { settings, languages, slug } = parsed(document.getElementById('tenant')?.textContent ?? null)
  const apiBase = isRecord(settings) ? settings.apiBase : null
  const { bearer, sessionId, pending, expiresAt, offset } = token
  if (typeof bearer !== 'string' || typeof sessionId !== 'string' || pending !== null) return null
  if (typeof apiBase !== 'string' || !Array.isArray(languages) || typeof offset !== 'number') return null
  if (typeof expiresAt === 'number' && expiresAt <= Date.now() + offset) return null
  const offered = languages.filter((language) => typeof language === 'string')
  const { state } = parsed(localStorage.getItem(ROOT))
  const root = isRecord(state) ? state : {}
  const language = pickLanguage(offered, String(root.language))
  return {
    bearer,
    apiBase,
    slug: String(slug),
    language,
    capabilities: readCapabilities(root.branding),
    disabledCapabilities: listIn(settings, 'disabledCapabilities'),
  }
}

function pickLanguage(offered: readonly string[], stored: string): string {
  for (const wanted of [stored, ...navigator.languages]) {
    const match = offered.find((language) => language === wanted.split('-')[0]?.toLowerCase())
    if (match) return match
  }
  return offered[0] ?? 'en'
}

function parsed(text: string | null): Record<string, unknown> {
  const value: unknown = JSON.parse(text ?? '{}')
  return isRecord(value) ? value : {}
}

function readCapabilities(stored: unknown): readonly unknown[] | null {
  return isRecord(stored) ? listIn(stored.value, 'capabilities') : null
}
