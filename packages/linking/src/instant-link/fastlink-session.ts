import { currentLanguage } from '@coffer/i18n/language'
import type { Language } from '@coffer/i18n/languages'
import { decideOutcome, endsSession, type FastLinkMessage, type FastLinkOutcome } from './fastlink-outcome.ts'
import { openLinkingFrame } from './linking-frame.ts'

const locales: Record<Language, string> = { en: 'en_US', es: 'es_US' }

/** The provider's ticket for one linking session (GET /fastlink). */
export interface FastLinkTicket {
  scriptUrl: string
  fastlinkUrl: string
  accessToken: string
  configName: string
  expiresAt: string
  /** The only bank to offer, by the vendor’s id; null offers all. */
  providerId: string | null
}

export type SessionEnd = FastLinkOutcome | { status: 'blocked' }

export interface SessionSettings {
  /** The element to add the frame to. */
  container: HTMLElement
  /** The provider's clock, in milliseconds. */
  now: () => number
  /** Called when the window is open. */
  onOpen: () => void
  /** Called on activity in the window. */
  onActivity: () => void
  signal: AbortSignal
}

/** Timeout for the linking page and the vendor’s script, after which they count as blocked. */
export const OPENING_WAIT_MS = 15_000
// The vendor’s own limit. It also keeps a distant expiry within the range of a timer.
const LONGEST_MS = 120 * 60_000

/** Opens the linking window, collects its messages, and resolves to the outcome when the session has ended. */
export async function runFastLink(ticket: FastLinkTicket, settings: SessionSettings): Promise<SessionEnd> {
  const { container, now, onOpen, onActivity, signal } = settings
  const messages: FastLinkMessage[] = []
  const expiresAt = Date.parse(ticket.expiresAt)
  const opened = Promise.withResolvers<boolean>()
  const finished = Promise.withResolvers<null>()
  const close = openLinkingFrame(container, toSession(ticket), (kind, payload) => {
    if (kind === 'opened' || kind === 'blocked') return opened.resolve(kind === 'opened')
    onActivity()
    if (kind === 'event') return
    messages.push({ on: kind, payload })
    if (kind === 'close' || (kind === 'error' && endsSession(payload))) finished.resolve(null)
  })
  const abort = () => {
    opened.resolve(false)
    finished.resolve(null)
  }
  signal.addEventListener('abort', abort, { once: true })
  const opening = setTimeout(() => opened.resolve(false), OPENING_WAIT_MS)
  const expiry = setTimeout(
    () => finished.resolve(null),
    Math.min(Math.max(expiresAt - now(), 0), LONGEST_MS),
  )
  try {
    if (!(await opened.promise)) return { status: signal.aborted ? 'quit' : 'blocked' }
    onOpen()
    await finished.promise
    return decideOutcome(messages, { isExpired: now() >= expiresAt })
  } finally {
    clearTimeout(opening)
    clearTimeout(expiry)
    close()
  }
}

const toSession = ({ scriptUrl, fastlinkUrl, accessToken, configName, providerId }: FastLinkTicket) => ({
  scriptUrl,
  options: {
    fastLinkURL: fastlinkUrl,
    accessToken: bearer(accessToken),
    forceIframe: true,
    params: {
      configName,
      locale: locales[currentLanguage()],
      ...(providerId !== null && { flow: 'add' as const, providerId }),
    },
  },
})

const bearer = (token: string): string => (token.startsWith('Bearer ') ? token : `Bearer ${token}`)
