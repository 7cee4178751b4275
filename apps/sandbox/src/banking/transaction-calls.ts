import { isAccepted } from '@coffer/domain/status'
import { forbidden, notFound, unprocessable } from '@coffer/provider-kit/refusal'
import { withMessage } from '@coffer/provider-kit/reply'
import { desc, eq, getTableColumns } from 'drizzle-orm'
import { now, type Tx } from '../database/in-tenant.ts'
import { depositAccounts, transfers } from '../database/schema/banking.ts'
import { AddressLimit } from '../http/address-limit.ts'
import { asCaller } from '../http/as-caller.ts'
import type { Context } from '../http/call.ts'
import type { SomeHandlers } from '../http/handler.ts'
import { tooManyRequests } from '../http/rate-limit.ts'
import { readerLanguage } from '../http/reader-language.ts'
import { lockDepositor } from '../onboarding/progress.ts'
import { uuidOrUnusedId } from '../requests/requests.ts'
import { recordSecurityEvent } from '../security-events/record-security-event.ts'
import { findAccount } from './deposit-account.ts'
import { transactionTexts } from './transaction-texts.ts'
import { transactionToWire } from './transaction-wire.ts'
import { voidTransfer } from './transfer-life.ts'
import { isDeposit, type Transfer } from './transfer-stage.ts'

export function transactionCalls({ settings }: Context) {
  const sent = new AddressLimit(settings.requests.rowsPerMinute, 60)

  return {
    'GET /transactions': asCaller(async ({ c, tx, caller: { accountDepositorId, userId } }) => {
      const waitSeconds = sent.waitSeconds(userId, now(tx))
      if (waitSeconds > 0) throw tooManyRequests(waitSeconds)
      const rows = await tx
        .select(getTableColumns(transfers))
        .from(transfers)
        .innerJoin(depositAccounts, eq(depositAccounts.id, transfers.depositAccountId))
        .where(eq(depositAccounts.depositorId, accountDepositorId))
        .orderBy(desc(transfers.createdAt), desc(transfers.sequence))
      sent.add(userId, now(tx), rows.length)
      const language = readerLanguage(c)
      return rows.map((transfer) => transactionToWire(transfer, language))
    }),

    'POST /transactions/{uuid}/void': asCaller(async ({ c, tx, caller: { accountDepositorId }, params }) => {
      const transfer = await ownTransfer(tx, accountDepositorId, params.uuid)
      if (!(await voidTransfer(tx, transfer.id)))
        throw unprocessable(
          isCanceled(transfer) ? transactionTexts.alreadyCanceled : transactionTexts.tooLate,
        )
      await recordSecurityEvent(tx, c, 'transfer-canceled')
      return withMessage(
        null,
        isDeposit(transfer) ? transactionTexts.depositCancelled : transactionTexts.withdrawalCancelled,
      )
    }),
  } satisfies SomeHandlers
}

/** A transfer of the depositor's open account that the caller may cancel. */
async function ownTransfer(tx: Tx, depositorId: string, uuid: string): Promise<Transfer> {
  const depositor = await lockDepositor(tx, depositorId)
  const account = await findAccount(tx, depositorId)
  const [transfer] = await tx
    .select()
    .from(transfers)
    .where(eq(transfers.id, uuidOrUnusedId(uuid)))
  if (transfer === undefined || transfer.depositAccountId !== account?.id) throw notFound()
  if (!isAccepted(depositor.registrationStatus)) throw forbidden(transactionTexts.notAllowed)
  return transfer
}

const isCanceled = ({ status }: Transfer): boolean => status === 'Voided' || status === 'Cancelled'
