import { newPlanSchema, plansSchema, type Plan } from '@coffer/api-client/plans/schema'
import { addDays, businessDayFrom, easternDate, easternInstant } from '@coffer/domain/calendar'
import {
  readAccount,
  parseData,
  idempotencyKey,
  readLinkedAccount,
  readTransactions,
  type Answer,
  type Bank,
  type Person,
} from './open-bank.ts'

/** The API calls for the plans of a depositor's account. */
export async function plansApi(person: Person) {
  const { uuid: account } = await readAccount(person)
  const { uuid: linked_account_id } = await readLinkedAccount(person)
  const path = `/accounts/${account}/plans`
  const post = (body: object): Promise<Answer> =>
    person.post(path, { linked_account_id, amount: 10_000, frequency: 'monthly', ...body }, idempotencyKey())
  return {
    path,
    post,
    read: async () => parseData(await person.get(path), plansSchema),
    add: async (body: object) => parseData(await post(body), newPlanSchema, 201).uuid,
    change: (plan: string, body: object) => person.patch(`${path}/${plan}`, body, idempotencyKey()),
    act: (plan: string, name: string, body: object = {}, headers = idempotencyKey()) =>
      person.post(`${path}/${plan}/${name}`, body, headers),
  }
}

/** The only active plan of a depositor. */
export async function readOnlyPlan(person: Person): Promise<Plan> {
  const { plans } = await (await plansApi(person)).read()
  const [plan] = plans
  if (plan === undefined || plans.length > 1) throw new Error('There is no plan, or more than one.')
  return plan
}

/** The upcoming dates of a plan; skipped dates are in parentheses. */
export const upcomingDates = ({ upcoming }: Plan): string[] =>
  upcoming.map(({ date, isSkipped }) => (isSkipped ? `(${date})` : date))

/** The statuses of a depositor whose account is open. */
export const customer = { registrationLastStep: 'completed', extendedStatus: 'FUNDED' } as const

/** Functions for the tests of plans at a bank. */
export function planFixtures(bank: Bank) {
  const today = (): string => easternDate(bank.context.clock.now())
  const inDays = (days: number): string => addDays(today(), days)

  /** A depositor with an empty account and a weekly plan of $100 that starts on a business day. */
  const saver = async (part: object = {}) => {
    const person = await bank.addDepositor('empty', customer)
    const plans = await plansApi(person)
    const start = businessDayFrom(inDays(4))
    const uuid = await plans.add({ frequency: 'weekly', start_date: start, ...part })
    return { person, plans, uuid, start, nth: (weeks: number) => addDays(start, 7 * weeks) }
  }

  /** Moves the clock to a time of day in New York, in minutes since midnight, and logs in again. */
  const logInAt = async (person: Person, date: string, minutes = 10 * 60): Promise<Person> => {
    await bank.moveClock(easternInstant(date, minutes))
    return bank.logInAgain(person)
  }

  /** Moves the clock without running the work that is due by then. */
  const moveClockTo = (date: string, minutes: number) =>
    bank.context.clock.moveTo(new Date(easternInstant(date, minutes)))

  return { today, inDays, saver, logInAt, moveClockTo }
}

/** The deposits of a depositor that were sent. */
export const readSentDeposits = async (person: Person) =>
  (await readTransactions(person)).filter(
    ({ direction, status }) =>
      direction === 'LinkedToPrimary' && status !== 'Initiated' && status !== 'Cancelled',
  )
