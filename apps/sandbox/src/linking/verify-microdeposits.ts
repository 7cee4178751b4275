import { counts } from '@coffer/domain/limits'
import { afterWrongAmounts, amountsMatch, mayReissue } from '@coffer/domain/microdeposits'
import * as v from 'valibot'
import { inTenant, type Tx } from '../database/in-tenant.ts'
import { authenticated, bodyOf, formOf } from '../http/call.ts'
import { ok } from '../http/envelope.ts'
import { forbidden, invalid, unprocessable, type Refusal } from '../http/refusal.ts'
import type { Area } from '../http/routes.ts'
import { depositorOf } from '../onboarding/progress.ts'
import { sendMicrodeposits } from './microdeposits.ts'
import { changeLinkedAccount, ownLinkedAccount, type LinkedAccount } from './linked-account.ts'

/** The two amounts that this provider always sends, in cents. */
const sent = [11, 22] as const

const twoAmounts = v.object({ account_id: v.string(), amount_1: v.string(), amount_2: v.string() })
const oneAccount = v.object({ account_id: v.string() })

type Verified = { uuid: string; status: string }

export const microdepositCalls: Area = (api, { db }) => {
  // A wrong try is counted even though the answer is a refusal, so it is thrown after the transaction.
  api.post('/link/manual/verify', async (c) => {
    const { depositorId } = authenticated(c)
    const form = await formOf(c, twoAmounts)
    const given = [readCents(form.amount_1), readCents(form.amount_2)] as const
    const outcome = await inTenant(db, c.var.tenant, async (tx) => {
      const account = await hold(tx, depositorId, form.account_id)
      return verify(tx, account, requireCents(given))
    })
    if ('refusal' in outcome) throw outcome.refusal
    return ok(c, outcome)
  })

  api.post('/link/manual/reissue', async (c) => {
    const { depositorId } = authenticated(c)
    const { account_id } = await bodyOf(c, oneAccount)
    const expectedBy = await inTenant(db, c.var.tenant, async (tx) => {
      const account = await hold(tx, depositorId, account_id)
      if (account.status === 'LOCKED') throw locked(account)
      if (!mayReissue(account.status, account.reissuesDone)) {
        throw unprocessable({ en: 'No new amounts can be sent.', es: 'No se pueden enviar nuevos montos.' })
      }
      await changeLinkedAccount(tx, account, {
        status: 'VERIFICATION_PENDING',
        verifyAttemptsLeft: counts.microdepositTries,
        reissuesDone: account.reissuesDone + 1,
      })
      return sendMicrodeposits(tx, account.id)
    })
    return ok(c, { microdeposits_expected_by: expectedBy.toISOString() })
  })
}

async function verify(
  tx: Tx,
  account: LinkedAccount,
  given: readonly [number, number],
): Promise<Verified | { refusal: Refusal }> {
  if (account.status === 'ACTIVE') return { uuid: account.id, status: account.status }
  if (account.status === 'LOCKED') return { refusal: locked(account) }
  if (account.status !== 'VERIFICATION_PENDING') return { refusal: wrongAmounts(0, account.status) }
  if (amountsMatch(sent, given)) {
    await changeLinkedAccount(tx, account, { status: 'ACTIVE', verifyAttemptsLeft: null, reissuesDone: 0 })
    return { uuid: account.id, status: 'ACTIVE' }
  }
  const { status, triesLeft } = afterWrongAmounts(account.verifyAttemptsLeft ?? 0, account.reissuesDone)
  await changeLinkedAccount(tx, account, { status, verifyAttemptsLeft: triesLeft })
  return { refusal: status === 'LOCKED' ? locked(account) : wrongAmounts(triesLeft, status) }
}

/** Holds the depositor and the manually linked account, or says that there is none. */
async function hold(tx: Tx, depositorId: string, accountId: string): Promise<LinkedAccount> {
  await depositorOf(tx, depositorId)
  const account = await ownLinkedAccount(tx, depositorId, accountId)
  if (account?.sourceType !== 'MANUAL' || account.status === 'ARCHIVED') {
    throw invalid({ account_id: [{ en: 'This account is not known.', es: 'Esta cuenta no existe.' }] })
  }
  return account
}

const readCents = (text: string): number | null => (/^\d{1,2}$/.test(text.trim()) ? Number(text) : null)

function requireCents([first, second]: readonly [number | null, number | null]): readonly [number, number] {
  const isAmount = (cents: number | null): cents is number => cents !== null && cents >= 1 && cents <= 99
  if (isAmount(first) && isAmount(second)) return [first, second]
  const words = { en: 'Enter an amount from 0.01 to 0.99.', es: 'Ingrese un monto de 0.01 a 0.99.' }
  throw invalid({
    ...(isAmount(first) ? {} : { amount_1: [words] }),
    ...(isAmount(second) ? {} : { amount_2: [words] }),
  })
}

const wrongAmounts = (left: number, status: string): Refusal =>
  unprocessable(
    {
      en: `Those amounts do not match our records. You have ${left} ${left === 1 ? 'try' : 'tries'} left.`,
      es: `Esos montos no coinciden con nuestros registros. Le ${left === 1 ? 'queda 1 intento' : `quedan ${left} intentos`}.`,
    },
    { attempts_left: left, status },
  )

const locked = (account: LinkedAccount): Refusal =>
  forbidden(
    {
      en: 'This account is locked after too many tries. Contact us for help.',
      es: 'Esta cuenta está bloqueada por demasiados intentos. Contáctenos.',
    },
    { data: { uuid: account.id, status: 'LOCKED', attempts_left: 0 } },
  )
