import type { Area } from '../http/routes.ts'
import { announceStatements } from '../statements/announce-statements.ts'
import { announceTaxDocuments } from '../tax-documents/announce-tax-documents.ts'
import { closeDay, endOfDay, scheduleNextEndOfDay } from './interest.ts'
import { refreshed, refreshService } from './service-refresh.ts'
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

/** The bank's scheduled work: the stages of a transfer, the end of a day, a refresh. */
export const bankWork: Area = (_api, { work }) => {
  work.register(checkTransfer, (tx, { transferId }) => check(tx, transferId))
  work.register(submitTransfer, (tx, { transferId }) => submit(tx, transferId))
  work.register(settleTransfer, (tx, { transferId }) => settle(tx, transferId))
  work.register(releaseTransfer, (tx, { transferId }) => release(tx, transferId))
  work.register(
    endOfDay,
    async (tx, { date }) => {
      await closeDay(tx, date)
      await announceStatements(tx, date)
      await announceTaxDocuments(tx, date)
    },
    scheduleNextEndOfDay,
  )
  work.register(refreshService, (tx, { requestId, depositorId }) => refreshed(tx, requestId, depositorId))
}
