import { currentLanguage } from '@coffer/i18n/language'
import type { Language } from '@coffer/i18n/languages'
import { decideOutcome, endsSession, type FastLinkMessage, type FastLinkOutcome } from './fastlink-outcome.ts'
import { loadFastLink } from './fastlink-script.ts'

const locales: Record<Language, string> = { en: 'en_US', es: 'es_US' }

/** The provider's ticket for one linking session (GET /fastlink). */
export interface FastLinkTicket {
  scriptUrl: string
  fastlinkUrl: string
  accessToken: string
  configName: string
  expiresAt: string
  /** The only bank to offer, by the linking service's number; null offers all. */
  providerId: string | null
}

export type SessionEnd = FastLinkOutcome | { status: 'blocked' }

export interface SessionSettings {
  containerId: string
  /** The provider's clock, in milliseconds. */
  now: () => number
  /** The window is open. */
  onOpen: () => void
  /** Activity in the window. */
  onActivity: () => void
  signal: AbortSignal
}

// The vendor's own limit; it also keeps a far date within what a timer can hold.
const LONGEST_MS = 120 * 60_000

/** Opens the linking window, collects its messages, and resolves to the outcome once the session is over. */
export async function runFastLink(ticket: FastLinkTicket, settings: SessionSettings): Promise<SessionEnd> {
  const { containerId, now, onOpen, onActivity, signal } = settings
  const fastlink = await loadFastLink(ticket.scriptUrl)
  if (!fastlink) return { status: 'blocked' }
  if (signal.aborted) return { status: 'quit' }

  const messages: FastLinkMessage[] = []
  const expires = Date.parse(ticket.expiresAt)
  const over = Promise.withResolvers<null>()
  const collect = (on: FastLinkMessage['on']) => (payload?: unknown) => {
    messages.push({ on, payload })
    onActivity()
    if (on === 'close' || (on === 'error' && endsSession(payload))) over.resolve(null)
  }
  const timer = setTimeout(() => over.resolve(null), Math.min(Math.max(expires - now(), 0), LONGEST_MS))
  signal.addEventListener('abort', () => over.resolve(null), { once: true })

  try {
    fastlink.open(
      {
        fastLinkURL: ticket.fastlinkUrl,
        accessToken: bearer(ticket.accessToken),
        forceIframe: true,
        params: {
          configName: ticket.configName,
          locale: locales[currentLanguage()],
          ...(ticket.providerId !== null && { flow: 'add', providerId: ticket.providerId }),
        },
        onSuccess: collect('success'),
        onError: collect('error'),
        onClose: collect('close'),
        onExit: collect('close'),
        onEvent: onActivity,
      },
      containerId,
    )
    onOpen()
    await over.promise
  } catch {
    return { status: 'blocked' }
  } finally {
    clearTimeout(timer)
  }
  closeQuietly(() => fastlink.close())
  return decideOutcome(messages, { isExpired: now() >= expires })
}

const bearer = (token: string): string => (token.startsWith('Bearer ') ? token : `Bearer ${token}`)

// The vendor's close throws when the window is already gone.
function closeQuietly(close: () => void): void {
  try {
    close()
  } catch {
    return
  }
}
