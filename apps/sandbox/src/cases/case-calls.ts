import type { caseBody } from '@coffer/api-client/cases/request-schema'
import type { WireCases } from '@coffer/api-client/cases/schema'
import { reasonsFor } from '@coffer/domain/cases'
import type { Complete } from '@coffer/provider-kit/handler'
import { localize, conflict, invalid, notFound } from '@coffer/provider-kit/refusal'
import { and, eq, getTableColumns, isNull } from 'drizzle-orm'
import type * as v from 'valibot'
import { now, type Tx } from '../database/in-tenant.ts'
import { depositAccounts, transfers } from '../database/schema/banking.ts'
import { cases } from '../database/schema/cases.ts'
import type { Transfer } from '../banking/transfer-stage.ts'
import { asCaller } from '../http/as-caller.ts'
import type { Caller } from '../http/call.ts'
import type { CallersTransaction, SomeHandlers } from '../http/handler.ts'
import { readerLanguage } from '../http/reader-language.ts'
import { writeMessage } from '../messages/write-message.ts'
import { addOnce } from '../requests/change-once.ts'
import { uuidOrUnusedId } from '../requests/requests.ts'
import { findCases, caseToWire, findThreads } from './case-rows.ts'
import { caseSubjects, caseTexts } from './case-texts.ts'

/**
 * Problems that an account's holders report about its transactions. Reporting moves no money, so read access is enough.
 */
export const caseCalls = {
  'GET /cases': asCaller(readOverview),

  'POST /cases': asCaller(async (call) => {
    const { c, tx, caller, readBody } = call
    const body = await readBody()
    return addOnce(call, {
      // Both holders share the account's idempotency keys.
      body: { ...body, depositorId: caller.depositorId },
      work: () => openCase(tx, { ...caller, language: readerLanguage(c) }, body),
      overview: () => readOverview(call),
    })
  }),
} satisfies SomeHandlers

async function openCase(
  tx: Tx,
  { depositorId, accountDepositorId, language }: Caller,
  { transaction_uuid: uuid, reason, details }: v.InferOutput<typeof caseBody>,
): Promise<string> {
  const { id: transferId, depositAccountId, direction } = await ownTransfer(tx, accountDepositorId, uuid)
  if (!reasonsFor(direction).includes(reason)) throw invalid({ reason: [caseTexts.reason] })
  const mine = and(
    eq(cases.depositorId, depositorId),
    eq(cases.transferId, transferId),
    isNull(cases.closedAt),
  )
  if ((await tx.select({ id: cases.id }).from(cases).where(mine)).length > 0)
    throw conflict(caseTexts.open, { fields: { transaction_uuid: [caseTexts.open] } })
  const subject = localize(caseSubjects[reason], language)
  const { threadId } = await writeMessage(tx, depositorId, {
    direction: 'outbound',
    topic: 'transfer',
    subject,
    body: details || subject,
  })
  const [opened] = await tx
    .insert(cases)
    .values({ depositorId, depositAccountId, transferId, threadId, reason, openedAt: now(tx) })
    .returning({ id: cases.id })
  if (opened === undefined) throw new Error('The inserted case was not found.')
  return opened.id
}

/** A transaction of the account that the caller uses, open or closed. */
async function ownTransfer(tx: Tx, accountDepositorId: string, uuid: string): Promise<Transfer> {
  const [transfer] = await tx
    .select(getTableColumns(transfers))
    .from(transfers)
    .innerJoin(depositAccounts, eq(depositAccounts.id, transfers.depositAccountId))
    .where(and(eq(transfers.id, uuidOrUnusedId(uuid)), eq(depositAccounts.depositorId, accountDepositorId)))
  if (transfer === undefined) throw notFound()
  return transfer
}

async function readOverview({ c, tx, caller }: CallersTransaction): Promise<Complete<WireCases>> {
  const { depositorId, accountDepositorId } = caller
  const replyBusinessDays = c.var.context.tenants.bySlug(c.var.tenant)?.caseReplyBusinessDays ?? 1
  const found = await findCases(tx, accountDepositorId)
  const threads = await findThreads(tx, found)
  const reader = { depositorId, replyBusinessDays }
  return {
    reply_business_days: replyBusinessDays,
    cases: found.map((row) => caseToWire(row, threads, reader)),
  }
}
