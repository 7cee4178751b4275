import { expectFound, expectSame, expectThat } from '../world/problem.ts'
import { defineJourney } from '../journey.ts'

export const readsJourney = defineJourney({
  id: 'reads',
  title: 'What the application reads of a depositor',
  needs: 'session',
  checks: {
    accounts: 'GET /accounts has its schema, and balances that agree',
    transactions: 'GET /transactions has its schema, and is sorted newest first',
    alerts: 'GET /alerts has its schema',
    depositor: 'GET /depositor has its schema, and GET /depositor/progress the same statuses',
    beneficiaries: 'GET /depositor/beneficiaries has its schema',
    disclosures: 'GET /disclosures has its schema, and each version can be read by its hash',
    faqs: 'GET /faqs has its schema',
    banks: 'GET /linked-accounts has its schema',
    messages: 'GET /messages has its schema',
    statements: 'GET /statements has its schema, and GET /statements/years the same years',
    taxes: 'GET /tax-documents has its schema',
    user: 'GET /user has its schema',
    service: 'GET /service answers 202 with a request that can be followed',
    unknown: 'An unknown request, statement and disclosure are refused with 404',
  },
  run: async ({ world, step, check }) => {
    const reader = await step('accounts', async () => {
      const visitor = await world.reader()
      const [account] = await visitor.request('GET /accounts')
      const { availableBalance, currentBalance } = expectFound(account, 'GET /accounts: the open account')
      expectThat(
        availableBalance <= currentBalance,
        `GET /accounts: available_balance ${availableBalance} is more than current_balance ${currentBalance}`,
      )
      return visitor
    })
    await check('transactions', async () => {
      const transactions = await reader.request('GET /transactions')
      const created = transactions.map(({ dateCreated }) => dateCreated)
      const newest = created.toSorted().toReversed()
      expectSame('GET /transactions: the order by date_created', created, newest)
    })
    await check('alerts', () => reader.request('GET /alerts'))
    await check('depositor', async () => {
      const depositor = await reader.request('GET /depositor')
      const progress = await reader.request('GET /depositor/progress')
      expectSame(
        'GET /depositor/progress: registration_status',
        progress.registrationStatus,
        depositor.registrationStatus,
      )
      expectSame('GET /depositor/progress: registration_last_step', progress.lastStep, depositor.lastStep)
      expectSame(
        'GET /depositor/progress: extended_status',
        progress.extendedStatus,
        depositor.extendedStatus,
      )
    })
    await check('beneficiaries', () => reader.request('GET /depositor/beneficiaries'))
    await check('disclosures', async () => {
      const all = await reader.request('GET /disclosures', { query: { all: 'true' } })
      const { uuid, hash, title } = expectFound(all[0], 'GET /disclosures: a disclosure')
      const one = await reader.request('GET /disclosure/{uuid}/{hash}', { params: { uuid, hash } })
      expectSame('GET /disclosure/{uuid}/{hash}: title', one.title, title)
    })
    await check('faqs', () => reader.request('GET /faqs'))
    await check('banks', () => reader.request('GET /linked-accounts'))
    await check('messages', () => reader.request('GET /messages'))
    await check('statements', async () => {
      const statements = await reader.request('GET /statements')
      const years = await reader.request('GET /statements/years')
      const named = new Set(statements.map(({ year }) => year))
      expectSame(
        'GET /statements/years: years without a statement',
        years.filter((year) => !named.has(year)),
        [],
      )
      expectSame('GET /statements/years: their number', years.length, named.size)
    })
    await check('taxes', () => reader.request('GET /tax-documents'))
    await check('user', () => reader.request('GET /user'))
    await check('service', async () => {
      const { requestId } = await reader.request('GET /service')
      await reader.poll(requestId)
    })
    await check('unknown', async () => {
      const uuid = crypto.randomUUID()
      await reader.refusal('GET /request/{requestId}', { status: 404 }, { params: { requestId: uuid } })
      await reader.refusal(
        'GET /statements/{year}/{month}',
        { status: 404 },
        { params: { year: '1999', month: '1' } },
      )
      await reader.refusal(
        'GET /disclosure/{uuid}/{hash}',
        { status: 404 },
        { params: { uuid, hash: 'none' } },
      )
    })
  },
})
