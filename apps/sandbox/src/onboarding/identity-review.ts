import type { ExtendedStatus, RegistrationStatus } from '@coffer/domain/status'
import * as v from 'valibot'
import { now, type Tx } from '../database/in-tenant.ts'
import { tenantSettings } from '../database/schema/tenants.ts'
import { schedule, workKind } from '../due-work/due-work.ts'
import type { WorkArea } from '../http/routes.ts'
import { finishRequest, startRequest } from '../requests/requests.ts'
import { change, lockDepositor, type DepositorRow } from './progress.ts'

export interface Finding {
  readonly afterMs: number
  readonly status: RegistrationStatus
  readonly extended?: ExtendedStatus
  /** Whether a second review follows, which passes. */
  readonly passesSecondReview?: true
}

/** Magic values (magic-values.md): the last four digits of the social security number decide the review. */
const findings: Readonly<Record<string, Finding>> = {
  '0001': { afterMs: 0, status: 'PASSED' },
  '0002': { afterMs: 0, status: 'IN_REVIEW', passesSecondReview: true },
  '0003': { afterMs: 0, status: 'FLAGGED' },
  '0004': { afterMs: 0, status: 'ERRORED' },
  '0005': { afterMs: 0, status: 'UNSUBMITTED' },
  '0006': { afterMs: 0, status: 'FAILED' },
  '0007': { afterMs: 0, status: 'VIEW_ONLY' },
  '0008': { afterMs: 0, status: 'PASSED', extended: 'HOLD' },
  '0009': { afterMs: 0, status: 'MANUALLY_REVIEWED' },
  // Longer than the 300 s for which clients poll the request.
  '0010': { afterMs: 600_000, status: 'PASSED' },
}

const secondReviewAfterMs = 60_000

const ordinary: Finding = { afterMs: 3_000, status: 'PASSED' }

export const findingFor = (ssnLastFour: string | null): Finding => findings[ssnLastFour ?? ''] ?? ordinary

const requestPayload = v.object({ depositorId: v.string(), requestId: v.string() })
const review = workKind('identity-review', requestPayload)
const documentsReceived = workKind('documents-received', requestPayload)
const secondReview = workKind('identity-second-look', v.object({ depositorId: v.string() }))

/** In milliseconds: the operator's setting, or else the finding's duration. */
export async function reviewMs(tx: Tx, usualMs: number): Promise<number> {
  const [settings] = await tx.select({ seconds: tenantSettings.reviewSeconds }).from(tenantSettings)
  return typeof settings?.seconds === 'number' ? settings.seconds * 1000 : usualMs
}

export const inMs = (tx: Tx, ms: number) => new Date(now(tx).getTime() + ms)

/** Starts the review of a confirmed application; the request ends with the status. */
export async function startReview(tx: Tx, { depositorId, ssnLastFour }: DepositorRow): Promise<string> {
  const requestId = await startRequest(tx, depositorId, 'status')
  await schedule(
    tx,
    review,
    { depositorId, requestId },
    inMs(tx, await reviewMs(tx, findingFor(ssnLastFour).afterMs)),
  )
  return requestId
}

/** Starts the review of new documents, which always passes; the request ends with the status. */
export async function reviewDocuments(tx: Tx, depositorId: string): Promise<string> {
  const requestId = await startRequest(tx, depositorId, 'status')
  await schedule(tx, documentsReceived, { depositorId, requestId }, inMs(tx, await reviewMs(tx, 0)))
  return requestId
}

export const scheduleSecondReview = (tx: Tx, depositorId: string) =>
  schedule(tx, secondReview, { depositorId }, inMs(tx, secondReviewAfterMs))

export const identityReview: WorkArea = ({ work }) => {
  work.register(review, async (tx, { depositorId, requestId }) => {
    const row = await lockDepositor(tx, depositorId)
    const found = findingFor(row.ssnLastFour)
    // An operator may have decided meanwhile.
    if (row.registrationStatus !== null)
      return finishRequest(tx, requestId, { result: row.registrationStatus })
    await change(tx, depositorId, {
      registrationStatus: found.status,
      ...(found.extended && { extendedStatus: found.extended }),
    })
    await finishRequest(tx, requestId, { result: found.status })
    if (found.passesSecondReview) await scheduleSecondReview(tx, depositorId)
  })

  work.register(documentsReceived, async (tx, { depositorId, requestId }) => {
    const { registrationStatus } = await lockDepositor(tx, depositorId)
    await finishRequest(tx, requestId, { result: registrationStatus })
    await scheduleSecondReview(tx, depositorId)
  })

  work.register(secondReview, async (tx, { depositorId }) => {
    const { registrationStatus } = await lockDepositor(tx, depositorId)
    if (registrationStatus === 'IN_REVIEW') await change(tx, depositorId, { registrationStatus: 'PASSED' })
  })
}
