import { casesSchema, newCaseSchema } from '@coffer/api-client/cases/schema'
import type { CaseBody } from '@coffer/api-client/cases/request-schema'
import { messagesSchema } from '@coffer/api-client/messages/schema'
import { parseData, idempotencyKey, readTransactions, type Person } from './open-bank.ts'

/** The uuid of the newest transaction in a direction. */
export async function findTransaction(person: Person, direction = 'LinkedToPrimary'): Promise<string> {
  const found = (await readTransactions(person)).find((one) => one.direction === direction)
  if (found === undefined) throw new Error(`no ${direction}`)
  return found.uuid
}

/** Reports a problem with a transaction, by default a wrong amount. */
export const report = (person: Person, part: Partial<CaseBody>, headers = idempotencyKey()) =>
  person.post('/cases', { reason: 'wrong_amount', ...part }, headers)

export const readCases = async (person: Person) => parseData(await person.get('/cases'), casesSchema)
export const readMessages = async (person: Person) => parseData(await person.get('/messages'), messagesSchema)

/** Reports a problem with a transaction and returns the new case. */
export async function openCase(person: Person, transaction: string, part: Partial<CaseBody> = {}) {
  const answer = await report(person, { transaction_uuid: transaction, ...part })
  const { uuid, overview } = parseData(answer, newCaseSchema, 201)
  const opened = overview.cases.find((one) => one.uuid === uuid)
  if (opened === undefined) throw new Error('no case')
  return opened
}
