import { expectFound, expectSame, expectThat } from '../world/problem.ts'
import { firstDeposit, logInAgain, openSavings } from '../world/saver.ts'
import { defineJourney } from '../journey.ts'

const day = 86_400

export const documentsJourney = defineJourney({
  id: 'documents',
  title: 'A depositor reads statements',
  needs: 'test control',
  checks: {
    statement: 'The statement of a month has the balances of the month',
    year: 'The statements of a year are those of the list',
    link: 'A statement has a short-lived link to a PDF',
    other: 'A month without a statement is refused with 404',
  },
  run: async ({ world, step, check }) => {
    const person = await openSavings(world)
    await world.requireControl().advance(40 * day)
    const { visitor } = await logInAgain(world, person)
    const { year, month } = await step('statement', async () => {
      const statements = await visitor.request('GET /statements')
      const newest = expectFound(statements[0], 'GET /statements: the statement of the first month')
      expectSame('GET /statements: opening_balance of the first month', statements.at(-1)?.openingBalance, 0)
      expectThat(
        newest.closingBalance >= firstDeposit || newest.closingBalance === 0,
        `GET /statements: closing_balance is ${newest.closingBalance} after a deposit of ${firstDeposit}`,
      )
      return newest
    })
    await check('year', async () => {
      const ofYear = await visitor.request('GET /statements/{year}', { params: { year: String(year) } })
      expectThat(
        ofYear.some((one) => one.year === year && one.month === month),
        'GET /statements/{year}: the newest statement is missing',
      )
    })
    await check('link', async () => {
      const params = { year: String(year), month: String(month) }
      const { downloadUrl } = await visitor.request('GET /statements/{year}/{month}', { params })
      const { hostname } = new URL(downloadUrl, visitor.base)
      expectSame(
        'GET /statements/{year}/{month}: host of download_url',
        hostname,
        new URL(visitor.base).hostname,
      )
    })
    await check('other', () =>
      visitor.refusal(
        'GET /statements/{year}/{month}',
        { status: 404 },
        { params: { year: '1999', month: '12' } },
      ),
    )
  },
})
