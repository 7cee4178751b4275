import { linkedAccountsSchema } from '@coffer/api-client/linking/schema'
import { seedLinkedBank } from '../../src/seed/history/seed-history.ts'
import { parseData, idempotencyKey, type Answer, type Bank, type Person } from './open-bank.ts'

let added = 0

/** Adds a linked bank that is older than the depositor's other banks; returns its uuid. */
export const addOlderBank = async (
  bank: Bank,
  { depositorId, tenant }: Person,
  values: Parameters<typeof seedLinkedBank>[2] = {},
): Promise<string> => {
  const mask = String(1000 + added++)
  const older = { institution: 'Summit Credit Union', mask, createdAt: new Date(0), ...values }
  return (await bank.asTenant((tx) => seedLinkedBank(tx, depositorId, older), tenant)).id
}

/** The API calls for the linked banks of a depositor. */
export const banksApi = (person: Person) => ({
  read: async () => parseData(await person.get('/linked-accounts'), linkedAccountsSchema).accounts,
  makeDefault: (uuid: string, headers = idempotencyKey()): Promise<Answer> =>
    person.post(`/linked-accounts/${uuid}/default`, {}, headers),
  remove: (uuid: string, body: object = {}, headers = idempotencyKey()): Promise<Answer> =>
    person.post(`/linked-accounts/${uuid}/remove`, { plans: null, move_to: null, ...body }, headers),
})

export const readDefaultBank = async (person: Person): Promise<string | undefined> => {
  const chosen = (await banksApi(person).read()).filter(({ isDefault }) => isDefault)
  if (chosen.length > 1) throw new Error('There are several default banks.')
  return chosen[0]?.uuid
}
