import { expect, test } from '../journey.ts'
import { expectDashboard, logOut, pendingTransfers } from '../people/dashboard.ts'
import { fundByApi } from '../people/linked-accounts.ts'
import { enter, heading } from '../people/log-in.ts'
import { button, openDeposit, openReview } from '../people/money.ts'
import { newPerson } from '../people/person.ts'

test(
  'A depositor logs in, deposits, finds the deposit at home and logs out',
  { tag: '@sample' },
  async ({ page, bankOf }) => {
    const person = newPerson(bankOf('harbor'))
    const { bank, say } = person
    await fundByApi(person)
    await enter(page, person)
    await expectDashboard(page, person)
    await openDeposit(page, person)
    await openReview(page, person, '125.50')
    await button(page, say('transfers:deposit.submit', { amount: '$125.50' })).click()
    await expect(heading(page, say('transfers:deposit.done.now.title'))).toBeVisible()
    await page.goto(`${bank.origin}/dashboard`)
    await expect(pendingTransfers(page, person)).toContainText('$125.50')
    await logOut(page, person)
  },
)
