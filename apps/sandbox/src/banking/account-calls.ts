import { nicknameBody } from '@coffer/api-client/accounts/request-schema'
import { isAccepted } from '@coffer/domain/status'
import { eq } from 'drizzle-orm'
import type { Tx } from '../database/in-tenant.ts'
import { depositAccounts } from '../database/schema/banking.ts'
import { asCaller } from '../http/as-caller.ts'
import { asReader } from '../http/as-reader.ts'
import { bodyOf, type Call } from '../http/call.ts'
import { ok } from '../http/envelope.ts'
import { notFound } from '../http/refusal.ts'
import type { Area } from '../http/routes.ts'
import { statusOf } from '../onboarding/missing-documents.ts'
import { depositorOf, findDepositor } from '../onboarding/progress.ts'
import { accountOf, allAccountsOf, openAccount } from './deposit-account.ts'
import { accountToWire, openAccountOf, readOpenAccount } from './open-account.ts'

export const accountCalls: Area = (api) => {
  api.get(
    '/accounts',
    asReader({
      ask: ({ accountDepositorId }, at) => openAccountOf(accountDepositorId, at),
      answer: (c, rows) => (rows.length === 0 ? null : ok(c, rows.map(accountToWire))),
      otherwise: async (c, tx, { accountDepositorId }) => ok(c, await accountsToWire(tx, accountDepositorId)),
    }),
  )

  api.patch(
    '/accounts/:uuid',
    asCaller((c, tx, { accountDepositorId }) => changeNickname(c, tx, accountDepositorId)),
  )

  // Not in the list: sensitive, so sent only when its holder asks to see it.
  api.get(
    '/accounts/:uuid/number',
    asCaller(async (c, tx, { accountDepositorId }) => {
      const account = await accountOf(tx, accountDepositorId)
      if (account === null || account.id !== c.req.param('uuid')) throw notFound()
      return ok(c, { account_number: account.number })
    }),
  )
}

/** Names the open account, for both of its holders. */
async function changeNickname(c: Call, tx: Tx, depositorId: string): Promise<Response> {
  const { nickname } = await bodyOf(c, nicknameBody)
  const account = await accountOf(tx, depositorId)
  if (account === null || account.id !== c.req.param('uuid')) throw notFound()
  await tx.update(depositAccounts).set({ nickname }).where(eq(depositAccounts.id, account.id))
  return ok(c, { nickname })
}

/** Accounts of GET /accounts. An accepted application has one, empty until it is funded; a closed one is not listed. */
export async function accountsToWire(tx: Tx, depositorId: string): Promise<unknown[]> {
  const found = await readOpenAccount(tx, depositorId)
  if (found !== null) return [found]
  if (!(await awaitsAccount(tx, depositorId))) return []
  await depositorOf(tx, depositorId)
  await openAccount(tx, depositorId)
  return [await readOpenAccount(tx, depositorId)]
}

/** Whether the depositor is accepted and never had an account. */
async function awaitsAccount(tx: Tx, depositorId: string): Promise<boolean> {
  const depositor = await findDepositor(tx, depositorId)
  if (!depositor.isPrimary || !isAccepted(statusOf(depositor))) return false
  return (await allAccountsOf(tx, depositorId)).length === 0
}
