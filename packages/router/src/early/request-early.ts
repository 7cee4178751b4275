import type { EarlyAnswers } from '@coffer/api-client/transport/early-answers'
import { tokenFetchedAt } from '@coffer/api-client/transport/csrf-token'
import { pendingHandshake, prefetchRaw } from '@coffer/api-client/transport/prefetch'
import { configureTransport } from '@coffer/api-client/transport/settings'
import { tokenPrefixFor } from '@coffer/api-client/transport/token-prefix'
import { showEarlyBalance } from './early-balance.ts'
import { brandingCall, type EarlyReads, frameCalls, publicCalls } from './early-calls.ts'
import { listIn, readData, readFirstAccount } from './read-data.ts'
import { storedSession } from './stored-session.ts'

/** Sends the calls of a page for the session in this tab's storage, if it has one. */
export function requestEarly(pathname: string, reads: Readonly<Record<string, EarlyReads>>): void {
  const path = pathname.replace(/(?<=.)\/$/, '')
  const own = reads[path]
  const session = storedSession()
  if (!own || !session) return
  const { bearer, language, apiBase, slug, capabilities, disabledCapabilities } = session
  const csrfUrl = apiBase.replace(/\/api\/v1$/, '/sanctum/csrf-cookie')
  const tokenPrefix = tokenPrefixFor(location.hostname, slug)
  configureTransport({ baseUrl: apiBase, csrfUrl, tokenPrefix, language: () => language })
  const answers = new Map<string, Promise<Response>>()
  const send: Send = (address) => {
    const answer = prefetchRaw(address, publicCalls.includes(address) ? undefined : bearer)
    // The call that uses the response handles a failure; until then it must not count as an unhandled rejection.
    answer.catch(() => undefined)
    answers.set(address, answer)
    return answer
  }
  const early: EarlyAnswers = {
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
  window['__early'] = early
  for (const address of [...own.calls, ...frameCalls]) void send(address)
  const branding = capabilities === null ? send(brandingCall) : null
  const accounts = answers.get('/accounts')
  if (!accounts) return
  if (path === '/dashboard') void showEarlyBalance(accounts, language)
  const announced = branding === null ? capabilities : readCapabilities(branding)
  // Calls that need the account's id follow as soon as it and the capabilities are known.
  void Promise.all([readFirstAccount(accounts), announced]).then(([account, has]) => {
    if (typeof account?.uuid !== 'string' || early.isOutdated) return
    for (const [capability, call] of Object.entries(own.ofAccount ?? {}))
      if (has?.includes(capability) && !disabledCapabilities.includes(capability))
        void send(`/accounts/${encodeURIComponent(account.uuid)}${call}`)
  })
}

type Send = (address: `/${string}`) => Promise<Response>

async function readCapabilities(branding: Promise<Response>): Promise<readonly unknown[]> {
  return listIn(await readData(branding), 'capabilities')
}
