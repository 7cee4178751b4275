import { goalEventsSchema, goalsSchema, newGoalSchema } from '@coffer/api-client/goals/schema'
import type { GoalBody } from '@coffer/api-client/goals/request-schema'
import { readAccount, parseData, idempotencyKey, type Person } from './open-bank.ts'

export const bufferBody: GoalBody = {
  kind: 'buffer',
  name: 'Rainy day',
  picture: 'umbrella',
  target_cents: null,
  target_date: null,
  is_protected: false,
  fill_percent: null,
  fill_cents: null,
}

/** The API calls for the goals of a depositor's account. */
export async function goalsApi(person: Person) {
  const { uuid: account } = await readAccount(person)
  const path = `/accounts/${account}/goals`
  return {
    account,
    path,
    read: async () => parseData(await person.get(path), goalsSchema),
    add: async (part: Partial<GoalBody> = {}) => {
      const answer = await person.post(path, { ...bufferBody, ...part }, idempotencyKey())
      return parseData(answer, newGoalSchema, 201).uuid
    },
    move: (from: string | null, to: string | null, amount: number, headers = idempotencyKey()) =>
      person.post(`${path}/moves`, { from, to, amount }, headers),
    history: async (goal: string) => parseData(await person.get(`${path}/${goal}/history`), goalEventsSchema),
  }
}

/** The cents saved in each active goal, by name. */
export const readSavedByName = async (person: Person) =>
  Object.fromEntries(
    (await (await goalsApi(person)).read()).goals.map(({ name, savedCents }) => [name, savedCents]),
  )
