import { conflict } from '@coffer/provider-kit/refusal'
import { eq, sql } from 'drizzle-orm'
import type { Tx } from '../database/in-tenant.ts'
import { depositors } from '../database/schema/onboarding.ts'
import type { Call } from '../http/call.ts'
import type { DepositorRow } from './progress.ts'

/** Opaque identifier of an application's state. */
export const toRevision = ({ revision }: DepositorRow): string => `r${revision}`

/** The revision in a call's If-Match header; null without the header. */
export function revisionSeen(c: Call): string | null {
  const sent = c.req.header('if-match')?.trim() ?? ''
  return sent === '' || sent === '*' ? null : sent.replace(/^W\//, '').replaceAll('"', '')
}

/** Refuses to overwrite changes made in another tab or on another device. The caller has locked the depositor. */
export function requireUnchanged(row: DepositorRow, seen: string | null): void {
  if (seen !== null && seen !== toRevision(row)) throw conflict('changed_elsewhere')
}

/** Every save begins a new revision, even if it changes nothing, so that only one of two concurrent saves succeeds. */
export const beginRevision = (tx: Tx, depositorId: string) =>
  tx
    .update(depositors)
    .set({ revision: sql`${depositors.revision} + 1` })
    .where(eq(depositors.depositorId, depositorId))
