import type { Page } from 'playwright-core'

/** The screens of a depositor with an open account, by address. */
export const screens = [
  '/dashboard/transactions-list',
  '/dashboard/alerts',
  '/dashboard/documents',
  '/dashboard/documents/statements',
  '/dashboard/documents/taxes',
  '/dashboard/documents/proofs',
  '/disclosures',
  '/interest',
  '/goals',
  '/goals/add',
  '/plans',
  '/plans/add',
  '/deposit',
  '/withdraw',
  '/message-center',
  '/message-center/add-new-message',
  '/faq',
  '/my-account',
  '/my-account/sessions',
  '/my-account/notifications',
  '/my-account/passkeys',
  '/beneficiary/add',
] as const

const LATEST_MS = 20_000

/**
 * Presses a link to an address in the open page. Resolves in the first frame in which the new heading is present and
 * nothing is loading anymore, with the milliseconds since the press.
 */
export function press(page: Page, to: string): Promise<number> {
  return page.evaluate(
    ({ path, latest }) =>
      new Promise<number>((resolve, reject) => {
        const heading = document.querySelector('#main h1')
        const link = document.createElement('a')
        link.href = path
        document.body.append(link)
        const pressedAt = performance.now()
        link.click()
        link.remove()
        const check = () => {
          const now = performance.now()
          const shown = document.querySelector('#main h1')
          const isShown = location.pathname === path && shown !== null && shown !== heading
          if (isShown && !document.querySelector('#main [aria-busy=true]')) resolve(now - pressedAt)
          else if (now - pressedAt > latest)
            reject(new Error(`${path} was not shown, but ${location.pathname}`))
          else requestAnimationFrame(check)
        }
        requestAnimationFrame(check)
      }),
    { path: to, latest: LATEST_MS },
  )
}
