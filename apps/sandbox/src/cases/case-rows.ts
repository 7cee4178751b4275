import { type CaseMessage, caseStatus, replyDay } from '@coffer/domain/cases'
import type { WireCase } from '@coffer/api-client/cases/schema'
import { easternDate } from '@coffer/domain/calendar'
import type { Complete } from '@coffer/provider-kit/handler'
import { desc, eq, getTableColumns, inArray } from 'drizzle-orm'
import type { Tx } from '../database/in-tenant.ts'
import { depositAccounts } from '../database/schema/banking.ts'
import { cases } from '../database/schema/cases.ts'
import { messages } from '../database/schema/messages.ts'

export type CaseRow = typeof cases.$inferSelect

/** The cases of an account, including a closed one, newest first. */
export const findCases = (tx: Tx, accountDepositorId: string): Promise<CaseRow[]> =>
  tx
    .select(getTableColumns(cases))
    .from(cases)
    .innerJoin(depositAccounts, eq(depositAccounts.id, cases.depositAccountId))
    .where(eq(depositAccounts.depositorId, accountDepositorId))
    .orderBy(desc(cases.openedAt))

type ThreadMessage = CaseMessage & { readonly threadId: string }

/** The author and time of each message in the threads of cases, without its text. */
export async function findThreads(tx: Tx, found: readonly CaseRow[]): Promise<readonly ThreadMessage[]> {
  if (found.length === 0) return []
  const { threadId, direction, sentAt, depositorId } = messages
  return (
    tx
      .select({ threadId, direction, sentAt })
      .from(messages)
      // Filtered by depositor to match the index.
      .where(
        inArray(
          depositorId,
          found.map((one) => one.depositorId),
        ),
      )
  )
}

interface CaseReader {
  readonly depositorId: string
  readonly replyBusinessDays: number
}

/** A case as one of the holders reads it: the conversation is included only for the holder who reported it. */
export function caseToWire(
  row: CaseRow,
  thread: readonly ThreadMessage[],
  { depositorId, replyBusinessDays }: CaseReader,
): Complete<WireCase> {
  const own = thread.filter(({ threadId }) => threadId === row.threadId)
  return {
    uuid: row.id,
    transaction_uuid: row.transferId,
    reason: row.reason,
    status: caseStatus(own, row.closedAt),
    thread_uuid: row.depositorId === depositorId ? row.threadId : null,
    opened_on: easternDate(row.openedAt),
    reply_by: replyDay(own, row.closedAt, replyBusinessDays),
  }
}
