import { nicknameBody } from '@coffer/api-client/accounts/request-schema'
import { isAccepted } from '@coffer/domain/status'
import type { Language } from '@coffer/i18n/languages'
import { eq } from 'drizzle-orm'
import type { Tx } from '../database/in-tenant.ts'
import { depositAccounts } from '../database/schema/banking.ts'
import { asCaller } from '../http/as-caller.ts'
import { parseBody, type Call, type Caller } from '../http/call.ts'
import { ok } from '../http/envelope.ts'
import { readerLanguage } from '../http/reader-language.ts'
import { requireCapability } from '../http/require-capability.ts'
import type { Area } from '../http/routes.ts'
import { lockDepositor, findDepositor } from '../onboarding/progress.ts'
import { findAllAccounts, openAccount } from './deposit-account.ts'
import { findRateChanges, ratesToWire } from '../rates/rates.ts'
import { recordSecurityEvent } from '../security-events/record-security-event.ts'
import { readOpenAccount } from './open-account.ts'
import { ownAccount } from './own-account.ts'

export const accountCalls: Area = (api) => {
  api.get(
    '/accounts',
    asCaller(async (c, tx, { accountDepositorId }) =>
      ok<'GET /accounts'>(c, await accountsToWire(tx, accountDepositorId, readerLanguage(c))),
    ),
  )

  api.patch('/accounts/:uuid', asCaller(changeNickname))

  api.use('/accounts/:uuid/rates', requireCapability('rate_history'))
  api.get(
    '/accounts/:uuid/rates',
    asCaller(async (c, tx, caller) => {
      const account = await ownAccount(c, tx, caller)
      return ok<'GET /accounts/{uuid}/rates'>(c, ratesToWire(await findRateChanges(tx), account))
    }),
  )

  // Not in the list: the number is sensitive, so it is sent only when its holder requests it.
  api.get(
    '/accounts/:uuid/number',
    asCaller(async (c, tx, caller) => {
      const { number } = await ownAccount(c, tx, caller)
      await recordSecurityEvent(tx, c, 'account-number-read')
      return ok<'GET /accounts/{uuid}/number'>(c, { account_number: number })
    }, 'change'),
  )
}

/** Sets the nickname of the open account, which both holders see. */
async function changeNickname(c: Call, tx: Tx, caller: Caller): Promise<Response> {
  const { nickname } = await parseBody(c, nicknameBody)
  const { id } = await ownAccount(c, tx, caller)
  await tx.update(depositAccounts).set({ nickname }).where(eq(depositAccounts.id, id))
  return ok<'PATCH /accounts/{uuid}'>(c, { nickname })
}

/**
 * Accounts of GET /accounts. An accepted application has one, empty until it is funded. Closed accounts are left out.
 */
export async function accountsToWire(tx: Tx, depositorId: string, language: Language) {
  const found = await readOpenAccount(tx, depositorId, language)
  if (found !== null) return [found]
  if (!(await awaitsAccount(tx, depositorId))) return []
  await lockDepositor(tx, depositorId)
  await openAccount(tx, depositorId)
  const opened = await readOpenAccount(tx, depositorId, language)
  return opened === null ? [] : [opened]
}

/** Whether the depositor is accepted and has never had an account. */
async function awaitsAccount(tx: Tx, depositorId: string): Promise<boolean> {
  const depositor = await findDepositor(tx, depositorId)
  if (!depositor.isPrimary || !isAccepted(depositor.registrationStatus)) return false
  return (await findAllAccounts(tx, depositorId)).length === 0
}
