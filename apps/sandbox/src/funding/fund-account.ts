import { allowsDeposits, isFailedType } from '@coffer/domain/status'
import { forbidden, invalid, type LocalizedText } from '@coffer/provider-kit/refusal'
import * as v from 'valibot'
import { findLimits } from '../banking/account-limits.ts'
import { lockAccount, openAccount } from '../banking/deposit-account.ts'
import { acceptTransfer } from '../banking/transfer-life.ts'
import { bankLabel } from '../banking/transfer-description.ts'
import type { Tx } from '../database/in-tenant.ts'
import { hasSignedAll } from '../disclosures/read-disclosures.ts'
import { asCaller } from '../http/as-caller.ts'
import type { SomeHandlers } from '../http/handler.ts'
import { ownLinkedAccount, type LinkedAccount } from '../linking/linked-account.ts'
import { notifyWithoutAlert } from '../notices/notify.ts'
import {
  advanceTo,
  lockDepositor,
  hasReached,
  setExtendedStatus,
  type DepositorRow,
} from '../onboarding/progress.ts'
import { idempotencyKey, onceByKey } from '../requests/idempotency.ts'
import { startRequest } from '../requests/requests.ts'
import { recordSecurityEvent } from '../security-events/record-security-event.ts'
import { amountBetween } from './amount-between.ts'
import { requireBeforeFunding } from './initial-amount.ts'

const funded = v.object({ request_id: v.string() })

export const fundAccountCalls = {
  'POST /fund-my-account': asCaller(async ({ c, tx, caller: { depositorId }, readBody }) => {
    const body = await readBody()
    const depositor = await lockDepositor(tx, depositorId)
    const { request_id } = await onceByKey(
      tx,
      { depositorId, key: idempotencyKey(c), body: ['fund-my-account', body] },
      (answer) => v.parse(funded, answer),
      async () => {
        await recordSecurityEvent(tx, c, 'first-deposit-requested')
        return fund(tx, depositor, body.linked_account_id)
      },
    )
    return { status: 'SUCCESS', request_id }
  }),
} satisfies SomeHandlers

/** The first funding: the transfer, the completed application and the message to the depositor, all or nothing. */
async function fund(
  tx: Tx,
  depositor: DepositorRow,
  linkedAccountId: string,
): Promise<{ request_id: string }> {
  const { depositorId } = depositor
  requireReadyToFund(depositor)
  if (!(await hasSignedAll(tx, depositorId)))
    throw forbidden(changedTexts, { fields: { disclosures: [changedTexts] } })
  const account = await lockAccount(tx, (await openAccount(tx, depositorId)).id)
  const linked = await requireDepositsFrom(tx, depositorId, linkedAccountId)
  const { initial_min, initial_max } = await findLimits(tx)
  const cents = account.initialFundCents
  const problem = cents === null ? noAmount : amountBetween(cents, initial_min, initial_max)
  if (cents === null || problem !== null) throw invalid({ amount: [problem ?? noAmount] })

  const requestId = await startRequest(tx, depositorId, 'transactions')
  await acceptTransfer(tx, {
    depositAccountId: account.id,
    linkedAccountId: linked.id,
    requestId,
    direction: 'LinkedToPrimary',
    cents,
    counterparty: bankLabel(linked),
    isFirstFunding: true,
  })
  await advanceTo(tx, depositorId, 'completed')
  await setExtendedStatus(tx, depositorId, 'FUNDED')
  await notifyWithoutAlert(tx, depositorId, 'first-deposit', { institution: linked.institution })
  return { request_id: requestId }
}

/** Refusal if the signed texts are no longer in force. The last step stays unchanged. */
const changedTexts: LocalizedText = {
  en: 'Our disclosures have changed. Read and agree to the new ones first.',
  es: 'Nuestras divulgaciones se actualizaron. Primero lea y acepte las nuevas.',
}

const noAmount: LocalizedText = { en: 'Choose an amount first.', es: 'Primero elija un monto.' }

function requireReadyToFund(depositor: DepositorRow): void {
  requireBeforeFunding(depositor)
  if (!hasReached(depositor, 'disclosures')) {
    throw forbidden({ en: 'Review the disclosures first.', es: 'Primero revise las divulgaciones.' })
  }
  if (isFailedType(depositor.registrationStatus)) {
    throw forbidden({ en: 'Your application can’t be funded.', es: 'Su solicitud no puede recibir fondos.' })
  }
}

/** The linked account to debit: it must be the depositor's own, in a status that allows deposits. */
export async function requireDepositsFrom(tx: Tx, depositorId: string, id: string): Promise<LinkedAccount> {
  const linked = await ownLinkedAccount(tx, depositorId, id)
  if (linked === null || !allowsDeposits(linked.status)) {
    throw invalid({
      linked_account_id: [
        {
          en: 'You can’t use this account. Link another one first.',
          es: 'Esta cuenta no se puede usar. Primero vincule una.',
        },
      ],
    })
  }
  return linked
}
