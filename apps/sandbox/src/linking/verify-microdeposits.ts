import type { LinkedAccountStatus } from '@coffer/domain/status'
import { counts } from '@coffer/domain/limits'
import { afterWrongAmounts, amountsMatch, mayReissue, reissuable } from '@coffer/domain/microdeposits'
import { invalid, unprocessable, type ApiRefusal } from '@coffer/provider-kit/refusal'
import { returnsMicrodeposits } from '../banking/magic-numbers.ts'
import { inTenant, now, type Tx } from '../database/in-tenant.ts'
import { asCaller } from '../http/as-caller.ts'
import { authenticated, type Context } from '../http/call.ts'
import type { SomeHandlers } from '../http/handler.ts'
import { isLinked } from './linked-before.ts'
import { notifyOfLinkedBank } from './linked-bank-notice.ts'
import { lockDepositorForLinking } from './lock-for-linking.ts'
import { locked, notWaiting, wrongAmounts } from './microdeposit-refusals.ts'
import { sendMicrodeposits } from './microdeposits.ts'
import {
  changeLinkedAccount,
  expectationToWire,
  ownLinkedAccount,
  type LinkedAccount,
} from './linked-account.ts'

/** The two amounts that this provider always sends, in cents. */
const sent = [11, 22] as const

type Verified = { uuid: string; status: LinkedAccountStatus }

export const microdepositCalls = ({ db }: Context) =>
  ({
    // A wrong attempt is counted although it is refused, so the refusal is thrown after the transaction.
    'POST /link/manual/verify': async ({ c, readBody }) => {
      const { accountDepositorId: depositorId } = authenticated(c)
      const form = await readBody()
      const given = [readCents(form.amount_1), readCents(form.amount_2)] as const
      const outcome = await inTenant(db, c.var.tenant, async (tx) => {
        const account = await lockLinkedAccount(tx, depositorId, form.account_id)
        const result = await verify(tx, account, requireCents(given))
        if (!('refusal' in result) && !isLinked(account)) await notifyOfLinkedBank(tx, c, account)
        return result
      })
      if ('refusal' in outcome) throw outcome.refusal
      return outcome
    },

    'POST /link/manual/reissue': asCaller(async ({ tx, caller: { accountDepositorId }, readBody }) => {
      const { account_id } = await readBody()
      const expectedBy = await reissue(tx, await lockLinkedAccount(tx, accountDepositorId, account_id))
      return expectationToWire(expectedBy)
    }),
  }) satisfies SomeHandlers

/**
 * The amounts can be verified before the expected day, which is the latest one: banks often post sooner. A second tab
 * with the right amounts gets the same response as the first.
 */
async function verify(
  tx: Tx,
  account: LinkedAccount,
  given: readonly [number, number],
): Promise<Verified | { refusal: ApiRefusal }> {
  if (isLinked(account)) return { uuid: account.id, status: account.status }
  if (account.status === 'LOCKED') return { refusal: locked(account) }
  if (account.status !== 'VERIFICATION_PENDING') return { refusal: notWaiting(account.status) }
  // Returned deposits never arrived, so no amounts are right.
  if (amountsMatch(sent, given) && !returnsMicrodeposits(account.mask)) {
    await changeLinkedAccount(tx, account, {
      status: 'ACTIVE',
      verifyAttemptsLeft: null,
      reissuesDone: 0,
      verifiedAt: now(tx),
    })
    return { uuid: account.id, status: 'ACTIVE' }
  }
  const { status, triesLeft } = afterWrongAmounts(account.verifyAttemptsLeft ?? 0, account.reissuesDone)
  await changeLinkedAccount(tx, account, { status, verifyAttemptsLeft: triesLeft })
  return { refusal: status === 'LOCKED' ? locked(account) : wrongAmounts(triesLeft, status) }
}

async function reissue(tx: Tx, account: LinkedAccount): Promise<Date> {
  if (account.status === 'LOCKED') throw locked(account)
  // A failure after the verification is unrelated to the amounts.
  const isVerified = account.status === 'FAILED' && account.verifyAttemptsLeft === null
  if (!reissuable.includes(account.status) || isVerified) throw notWaiting(account.status)
  if (!mayReissue(account.status, account.reissuesDone))
    throw unprocessable({ en: 'We can’t send new amounts.', es: 'No se pueden enviar depósitos nuevos.' })
  await changeLinkedAccount(tx, account, {
    status: 'VERIFICATION_PENDING',
    verifyAttemptsLeft: counts.microdepositTries,
    reissuesDone: account.reissuesDone + 1,
  })
  return sendMicrodeposits(tx, account.id)
}

/** Locks the depositor and the manually linked account; refuses if there is no such account. */
async function lockLinkedAccount(tx: Tx, depositorId: string, accountId: string): Promise<LinkedAccount> {
  await lockDepositorForLinking(tx, depositorId)
  const account = await ownLinkedAccount(tx, depositorId, accountId)
  if (account?.sourceType !== 'MANUAL' || account.status === 'ARCHIVED') {
    throw invalid({ account_id: [{ en: 'We couldn’t find this account.', es: 'Esta cuenta no existe.' }] })
  }
  return account
}

const readCents = (text: string): number | null => (/^\d{1,2}$/.test(text.trim()) ? Number(text) : null)

function requireCents([first, second]: readonly [number | null, number | null]): readonly [number, number] {
  const isAmount = (cents: number | null): cents is number => cents !== null && cents >= 1 && cents <= 99
  if (isAmount(first) && isAmount(second)) return [first, second]
  const message = { en: 'Enter an amount from 0.01 to 0.99.', es: 'Ingrese un monto de 0.01 a 0.99.' }
  throw invalid({
    ...(isAmount(first) ? {} : { amount_1: [message] }),
    ...(isAmount(second) ? {} : { amount_2: [message] }),
  })
}
