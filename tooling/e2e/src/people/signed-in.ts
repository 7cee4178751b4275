import type { Page } from '@playwright/test'
import { codeAskedFor, type LoggedIn, logInByApi, passwordGiven } from './provider-client.ts'
import type { Person } from './person.ts'

/** What the tab and the browser keep, as session's token-store.ts and persisted-state.ts write it. */
interface Kept {
  tab: Record<string, unknown> | null
  root: Record<string, unknown>
}

/** By name, as the features' `results.ts` declare them; a value of another shape is read as absent. */
export type Results = Readonly<Record<string, object>>

/** Puts what is kept into the page's storage, in place of whatever was there. */
async function keep(page: Page, { bank }: Person, { tab, root }: Kept): Promise<void> {
  await page.goto(`${bank.origin}/healthz`)
  await page.evaluate(
    ([held, kept]) => {
      sessionStorage.clear()
      localStorage.clear()
      if (held) sessionStorage.setItem('tab', held)
      localStorage.setItem('root', kept)
    },
    [tab && JSON.stringify({ offset: 0, ...tab }), JSON.stringify({ state: root, version: 1 })] as const,
  )
}

/** Somebody who is not logged in, with what their flows have ended in. */
export async function outside(page: Page, person: Person, results: Results = {}): Promise<void> {
  await keep(page, person, { tab: null, root: { results } })
}

/** The password was right; a code is awaited once one was sent. */
export async function halfSignedIn(
  page: Page,
  person: Person,
  {
    isSent = false,
    resendAt = 0,
    nonceToken,
  }: { isSent?: boolean; resendAt?: number; nonceToken?: string } = {},
): Promise<{ bearer: string }> {
  const wire = await passwordGiven(person)
  const nonce = nonceToken ?? (isSent ? await codeAskedFor(wire) : null)
  const maskedEmail = `${person.email.slice(0, 1)}•••@example.com`
  const sent = nonce && { via: 'email', nonceToken: nonce, maskedDestination: maskedEmail, resendAt }
  await keep(page, person, {
    tab: {
      bearer: wire.bearer,
      sessionId: null,
      expiresAt: null,
      pending: { nonceToken: nonce, maskedEmail, maskedPhone: null, enrolled: ['email'], sent },
    },
    root: {},
  })
  return { bearer: wire.bearer ?? '' }
}

/** Logged in, without the screens that lead there. */
export async function signedIn(page: Page, person: Person, results: Results = {}): Promise<LoggedIn> {
  const session = await logInByApi(person)
  await resumed(page, person, session, results)
  return session
}

/** In a session that was begun before, with what its flows have ended in. */
export async function resumed(
  page: Page,
  person: Person,
  { bearer, sessionId, relink }: LoggedIn,
  results: Results = {},
): Promise<void> {
  await keep(page, person, {
    tab: { bearer, sessionId, expiresAt: null, pending: null },
    root: { sessionId, relink, results, language: person.language },
  })
}
