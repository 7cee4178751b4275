import type { Page } from '@playwright/test'
import { expect, test } from '../journey.ts'
import { heading } from '../people/log-in.ts'
import { type Person, demoDepositor } from '../people/person.ts'
import { startSession } from '../people/browser-session.ts'
import { failureText } from './failure-text.ts'

interface UnauthorizedCase {
  depositor: string
  path: string
  call: { method: string; path: string }
  /** The depositor's action on the screen; absent if opening the screen is enough. */
  act?: (page: Page, person: Person) => Promise<void>
}

/** A call of a guard and one of a form. */
const unauthorizedCases: UnauthorizedCase[] = [
  { depositor: 'active', path: '/dashboard', call: { method: 'GET', path: '/depositor' } },
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
  test(`A 401 in the payload of ${call.method} ${call.path} logs out, and the log-in page shows the reason`, async ({
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

test('A failed CSRF handshake raises an alert', async ({ page, bankOf }) => {
  const person = demoDepositor(bankOf('harbor'), 'active')
  const { bank, say } = person
  await startSession(page, person)
  await bank.operator.fault({ method: 'GET', path: '/sanctum/csrf-cookie', kind: 'status', value: 500 })
  await page.goto(`${bank.origin}/dashboard`)
  await expect(failureText(page).filter({ hasText: say('web:csrf.failed') })).toBeVisible()
})
