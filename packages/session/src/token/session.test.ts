import { EARLY_FORM_KEY } from '../storage/tab-keys.ts'
import { pageNow } from '@coffer/domain/test-clock'
import { literal, nullable, number, object, string } from 'valibot'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { tokenStore } from './token-store.ts'
import { draftOf } from '../storage/drafts.ts'
import { defineResult } from '../storage/result.ts'
import { storedLanguage, storeLanguage } from '../storage/language-choice.ts'
import { clearLogoutReason, logoutReason } from '../storage/logout-reason.ts'
import {
  beginMfa,
  bearer,
  recordSentCode,
  endRefusedSession,
  endSession,
  completeMfa,
  setClock,
  hasExpired,
  onSessionEnd,
  restoreSession,
  sessionState,
} from './session.ts'
import { clearRoot, rootStore } from '../storage/root-store.ts'

const fundSuccess = defineResult('fund-success', object({ amount: number(), requestId: nullable(string()) }))
const resetRequested = defineResult('reset-requested', object({ email: string() }))
const jointIdentity = defineResult('joint-identity', object({ email: string(), token: string() }))
const welcome = defineResult('welcome', object({ isNew: literal(true) }), { isForNextSession: true })
const loginAnswer = {
  token: 'pending-token',
  nonceToken: 'nonce-1',
  maskedEmail: 'a••@example.com',
  mfa: { enrolled: ['email'], maskedPhone: null },
  session: null,
} as const
const verifyAnswer = { token: 'final-token', sessionId: 'session-1', relink: false, tokenDuration: 900 }

/** Messages from and to another tab of this origin. */
function anotherTab() {
  const channel = new BroadcastChannel('session')
  const heard: unknown[] = []
  channel.addEventListener('message', ({ data }: MessageEvent<unknown>) => heard.push(data))
  return { channel, heard }
}
const offline = vi.fn(async () => {
  throw new TypeError('offline')
})
let tab: ReturnType<typeof anotherTab>

const copyOf = (storage: Storage): Record<string, string> => Object.fromEntries(Object.entries(storage))
const stored = () => JSON.stringify(copyOf(localStorage))
/** A fresh tab: nothing in memory, only the given storage. */
async function openTab(tabStorage: Record<string, string> = {}) {
  tokenStore.set(null)
  sessionStorage.clear()
  for (const [key, text] of Object.entries(tabStorage)) sessionStorage.setItem(key, text)
  await restoreSession()
}

beforeEach(async () => {
  localStorage.clear()
  clearRoot()
  clearLogoutReason()
  setClock(pageNow)
  vi.stubGlobal('fetch', offline)
  await openTab()
  tab = anotherTab()
})
afterEach(() => {
  tab.channel.close()
  vi.unstubAllGlobals()
})

it('The session goes from visitor to pending code to signed in', () => {
  expect(sessionState().status).toBe('visitor')
  expect(beginMfa(loginAnswer)).toMatchObject({ status: 'mfa-pending', enrolled: ['email'], sent: null })
  recordSentCode({
    via: 'email',
    nonceToken: 'nonce-2',
    maskedDestination: 'a••@example.com',
    resendAt: 30_000,
  })
  expect(sessionState()).toMatchObject({ sent: { nonceToken: 'nonce-2' } })
  expect(completeMfa(verifyAnswer)).toEqual({ status: 'signed-in', sessionId: 'session-1', relink: false })
  expect(bearer()).toBe('final-token')
})

it('A log-in on a remembered device signs in at once', () => {
  beginMfa({ ...loginAnswer, session: { sessionId: 'session-2', relink: true, tokenDuration: 900 } })
  expect(sessionState()).toEqual({ status: 'signed-in', sessionId: 'session-2', relink: true })
})

it('The bearer is never written to local storage', () => {
  beginMfa(loginAnswer)
  expect(stored()).not.toContain('pending-token')
  completeMfa(verifyAnswer)
  expect(stored()).toContain('session-1')
  expect(stored()).not.toContain('final-token')
})

it('The session is restored after a reload', async () => {
  completeMfa(verifyAnswer)
  await openTab(copyOf(sessionStorage))
  expect(sessionState().status).toBe('signed-in')
  expect(bearer()).toBe('final-token')
})

it('The session is restored after a reload even if a late log-out of another tab cleared the storage', async () => {
  completeMfa(verifyAnswer)
  sessionStorage.clear()
  window.dispatchEvent(new Event('pagehide'))
  await openTab(copyOf(sessionStorage))
  expect(bearer()).toBe('final-token')
})

it('The session survives the navigation from the log-in page when session storage is forbidden', async () => {
  completeMfa(verifyAnswer)
  sessionStorage.clear()
  await restoreSession()
  expect(bearer()).toBe('final-token')
})

it('The pending code is restored after a reload', async () => {
  beginMfa(loginAnswer)
  recordSentCode({
    via: 'email',
    nonceToken: 'nonce-2',
    maskedDestination: 'a••@example.com',
    resendAt: 30_000,
  })
  await openTab(copyOf(sessionStorage))
  expect(sessionState()).toMatchObject({ status: 'mfa-pending', sent: { nonceToken: 'nonce-2' } })
})

const handOver = (changes: object) =>
  tab.channel.addEventListener('message', ({ data }: MessageEvent<{ kind: string }>) => {
    const session = {
      bearer: 'handed',
      sessionId: 'session-3',
      relink: false,
      secondsLeft: 60,
      clockOffset: 0,
      ...changes,
    }
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel belongs to one origin
    if (data.kind === 'ask') tab.channel.postMessage({ kind: 'hand-over', session })
  })

it('An open tab shares its session with a new tab, including the time left', async () => {
  handOver({})
  await openTab()
  expect(bearer()).toBe('handed')
  expect(hasExpired()).toBe(false)
})

it('An open tab shares the offset of the provider’s clock with a new tab', async () => {
  const days = 3 * 86_400_000
  handOver({ clockOffset: days })
  await openTab()
  setClock(() => pageNow() + days)
  expect(hasExpired()).toBe(false)
})

it('A tab shares its session with a tab that requests it', async () => {
  completeMfa(verifyAnswer)
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel belongs to one origin
  tab.channel.postMessage({ kind: 'ask' })
  const session = { bearer: 'final-token', sessionId: 'session-1', relink: false }
  await vi.waitFor(() => expect(tab.heard).toMatchObject([{ kind: 'hand-over', session }]))
})

it('A message that is being written survives a reload, and is stored only between the two pages', async () => {
  completeMfa(verifyAnswer)
  await restoreSession()
  const draft = draftOf('new-message')
  draft.write({ topic: 'other', body: 'Where is my deposit?', birth_date: '1990-01-01' })
  expect(JSON.stringify(copyOf(sessionStorage))).not.toContain('Where is my deposit?')
  window.dispatchEvent(new Event('pagehide'))
  const left = copyOf(sessionStorage)
  expect(JSON.stringify(left)).toContain('Where is my deposit?')
  expect(JSON.stringify(left)).not.toContain('1990')
  rootStore.setState({ unstoredDrafts: {} })
  await openTab(left)
  expect(draft.read()).toEqual({ topic: 'other', body: 'Where is my deposit?' })
  expect(JSON.stringify(copyOf(sessionStorage))).not.toContain('Where is my deposit?')
})

it('A message that is being written leaves storage when the browser shows the same page again', async () => {
  completeMfa(verifyAnswer)
  await restoreSession()
  draftOf('new-message').write({ body: 'Where is my deposit?' })
  window.dispatchEvent(new Event('pagehide'))
  window.dispatchEvent(new Event('pageshow'))
  expect(JSON.stringify(copyOf(sessionStorage))).not.toContain('Where is my deposit?')
})

it('A message that is being written is not restored for an expired session, nor stored after a log-out', async () => {
  completeMfa({ ...verifyAnswer, tokenDuration: 1 })
  await restoreSession()
  const draft = draftOf('new-message')
  draft.write({ body: 'Where is my deposit?' })
  window.dispatchEvent(new Event('pagehide'))
  const left = copyOf(sessionStorage)
  rootStore.setState({ unstoredDrafts: {} })
  setClock(() => pageNow() + 2000)
  await openTab(left)
  expect(draft.read()).toEqual({})
  setClock(pageNow)
  completeMfa(verifyAnswer)
  draft.write({ body: 'Where is my deposit?' })
  await endSession('asked')
  window.dispatchEvent(new Event('pagehide'))
  expect(JSON.stringify(copyOf(sessionStorage))).not.toContain('Where is my deposit?')
})

it('The session is dropped with its drafts after the browser was closed', async () => {
  completeMfa(verifyAnswer)
  draftOf('address').write({ line1: '1 Main Street' })
  await openTab()
  expect(sessionState().status).toBe('visitor')
  expect(stored()).not.toContain('Main Street')
  expect(stored()).not.toContain('session-1')
})

it('A log-out removes every trace before the provider has responded, even offline', async () => {
  completeMfa(verifyAnswer)
  document.cookie = 'XSRF-TOKEN=abc; path=/'
  sessionStorage.setItem(EARLY_FORM_KEY, '{"email":"ada@example.com"}')
  const ending = endSession('asked')
  expect(bearer()).toBeNull()
  expect(localStorage.getItem('root')).toBeNull()
  expect(sessionStorage.getItem(EARLY_FORM_KEY)).toBeNull()
  expect(JSON.stringify(copyOf(sessionStorage))).not.toContain('final-token')
  await ending
  expect(offline).toHaveBeenCalled()
  expect(document.cookie).not.toContain('XSRF-TOKEN')
  await vi.waitFor(() => expect(tab.heard).toContainEqual({ kind: 'ended' }))
})

it('A session that the provider ended by a lock ends without a call', async () => {
  completeMfa(verifyAnswer)
  await endSession('locked')
  expect(bearer()).toBeNull()
  expect(offline).not.toHaveBeenCalled()
  expect(copyOf(sessionStorage)['logout-reason']).toContain('locked')
})

it('A log-out in a tab without a session leaves the session of other tabs alone', async () => {
  rootStore.setState({ sessionId: 'of-the-other-tab' })
  fundSuccess.record({ amount: 125_000, requestId: null })
  await endSession('no-bearer')
  expect(fundSuccess.read()).not.toBeNull()
  expect(rootStore.getState().sessionId).toBe('of-the-other-tab')
})

it('A log-out drops the drafts of a visitor', async () => {
  resetRequested.record({ email: 'robin@example.com' })
  await endSession('no-bearer')
  expect(resetRequested.read()).toBeNull()
})

it('The session ends when another tab logs out, and the reason is kept until the next log-in', async () => {
  completeMfa(verifyAnswer)
  const ended = Promise.withResolvers<string>()
  onSessionEnd(ended.resolve)
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel belongs to one origin
  tab.channel.postMessage({ kind: 'ended' })
  expect(await ended.promise).toBe('other-tab')
  expect(sessionState().status).toBe('visitor')
  await endSession('no-bearer')
  expect(logoutReason()).toBe('other-tab')
  beginMfa(loginAnswer)
  expect(logoutReason()).toBeNull()
})

const wordOfRemoval = () =>
  window.dispatchEvent(new StorageEvent('storage', { key: null, newValue: null, storageArea: localStorage }))

it('The session ends when another tab removes it from storage', async () => {
  completeMfa(verifyAnswer)
  const ended = Promise.withResolvers<string>()
  onSessionEnd(ended.resolve)
  localStorage.clear()
  wordOfRemoval()
  expect(await ended.promise).toBe('other-tab')
})

it('The session continues when the event of an older removal arrives late', async () => {
  const ended = vi.fn()
  const stop = onSessionEnd(ended)
  completeMfa(verifyAnswer)
  wordOfRemoval()
  // One macrotask later, the effects of the event have happened.
  await new Promise((resolve) => setTimeout(resolve))
  expect(ended).not.toHaveBeenCalled()
  expect(sessionState().status).toBe('signed-in')
  stop()
})

it('The session expires by the provider’s clock, even after a reload', async () => {
  const ahead = 3 * 24 * 3_600_000
  let moved = 0
  setClock(() => pageNow() + ahead + moved)
  completeMfa(verifyAnswer)
  moved = 899_000
  expect(hasExpired()).toBe(false)
  const kept = copyOf(sessionStorage)
  setClock(pageNow)
  await openTab(kept)
  expect(sessionState().status).toBe('signed-in')
  setClock(() => pageNow() + ahead + 901_000)
  expect(hasExpired()).toBe(true)
})

it('The logout reason is kept when the provider clears the site’s storage at log-out', async () => {
  completeMfa(verifyAnswer)
  const ending = endSession('asked')
  sessionStorage.clear()
  expect(logoutReason()).toBe('asked')
  await ending
  expect(copyOf(sessionStorage)).toHaveProperty('logout-reason')
})

it('The chosen language is kept after a log-out', async () => {
  storeLanguage('es')
  completeMfa(verifyAnswer)
  await endSession('asked')
  expect(storedLanguage()).toBe('es')
  beginMfa(loginAnswer)
  expect(storedLanguage()).toBe('es')
})

it.each([
  [899_000, 'refused'],
  [901_000, 'timed-out'],
])('The logout reason for a token refused after %i ms is %s', async (age, reason) => {
  completeMfa(verifyAnswer)
  setClock(() => pageNow() + age)
  await endRefusedSession()
  expect(logoutReason()).toBe(reason)
})

it('A session that is restored after its expiry ends', async () => {
  completeMfa({ ...verifyAnswer, tokenDuration: 1 })
  const kept = copyOf(sessionStorage)
  setClock(() => pageNow() + 2000)
  await openTab(kept)
  expect(sessionState().status).toBe('visitor')
  expect(logoutReason()).toBe('timed-out')
})

it('A log-in drops the data of the previous depositor', () => {
  completeMfa(verifyAnswer)
  draftOf('address').write({ line1: '1 Main Street' })
  beginMfa(loginAnswer)
  expect(stored()).not.toContain('Main Street')
})

it('A log-in keeps only the results that are recorded for the next session', () => {
  jointIdentity.record({ email: 'sam@example.com', token: 'identity-token' })
  welcome.record({ isNew: true })
  beginMfa(loginAnswer)
  completeMfa(verifyAnswer)
  expect(welcome.read()).toEqual({ isNew: true })
  expect(stored()).not.toContain('sam@example.com')
})
