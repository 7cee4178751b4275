import type { Page } from '@playwright/test'
import { requestCode, type LoggedIn, logInByApi, sendPassword } from './provider-client.ts'
import type { Person } from './person.ts'

/** Flow results by the names that the features' `results.ts` declare; a value of another shape counts as absent. */
export type Results = Readonly<Record<string, object>>

/** Storage of the tab and of the browser, in the form of token-store.ts and persisted-state.ts in packages/session. */
interface StorageContent {
  tab: Record<string, unknown> | null
  root: Record<string, unknown>
  results?: Results
}

/** Replaces the content of the page's storage. */
async function writeStorage(
  page: Page,
  { bank }: Person,
  { tab, root, results = {} }: StorageContent,
): Promise<void> {
  await page.goto(`${bank.origin}/healthz`)
  await page.evaluate(
    ([tabItem, rootItem, tabState]) => {
      sessionStorage.clear()
      localStorage.clear()
      if (tabItem) sessionStorage.setItem('tab', tabItem)
      localStorage.setItem('root', rootItem)
      sessionStorage.setItem('tab-state', tabState)
    },
    [
      tab && JSON.stringify({ offset: 0, ...tab }),
      JSON.stringify({ state: root, version: 1 }),
      JSON.stringify({ results }),
    ] as const,
  )
}

/** Starts as a logged-out visitor who has chosen a language, with the results of earlier flows. */
export async function startLoggedOut(page: Page, person: Person, results: Results = {}): Promise<void> {
  await writeStorage(page, person, { tab: null, root: { language: person.language }, results })
}

/** Starts a session after the password and before the code, which may have been sent. */
export async function startPartialSession(
  page: Page,
  person: Person,
  {
    isSent = false,
    resendAt = 0,
    nonceToken,
  }: { isSent?: boolean; resendAt?: number; nonceToken?: string } = {},
): Promise<{ bearer: string }> {
  const wire = await sendPassword(person)
  const nonce = nonceToken ?? (isSent ? await requestCode(wire) : null)
  const maskedEmail = `${person.email.slice(0, 1)}•••@example.com`
  const sent = nonce && { via: 'email', nonceToken: nonce, maskedDestination: maskedEmail, resendAt }
  await writeStorage(page, person, {
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

/** Logs in by API, without the log-in screens. */
export async function startSession(page: Page, person: Person, results: Results = {}): Promise<LoggedIn> {
  const session = await logInByApi(person)
  await restoreSession(page, person, session, results)
  return session
}

/** Puts an existing session into the browser, with the results of earlier flows. */
export async function restoreSession(
  page: Page,
  person: Person,
  { bearer, sessionId, relink }: LoggedIn,
  results: Results = {},
): Promise<void> {
  await writeStorage(page, person, {
    tab: { bearer, sessionId, expiresAt: null, pending: null },
    root: { sessionId, relink, language: person.language },
    results,
  })
}
