import type { WorkArea } from '../http/routes.ts'
import { announce, announcements } from '../notices/announcements.ts'
import { notifyOfStatements, statementNotices } from '../statements/statement-notices.ts'
import { monthlySummaries, sendMonthlySummaries } from '../summaries/monthly-summaries.ts'
import { notifyOfTaxDocuments, taxNotices } from '../tax-documents/tax-notices.ts'
import { endDay, endOfDay, scheduleNextEndOfDay } from './end-of-day.ts'
import { discloseRate, rateDisclosure } from '../rates/rate-disclosure.ts'
import { notifyOfRate, rateNotices } from '../rates/rate-notices.ts'
import { deleteExpired, retention } from '../retention/delete-expired.ts'
import { completeRefresh, refreshService } from './service-refresh.ts'
import {
  check,
  checkTransfer,
  release,
  releaseTransfer,
  settle,
  settleTransfer,
  submit,
  submitTransfer,
} from './transfer-life.ts'

/** The bank's scheduled work: the stages of a transfer, the end of a day, a refresh, deletion. */
export const bankWork: WorkArea = ({ work }) => {
  work.register(checkTransfer, (tx, { transferId }) => check(tx, transferId))
  work.register(submitTransfer, (tx, { transferId }) => submit(tx, transferId))
  work.register(settleTransfer, (tx, { transferId }) => settle(tx, transferId))
  work.register(releaseTransfer, (tx, { transferId }) => release(tx, transferId))
  work.register(endOfDay, endDay, scheduleNextEndOfDay)
  work.register(statementNotices, notifyOfStatements)
  work.register(monthlySummaries, sendMonthlySummaries)
  work.register(announcements, announce)
  work.register(rateNotices, notifyOfRate)
  work.register(rateDisclosure, discloseRate)
  work.register(retention, deleteExpired)
  work.register(taxNotices, notifyOfTaxDocuments)
  work.register(refreshService, (tx, { requestId, depositorId }) =>
    completeRefresh(tx, requestId, depositorId),
  )
}
