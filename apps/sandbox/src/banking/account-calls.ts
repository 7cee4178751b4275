import { isAccepted } from '@coffer/domain/status'
import type { Language } from '@coffer/i18n/languages'
import { eq } from 'drizzle-orm'
import type { Tx } from '../database/in-tenant.ts'
import { depositAccounts } from '../database/schema/banking.ts'
import { asCaller } from '../http/as-caller.ts'
import type { SomeHandlers } from '../http/handler.ts'
import { readerLanguage } from '../http/reader-language.ts'
import { lockDepositor, findDepositor } from '../onboarding/progress.ts'
import { findAllAccounts, openAccount } from './deposit-account.ts'
import { findRateChanges, ratesToWire } from '../rates/rates.ts'
import { recordSecurityEvent } from '../security-events/record-security-event.ts'
import { readOpenAccount } from './open-account.ts'
import { ownAccount } from './own-account.ts'

export const accountCalls = {
  'GET /accounts': asCaller(({ c, tx, caller }) =>
    accountsToWire(tx, caller.accountDepositorId, readerLanguage(c)),
  ),

  // Both holders see the nickname.
  'PATCH /accounts/{uuid}': asCaller(async (call) => {
    const { nickname } = await call.readBody()
    const { id } = await ownAccount(call)
    await call.tx.update(depositAccounts).set({ nickname }).where(eq(depositAccounts.id, id))
    return { nickname }
  }),

  'GET /accounts/{uuid}/rates': asCaller(async (call) => {
    const account = await ownAccount(call)
    return ratesToWire(await findRateChanges(call.tx), account)
  }),

  // Not in the list: the number is sensitive, so it is sent only when its holder requests it.
  'GET /accounts/{uuid}/number': asCaller(async (call) => {
    const { number } = await ownAccount(call)
    await recordSecurityEvent(call.tx, call.c, 'account-number-read')
    return { account_number: number }
  }, 'change'),
} satisfies SomeHandlers

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
