import type { basicBody } from '@coffer/api-client/depositor/request-schema'
import { conflict, invalid, type LocalizedText } from '@coffer/provider-kit/refusal'
import { and, isNull, ne } from 'drizzle-orm'
import type * as v from 'valibot'
import { attempt, now, type Tx } from '../database/in-tenant.ts'
import { depositors } from '../database/schema/onboarding.ts'
import { isTaken } from '../identity/register.ts'
import { toFingerprint, hasFingerprint } from '../keys/registered-keys.ts'
import { startReview } from './identity-review.ts'
import { alreadyConfirmed, certifyFirst, notYet } from './onboarding-messages.ts'
import { advanceTo, change, hasReached, type DepositorRow, type LastStep } from './progress.ts'
import { beginRevision } from './revision.ts'
import { readBasic } from './steps.ts'

type Values = Partial<typeof depositors.$inferInsert>

const alreadyOnFile: LocalizedText = {
  en: 'This number is already on file.',
  es: 'Este número ya está registrado.',
}

const duplicateSsn = () => conflict('duplicate_ssn', { fields: { ssn: [alreadyOnFile] } })

/** Step basic. A saved social security number stays unless another is sent; one on file elsewhere is refused. */
export async function saveBasic(
  tx: Tx,
  row: DepositorRow,
  sent: v.InferOutput<typeof basicBody>,
): Promise<void> {
  const today = now(tx).toISOString().slice(0, 10)
  const { ssn, values } = readBasic(sent, {
    today,
    ssnIsSaved: row.ssnLastFour !== null,
    isOwn: row.isPrimary,
  })
  if (ssn === null) return saveStep(tx, row, { step: 'basic', before: 'none' }, values)
  const [other] = await tx
    .select({ depositorId: depositors.depositorId })
    .from(depositors)
    .where(
      and(
        hasFingerprint(tx, depositors.ssnHash, 'ssn', ssn),
        ne(depositors.depositorId, row.depositorId),
        isNull(depositors.cancelledAt),
      ),
    )
  if (other) throw duplicateSsn()
  const withSsn = { ...values, ssnHash: toFingerprint(tx, 'ssn', ssn), ssnLastFour: ssn.slice(-4) }
  try {
    await attempt(tx, (inner) => saveStep(inner, row, { step: 'basic', before: 'none' }, withSsn))
  } catch (error) {
    // For two concurrent calls with one number, the database accepts only one.
    throw isTaken(error) ? duplicateSsn() : error
  }
}

/** Saves a step if the step `before` is completed, for the first time or again, until the application is confirmed. */
export async function saveStep(
  tx: Tx,
  row: DepositorRow,
  { step, before }: { step: LastStep; before: LastStep },
  values: Values,
): Promise<void> {
  requireOpen(row, before)
  await beginRevision(tx, row.depositorId)
  await change(tx, row.depositorId, values)
  await advanceTo(tx, row.depositorId, step)
}

/** Certifies the details and starts the review; returns the id of the request that ends with its status. */
export async function confirm(tx: Tx, row: DepositorRow, certify: unknown): Promise<string> {
  requireOpen(row, 'employer')
  if (certify !== true) throw invalid({ certify: [certifyFirst] })
  await change(tx, row.depositorId, { certifiedAt: now(tx) })
  await advanceTo(tx, row.depositorId, 'confirmed')
  return startReview(tx, row)
}

/** No step can be skipped, and nothing can change after the application is submitted. */
export function requireOpen(row: DepositorRow, before: LastStep): void {
  if (hasReached(row, 'confirmed')) throw invalid({ step: [alreadyConfirmed] })
  if (!hasReached(row, before)) throw invalid({ step: [notYet] })
}
