import { expectFound } from './problem.ts'
import type { Visitor } from './visitor.ts'

/** The uuid of the depositor's account. */
export async function openAccountUuid(visitor: Visitor): Promise<string> {
  const [account] = await visitor.request('GET /accounts')
  return expectFound(account, 'GET /accounts: the account').uuid
}
