import type { Page } from '@playwright/test'
import { expect, test } from '../journey.ts'
import { heading } from '../people/log-in.ts'
import { type Person, demoDepositor } from '../people/person.ts'
import { startPartialSession, startSession } from '../people/browser-session.ts'
import { failureText } from './failure-text.ts'

interface UnauthorizedCase {
  depositor: string
  path: string
  call: { method: string; path: string }
  /** The person's action on the screen; absent where opening it is enough. */
  act?: (page: Page, person: Person) => Promise<void>
}

/** One call of each kind: a guard's, a screen's, a form's. */
const unauthorizedCases: UnauthorizedCase[] = [
  { depositor: 'active', path: '/dashboard', call: { method: 'GET', path: '/depositor' } },
  { depositor: 'active', path: '/dashboard', call: { method: 'GET', path: '/accounts' } },
  {
    depositor: 'verified',
    path: '/fund-account',
    call: { method: 'POST', path: '/initial-fund-amount' },
    act: async (page, { say }) => {
      await page.getByLabel(say('funding:amount.label'), { exact: true }).fill('100')
      await page.getByRole('button', { name: say('funding:amount.submit') }).click()
    },
  },
  {
    depositor: 'address',
    path: '/registration/employer',
    call: { method: 'PATCH', path: '/depositor' },
    act: async (page, { say }) => {
      await page.getByRole('radio', { name: say('application:employment.status.retired') }).check()
      await page.getByRole('button', { name: say('application:step.save') }).click()
    },
  },
]

for (const { depositor, path, call, act } of unauthorizedCases) {
  test(`401 in the payload of ${call.method} ${call.path} logs out, and the log-in page shows the reason`, async ({
    page,
    bankOf,
  }) => {
    const person = demoDepositor(bankOf('harbor'), depositor)
    const { bank, say } = person
    await startSession(page, person)
    await bank.operator.fault({ ...call, kind: 'unauthorized-in-payload' })
    await page.goto(`${bank.origin}${path}`)
    await act?.(page, person)
    await expect(page.getByText(say('log-in:logged-out.refused'))).toBeVisible()
    await expect(heading(page, say('log-in:title'))).toBeVisible()
    expect(await page.evaluate(() => sessionStorage.getItem('tab'))).toBeNull()
  })
}

test('401 while a code is chosen logs out as well', async ({ page, bankOf }) => {
  const person = demoDepositor(bankOf('harbor'), 'active')
  const { bank, say } = person
  await startPartialSession(page, person)
  await bank.operator.fault({ method: 'GET', path: '/mfa-select/{type}', kind: 'status', value: 401 })
  await page.goto(`${bank.origin}/login/choose-mfa`)
  await page.getByRole('radio').last().check()
  await page.getByRole('button', { name: say('auth:choose.submit'), exact: true }).click()
  await expect(page.getByText(say('log-in:logged-out.refused'))).toBeVisible()
})

test('a handshake that fails raises an alert', async ({ page, bankOf }) => {
  const person = demoDepositor(bankOf('harbor'), 'active')
  const { bank, say } = person
  await startSession(page, person)
  await bank.operator.fault({ method: 'GET', path: '/sanctum/csrf-cookie', kind: 'status', value: 500 })
  await page.goto(`${bank.origin}/dashboard`)
  await expect(failureText(page).filter({ hasText: say('web:csrf.failed') })).toBeVisible()
})
