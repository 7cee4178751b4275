import { tokenFetchedAt } from '@coffer/api-client/transport/csrf-token'
import { pendingHandshake, prefetchRaw } from '@coffer/api-client/transport/prefetch'
import { configureTransport } from '@coffer/api-client/transport/settings'
import { tokenPrefixFor } from '@coffer/api-client/transport/token-prefix'
import { showEarlyBalance } from './early-balance.ts'
import { brandingCall, earlyCalls, publicCalls } from './early-calls.ts'
import { storedSession } from './stored-session.ts'

/** Sends the calls of an address for the session in this tab's storage, if it has one. */
export function requestEarly(pathname: string): void {
  const calls = new Map(Object.entries(earlyCalls)).get(pathname.replace(/(?<=.)\/$/, ''))
  const session = storedSession()
  if (!calls || !session) return
  const { bearer, language, apiBase, slug, hasBranding } = session
  const csrfUrl = apiBase.replace(/\/api\/v1$/, '/sanctum/csrf-cookie')
  const tokenPrefix = tokenPrefixFor(location.hostname, slug)
  configureTransport({ baseUrl: apiBase, csrfUrl, tokenPrefix, language: () => language })
  const answers = new Map(
    [...calls, ...(hasBranding ? [] : [brandingCall])].map((address) => {
      const answer = prefetchRaw(address, publicCalls.includes(address) ? undefined : bearer)
      // The call that uses the response handles a failure; until then it must not count as an unhandled rejection.
      answer.catch(() => undefined)
      return [address, answer]
    }),
  )
  window['__early'] = {
    bearer,
    language,
    sentAt: Date.now(),
    get tokenFetchedAt() {
      return tokenFetchedAt()
    },
    get handshake() {
      return pendingHandshake()
    },
    answers,
  }
  const accounts = answers.get('/accounts')
  if (accounts && pathname.startsWith('/dashboard')) void showEarlyBalance(accounts, language)
}
