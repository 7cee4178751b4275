import type { DocumentKind } from '@coffer/api-client/depositor/schema'
import { registrationStatuses, type RegistrationStatus } from '@coffer/domain/status'
import type { DepositorRow } from './progress.ts'

/** Documents that the identity review requires, by status; none in other statuses. */
const askedFor: Readonly<Partial<Record<RegistrationStatus, readonly DocumentKind[]>>> = {
  FLAGGED: ['identity', 'address'],
  ERRORED: ['identity'],
  UNSUBMITTED: ['identity', 'address', 'ssn'],
}

export const knownStatus = (row: Pick<DepositorRow, 'registrationStatus'>): RegistrationStatus | null =>
  registrationStatuses.find((one) => one === row.registrationStatus) ?? null

/** The types of document still required. Staff may have requested others than the status does. */
export function missingDocuments(row: DepositorRow): readonly DocumentKind[] {
  const status = knownStatus(row)
  const usual = status === null ? [] : (askedFor[status] ?? [])
  return row.askedDocuments ?? usual
}
