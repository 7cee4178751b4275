import { addDays, easternDate } from '@coffer/domain/calendar'
import { planFrequencies } from '@coffer/domain/deposit-plans'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { readLinkedAccount, openBankForFile, readTransactions, type Person } from './open-bank.ts'
import { plansApi } from './plans.ts'

const bank = await openBankForFile()

const runs = Number(process.env['LEDGER_RUNS'] ?? 3)
const today = (): string => easternDate(bank.context.clock.now())

const action = fc.record({
  name: fc.constantFrom('skip', 'restore', 'move', 'amounts', 'pause', 'resume', 'change', 'add', 'end'),
  which: fc.nat(5),
  nth: fc.nat(5),
  days: fc.integer({ min: 0, max: 40 }),
  frequency: fc.constantFrom(...planFrequencies),
})
type Action = typeof action extends fc.Arbitrary<infer One> ? One : never
/** Changes that race with due work, and the hours until the next round. */
const round = fc.record({
  actions: fc.array(action, { minLength: 1, maxLength: 4 }),
  hours: fc.constantFrom(1, 23, 26, 71, 170),
})

async function act(person: Person, { name, which, nth, days, frequency }: Action): Promise<void> {
  const plans = await plansApi(person)
  const start_date = addDays(today(), days)
  const { plans: active } = await plans.read()
  const plan = active[which % Math.max(1, active.length)]
  const upcoming = plan?.upcoming[nth]
  const date = upcoming?.date ?? start_date
  const bodies: Record<string, object> = {
    pause: { until: start_date },
    move: { date, to: addDays(upcoming?.movableFrom ?? start_date, nth) },
    amounts: { date, amount: 5_000 + nth, scope: 'following' },
  }
  const answer =
    name === 'add' || plan === undefined
      ? await plans.post({ frequency, start_date, linked_account_id: (await readLinkedAccount(person)).uuid })
      : name === 'change'
        ? await plans.change(plan.uuid, { frequency, ...(nth > 2 && { start_date }) })
        : await plans.act(plan.uuid, name, bodies[name] ?? { date })
  expect([200, 201, 409, 422], name).toContain(answer.code)
}

it('Plans send each of their dates at most once and lose none while random changes race with due work', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(round, { minLength: 6, maxLength: 10 }), async (rounds) => {
      let person = await bank.addDepositor('empty', {
        registrationLastStep: 'completed',
        extendedStatus: 'FUNDED',
      })
      for (const { actions, hours } of rounds) {
        await Promise.all([bank.runDueWork(), ...actions.map((one) => act(person, one))])
        const { findings } = await bank.auditLedger()
        expect(findings).toEqual([])
        await bank.context.clock.moveTo(new Date(bank.context.clock.now().getTime() + hours * 3_600_000))
        person = await bank.logInAgain(person)
      }
      await bank.runDueWork()
      const sent = (await readTransactions(person)).filter(
        ({ direction, status }) =>
          direction === 'LinkedToPrimary' && status !== 'Initiated' && status !== 'Cancelled',
      )
      const { plans, ended } = await (await plansApi(person)).read()
      const ran = [...plans, ...ended].flatMap(({ uuid, runs: own }) =>
        own.map(({ date }) => `${uuid} ${date}`),
      )
      expect(new Set(ran).size).toBe(ran.length)
      expect(sent.every(({ scheduled_for }) => (scheduled_for ?? '') <= today())).toBe(true)
      expect((await bank.auditLedger()).findings).toEqual([])
      expect(await bank.context.work.counts()).toMatchObject({ parked: 0 })
    }),
    { numRuns: runs, endOnFailure: true },
  )
}, 600_000)
