import { isPassed } from '@coffer/domain/status'
import * as v from 'valibot'
import type { Tx } from '../database/in-tenant.ts'
import { schedule, workKind } from '../due-work/due-work.ts'
import type { WorkArea } from '../http/routes.ts'
import { notify } from '../notices/notify.ts'
import { findingFor, inMs, scheduleSecondReview, reviewMs } from '../onboarding/identity-review.ts'
import { change, lockDepositor, type DepositorRow } from '../onboarding/progress.ts'
import { findPrimary } from './account-depositor.ts'
import { shortName } from '@coffer/domain/names'

const holderReview = workKind('holder-review', v.object({ depositorId: v.string() }))

/**
 * Reviews a joint holder after the sign-up, by the same magic values (magic-values.md). Meanwhile the holder is
 * IN_REVIEW: the registration is complete, and a log-in needs a page to go to.
 */
export async function reviewHolder(tx: Tx, row: DepositorRow): Promise<void> {
  const { depositorId } = row
  await change(tx, depositorId, { registrationStatus: 'IN_REVIEW' })
  const afterMs = await reviewMs(tx, findingFor(row.ssnLastFour).afterMs)
  if (afterMs === 0) return decide(tx, depositorId)
  await schedule(tx, holderReview, { depositorId }, inMs(tx, afterMs))
}

async function decide(tx: Tx, depositorId: string): Promise<void> {
  const row = await lockDepositor(tx, depositorId)
  // An operator may have decided meanwhile.
  if (row.registrationStatus !== 'IN_REVIEW') return
  const found = findingFor(row.ssnLastFour)
  await change(tx, depositorId, {
    registrationStatus: found.status,
    ...(found.extended && { extendedStatus: found.extended }),
  })
  if (found.passesSecondReview) await scheduleSecondReview(tx, depositorId)
  if (!isPassed(found.status) || found.extended === 'HOLD') return
  const primary = await findPrimary(tx, row)
  await notify(tx, primary.depositorId, 'joint-joined', { holder: shortName(row) })
}

export const holderReviews: WorkArea = ({ work }) => {
  work.register(holderReview, (tx, { depositorId }) => decide(tx, depositorId))
}
