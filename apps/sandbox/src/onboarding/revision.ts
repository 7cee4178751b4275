import { eq, sql } from 'drizzle-orm'
import type { Tx } from '../database/in-tenant.ts'
import { depositors } from '../database/schema/onboarding.ts'
import type { Call } from '../http/call.ts'
import { conflict } from '../http/refusal.ts'
import type { DepositorRow } from './progress.ts'

/** Identifies a state of the application. Opaque. */
export const revisionOf = ({ revision }: DepositorRow): string => `r${revision}`

/** The revision of a call's If-Match header; null without one. */
export function revisionSeen(c: Call): string | null {
  const sent = c.req.header('if-match')?.trim() ?? ''
  return sent === '' || sent === '*' ? null : sent.replace(/^W\//, '').replaceAll('"', '')
}

/** Refuses to overwrite changes of another tab or device. The caller has locked the depositor. */
export function requireUnchanged(row: DepositorRow, seen: string | null): void {
  if (seen !== null && seen !== revisionOf(row)) throw conflict('changed_elsewhere')
}

/** A save is a new revision even where it saves what was there: of two at once only one is the first. */
export const beginRevision = (tx: Tx, depositorId: string) =>
  tx
    .update(depositors)
    .set({ revision: sql`${depositors.revision} + 1` })
    .where(eq(depositors.depositorId, depositorId))
