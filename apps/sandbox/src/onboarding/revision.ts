import { eq, sql } from 'drizzle-orm'
import type { Tx } from '../database/in-tenant.ts'
import { depositors } from '../database/schema/onboarding.ts'
import type { Call } from '../http/call.ts'
import { conflict } from '../http/refusal.ts'
import type { DepositorRow } from './progress.ts'

/** Which state of the application someone has seen. What is in it is nobody's business. */
export const revisionOf = ({ revision }: DepositorRow): string => `r${revision}`

/** The revision a call was made on, from its If-Match header; null where it names none. */
export function revisionSeen(c: Call): string | null {
  const sent = c.req.header('if-match')?.trim() ?? ''
  return sent === '' || sent === '*' ? null : sent.replace(/^W\//, '').replaceAll('"', '')
}

/** Refuses to write over what another tab or device has saved since. The caller holds the depositor. */
export function requireUnchanged(row: DepositorRow, seen: string | null): void {
  if (seen !== null && seen !== revisionOf(row)) throw conflict('changed_elsewhere')
}

/** A save is a new revision even where it saves what was there: of two at once only one is the first. */
export const beginRevision = (tx: Tx, depositorId: string) =>
  tx
    .update(depositors)
    .set({ revision: sql`${depositors.revision} + 1` })
    .where(eq(depositors.depositorId, depositorId))
