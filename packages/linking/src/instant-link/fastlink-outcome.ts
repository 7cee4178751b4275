/** A message from the linking window. */
export type FastLinkMessage = {
  on: 'success' | 'error' | 'close'
  /** Passed on from the vendor’s script, so any field may be missing. */
  payload: unknown
}

/** The body of POST /link/fastlink. The provider does not trust it and reads the accounts itself. */
export interface FastLinkResult {
  providerAccountId: string
  providerId: string
  requestId: string
  sites: FastLinkSite[]
}

export interface FastLinkSite {
  providerId: string
  providerAccountId: string
  requestId: string
  status: string
}

export type LinkingFailure = 'credentials' | 'verification' | 'bank' | 'refused' | 'unknown'

export type FastLinkOutcome =
  | { status: 'linked'; result: FastLinkResult }
  | { status: 'quit' }
  | { status: 'expired' }
  | { status: 'failed'; reason: LinkingFailure }

interface Payload {
  text: (name: string) => string
  flag: (name: string) => boolean
  list: (name: string) => unknown[]
}

/**
 * Decides the outcome of a linking session after it has ended. A success may be reported before the close, twice, or
 * only inside the close; no later message revokes it.
 */
export function decideOutcome(
  messages: readonly FastLinkMessage[],
  session: { isExpired: boolean },
): FastLinkOutcome {
  const all = messages.flatMap(({ on, payload }) => {
    const message = read(payload)
    return on === 'close' ? [message, ...message.list('sites').map(read)] : [message]
  })
  const sites = distinct(all.flatMap(linkedSite))
  const last = sites.at(-1)
  if (last) return { status: 'linked', result: { ...toIds(last), sites } }
  if (session.isExpired || all.some(isExpiry)) return { status: 'expired' }
  const failures = all.flatMap(toFailures)
  const reason = failures.at(-1)
  if (reason) return { status: 'failed', reason }
  // A close that was requested or has no reason means that the depositor left the window.
  return { status: 'quit' }
}

/** Whether an error ends the session without a close, as the vendor’s integration errors do. */
export const endsSession = (payload: unknown): boolean => read(payload).text('code') !== ''

const toIds = ({ providerAccountId, providerId, requestId }: FastLinkSite) => ({
  providerAccountId,
  providerId,
  requestId,
})

const linkedSite = (message: Payload): FastLinkSite[] =>
  message.text('status') === 'SUCCESS' && message.text('providerAccountId') !== ''
    ? [
        {
          providerId: message.text('providerId'),
          providerAccountId: message.text('providerAccountId'),
          requestId: message.text('requestId'),
          status: 'SUCCESS',
        },
      ]
    : []

function distinct(sites: FastLinkSite[]): FastLinkSite[] {
  return [...new Map(sites.map((site) => [site.providerAccountId, site])).values()]
}

// The vendor's code for an expired access token.
const isExpiry = (message: Payload): boolean =>
  message.text('code') === 'E701' || message.text('status') === 'SESSION_EXPIRED'

const reasons: Readonly<Record<string, LinkingFailure>> = {
  INCORRECT_CREDENTIALS: 'credentials',
  CREDENTIALS_UPDATE_NEEDED: 'credentials',
  ACCOUNT_LOCKED: 'credentials',
  USER_ACTION_NEEDED_AT_SITE: 'bank',
  SITE_NOT_AVAILABLE: 'bank',
  SITE_UNSUPPORTED: 'bank',
  UNEXPECTED_SITE_ERROR: 'bank',
  TECH_ERROR: 'bank',
  DATA_NOT_AVAILABLE: 'refused',
  NO_ACCOUNTS_FOUND: 'refused',
}

function toFailures(message: Payload): LinkingFailure[] {
  if (message.text('code') !== '') return ['unknown']
  if (message.text('status') !== 'FAILED') return []
  if (message.flag('isMFAError')) return ['verification']
  return [reasons[message.text('additionalStatus')] ?? 'unknown']
}

function read(payload: unknown): Payload {
  const fields = new Map<string, unknown>(isRecord(payload) ? Object.entries(payload) : [])
  return {
    text(name) {
      const value = fields.get(name)
      return typeof value === 'string' || typeof value === 'number' ? String(value) : ''
    },
    flag: (name) => fields.get(name) === true,
    list(name) {
      const value = fields.get(name)
      return Array.isArray(value) ? Array.from<unknown>(value) : []
    },
  }
}

const isRecord = (value: unknown): value is object => typeof value === 'object' && value !== null
