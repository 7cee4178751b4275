import type { bankRemovalBody } from '@coffer/api-client/linking/request-schema'
import { bankUse, removalObstacle } from '@coffer/domain/linked-banks'
import { ApiRefusal, conflict, invalid } from '@coffer/provider-kit/refusal'
import { and, eq, inArray } from 'drizzle-orm'
import type * as v from 'valibot'
import { bankLabel } from '../banking/transfer-description.ts'
import { recordLock, now, type Tx } from '../database/in-tenant.ts'
import { transfers } from '../database/schema/banking.ts'
import { requireDepositsFrom } from '../funding/fund-account.ts'
import type { Call, Caller } from '../http/call.ts'
import { notifyOfAction } from '../identity/security-notices.ts'
import { endPlan } from '../plans/change-dates.ts'
import { movePlan } from '../plans/follow-plan.ts'
import { activePlans, type PlanRow } from '../plans/plan-rows.ts'
import { recordSecurityEvent } from '../security-events/record-security-event.ts'
import { bankTexts, obstacleTexts } from './bank-texts.ts'
import { changeLinkedAccount, type LinkedAccount } from './linked-account.ts'
import { lockForBanks } from './lock-for-banks.ts'

type Removal = v.InferOutput<typeof bankRemovalBody> & { readonly uuid: string }

/** Removes a bank after its plans were moved to another bank or ended. Records it, and notifies the holders. */
export async function removeBank(c: Call, tx: Tx, caller: Caller, removal: Removal): Promise<void> {
  const { accountId, bank, banks } = await lockForBanks(tx, caller, removal.uuid)
  const obstacle = removalObstacle(toBank(bank), banks.map(toBank))
  if (obstacle !== null)
    throw conflict(obstacleTexts[obstacle], { fields: { account: [obstacleTexts[obstacle]] } })
  await requireNoOpenTransfers(tx, accountId, bank)
  const plans = (await activePlans(tx, accountId)).filter(
    ({ linkedAccountId }) => linkedAccountId === bank.id,
  )
  if (plans.length > 0) await releasePlans(c, tx, { plans, bank, removal })
  recordLock(tx, 'linked-account', bank.id)
  await changeLinkedAccount(tx, bank, { status: 'ARCHIVED', isDefault: false })
  await notifyOfAction(tx, c, { kind: 'bank-removed', institution: bank.institution, mask: bank.mask })
}

const toBank = ({ id: uuid, status }: LinkedAccount) => ({ uuid, status })

async function requireNoOpenTransfers(tx: Tx, accountId: string, { id }: LinkedAccount): Promise<void> {
  const open = await tx
    .select()
    .from(transfers)
    .where(
      and(
        eq(transfers.depositAccountId, accountId),
        eq(transfers.linkedAccountId, id),
        inArray(transfers.status, ['Initiated', 'Pending', 'Submitted']),
      ),
    )
  if (bankUse(id, open, now(tx)).underWay.length > 0)
    throw conflict(bankTexts.underWay, { fields: { transfers: [bankTexts.underWay] } })
}

interface Release {
  readonly plans: readonly PlanRow[]
  readonly bank: LinkedAccount
  readonly removal: Removal
}

async function releasePlans(c: Call, tx: Tx, { plans, bank, removal }: Release): Promise<void> {
  if (removal.plans === null) throw invalid({ plans: [bankTexts.plans] })
  if (removal.plans === 'end') {
    for (const plan of plans) await endPlan(tx, plan)
    return recordSecurityEvent(tx, c, 'transfer-canceled')
  }
  const to = await findTargetBank(tx, bank, removal.move_to)
  for (const plan of plans) await movePlan(tx, plan, to)
  return recordSecurityEvent(tx, c, 'deposit-changed')
}

/** The bank to which the plans are moved, and its name in their deposits. */
async function findTargetBank(tx: Tx, bank: LinkedAccount, uuid: string | null) {
  const refusal = invalid({ move_to: [bankTexts.moveTo] })
  if (uuid === null || uuid === bank.id) throw refusal
  const linked = await requireDepositsFrom(tx, bank.depositorId, uuid).catch((error: unknown) => {
    throw error instanceof ApiRefusal ? refusal : error
  })
  return { id: linked.id, counterparty: bankLabel(linked) }
}
