import { expect, test } from '../journey.ts'
import { heading, logIn } from '../people/log-in.ts'
import { demoDepositor } from '../people/person.ts'
import { startSession } from '../people/browser-session.ts'

const landingPaths = {
  '/registration/landing': ['new'],
  '/login/registration-home': [
    'basic',
    'address',
    'employer',
    'in-review',
    'flagged',
    'errored',
    'unsubmitted',
    'failed',
    'passed',
    'bank',
    'verified',
    'disclosures',
  ],
  '/registration/hold-account': ['hold'],
  '/dashboard/documents': ['view-only'],
  '/dashboard': ['active', 'manual', 'big', 'empty', 'returned', 'relink', 'deposits-locked'],
} as const

test.describe('after logging in, each demo depositor is redirected by the rules', () => {
  for (const [path, names] of Object.entries(landingPaths)) {
    for (const name of names) {
      test(`${name}: ${path}`, async ({ page, bankOf }) => {
        const bank = bankOf('harbor')
        await startSession(page, demoDepositor(bank, name))
        await page.goto(`${bank.origin}/login/entry`)
        await expect(page).toHaveURL(`${bank.origin}${path}`)
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      })
    }
  }
})

test('a locked depositor sees how to unlock the account', async ({ page, bankOf }) => {
  const person = demoDepositor(bankOf('harbor'), 'locked')
  const { say } = person
  await logIn(page, person)
  await expect(page.getByText(say('log-in:error.locked'))).toBeVisible()
  await page.getByRole('link', { name: say('log-in:error.locked.way-out') }).click()
  await expect(heading(page, say('auth:forgot.title'))).toBeVisible()
})
