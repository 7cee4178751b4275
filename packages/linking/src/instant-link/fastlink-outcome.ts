/** What the linking window told us, in the order it was said. */
export type FastLinkMessage = {
  on: 'success' | 'error' | 'close'
  /** As the vendor's script hands it over: anything may be missing. */
  said: unknown
}

/** What POST /link/fastlink carries; the provider reads the accounts itself and takes nothing of this on trust. */
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
  | { kind: 'linked'; result: FastLinkResult }
  | { kind: 'quit' }
  | { kind: 'expired' }
  | { kind: 'failed'; because: LinkingFailure }

interface Said {
  text: (name: string) => string
  flag: (name: string) => boolean
  list: (name: string) => unknown[]
}

/**
 * Decides what came of a linking session, once it is over.
 * Success may have been said before the close, twice, or only inside the close; a success is never undone by what follows.
 */
export function decideOutcome(
  messages: readonly FastLinkMessage[],
  session: { isExpired: boolean },
): FastLinkOutcome {
  const all = messages.flatMap(({ on, said }) => {
    const message = read(said)
    return on === 'close' ? [message, ...message.list('sites').map(read)] : [message]
  })
  const sites = distinct(all.flatMap(linkedSite))
  const last = sites.at(-1)
  if (last) return { kind: 'linked', result: { ...idsOf(last), sites } }
  if (session.isExpired || all.some(isExpiry)) return { kind: 'expired' }
  const failures = all.flatMap(failureOf)
  const because = failures.at(-1)
  if (because) return { kind: 'failed', because }
  // A close that says nothing, or that the person asked for, is a person who left.
  return { kind: 'quit' }
}

/** Whether an error ends the session by itself, without a close to wait for: the vendor's integration errors do. */
export const endsSession = (said: unknown): boolean => read(said).text('code') !== ''

const idsOf = ({ providerAccountId, providerId, requestId }: FastLinkSite) => ({
  providerAccountId,
  providerId,
  requestId,
})

const linkedSite = (message: Said): FastLinkSite[] =>
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

// The vendor's code for an access token that is no longer good.
const isExpiry = (message: Said): boolean =>
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

function failureOf(message: Said): LinkingFailure[] {
  if (message.text('code') !== '') return ['unknown']
  if (message.text('status') !== 'FAILED') return []
  if (message.flag('isMFAError')) return ['verification']
  return [reasons[message.text('additionalStatus')] ?? 'unknown']
}

function read(said: unknown): Said {
  const fields = new Map<string, unknown>(isRecord(said) ? Object.entries(said) : [])
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
