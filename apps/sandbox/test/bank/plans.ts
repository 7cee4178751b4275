import { newPlanSchema, plansSchema, type Plan } from '@coffer/api-client/plans/schema'
import { addDays, businessDayFrom, easternDate, easternInstant } from '@coffer/domain/calendar'
import {
  accountOf,
  dataOf,
  idempotencyKey,
  linkedAccountOf,
  transactionsOf,
  type Answer,
  type Bank,
  type Person,
} from './open-bank.ts'

/** The API calls for the plans of a depositor's account. */
export async function plansOf(person: Person) {
  const { uuid: account } = await accountOf(person)
  const { uuid: linked_account_id } = await linkedAccountOf(person)
  const path = `/accounts/${account}/plans`
  const post = (body: object): Promise<Answer> =>
    person.post(path, { linked_account_id, amount: 10_000, frequency: 'monthly', ...body }, idempotencyKey())
  return {
    path,
    post,
    read: async () => dataOf(await person.get(path), plansSchema),
    add: async (body: object) => dataOf(await post(body), newPlanSchema, 201).uuid,
    change: (plan: string, body: object) => person.patch(`${path}/${plan}`, body, idempotencyKey()),
    act: (plan: string, name: string, body: object = {}, headers = idempotencyKey()) =>
      person.post(`${path}/${plan}/${name}`, body, headers),
  }
}

/** The only active plan of a depositor. */
export async function planOf(person: Person): Promise<Plan> {
  const { plans } = await (await plansOf(person)).read()
  const [plan] = plans
  if (plan === undefined || plans.length > 1) throw new Error('There is no plan, or more than one.')
  return plan
}

/** The upcoming dates of a plan; skipped dates are in parentheses. */
export const datesOf = ({ upcoming }: Plan): string[] =>
  upcoming.map(({ date, isSkipped }) => (isSkipped ? `(${date})` : date))

/** The statuses of a depositor whose account is open. */
export const customer = { registrationLastStep: 'completed', extendedStatus: 'FUNDED' } as const

/** Functions for the tests of plans at a bank. */
export function planScenes(bank: Bank) {
  const today = (): string => easternDate(bank.context.clock.now())
  const inDays = (days: number): string => addDays(today(), days)

  /** A depositor with an empty account and a weekly plan of $100 that starts on a business day. */
  const saver = async (part: object = {}) => {
    const person = await bank.addDepositor('empty', customer)
    const plans = await plansOf(person)
    const start = businessDayFrom(inDays(4))
    const uuid = await plans.add({ frequency: 'weekly', start_date: start, ...part })
    return { person, plans, uuid, start, nth: (weeks: number) => addDays(start, 7 * weeks) }
  }

  /** Moves the clock to a time of day in New York, in minutes since midnight, and logs in again. */
  const at = async (person: Person, date: string, minutes = 10 * 60): Promise<Person> => {
    await bank.moveClock(easternInstant(date, minutes))
    return bank.logInAgain(person)
  }

  /** Moves the clock without running the work that is due by then. */
  const clockAt = (date: string, minutes: number) =>
    bank.context.clock.moveTo(new Date(easternInstant(date, minutes)))

  return { today, inDays, saver, at, clockAt }
}

/** The deposits of a depositor that were sent. */
export const sentOf = async (person: Person) =>
  (await transactionsOf(person)).filter(
    ({ direction, status }) =>
      direction === 'LinkedToPrimary' && status !== 'Initiated' && status !== 'Cancelled',
  )
