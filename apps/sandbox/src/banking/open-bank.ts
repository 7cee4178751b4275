import { easternDate } from '@coffer/domain/calendar'
import { now, type Tx } from '../database/in-tenant.ts'
import { publishDisclosures, type DisclosureValues } from '../disclosures/publish.ts'
import { openInstitution } from '../ledger/open.ts'
import { scheduleEndOfDay } from './end-of-day.ts'

/** What a tenant's bank needs before its first account. Doing it again changes nothing. */
export async function openTenantBank(tx: Tx, institution: DisclosureValues): Promise<void> {
  await openInstitution(tx)
  await publishDisclosures(tx, institution)
  await scheduleEndOfDay(tx, easternDate(now(tx)))
}
