import { easternDate } from '@coffer/domain/calendar'
import { now, type Tx } from '../database/in-tenant.ts'
import { publishDisclosures, type DisclosureValues } from '../disclosures/publish.ts'
import { openBankLedger } from '../ledger/open.ts'
import { scheduleEndOfDay } from './end-of-day.ts'

/** Creates the data that a tenant's bank needs before its first account. Idempotent. */
export async function openTenantBank(tx: Tx, values: DisclosureValues): Promise<void> {
  await openBankLedger(tx)
  await publishDisclosures(tx, values)
  await scheduleEndOfDay(tx, easternDate(now(tx)))
}
