import { newPlanSchema, plansSchema, type Plan } from '@coffer/api-client/plans/schema'
import { accountOf, dataOf, idempotencyKey, linkedAccountOf, type Answer, type Person } from './open-bank.ts'

/** The calls for the plans of a person's account. */
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

/** The only active plan of a person. */
export async function planOf(person: Person): Promise<Plan> {
  const { plans } = await (await plansOf(person)).read()
  const [plan] = plans
  if (plan === undefined || plans.length > 1) throw new Error('There is not one plan.')
  return plan
}

/** Its dates ahead; a skipped one in brackets. */
export const datesOf = ({ upcoming }: Plan): string[] =>
  upcoming.map(({ date, isSkipped }) => (isSkipped ? `(${date})` : date))
