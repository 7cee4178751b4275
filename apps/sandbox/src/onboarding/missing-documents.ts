import { registrationStatuses, type RegistrationStatus } from '@coffer/domain/status'
import type { DepositorRow } from './progress.ts'

/** What the identity review asks for, by where it stands; nothing in any other status. */
const askedFor: Readonly<Partial<Record<RegistrationStatus, readonly string[]>>> = {
  FLAGGED: ['identity', 'address'],
  ERRORED: ['identity'],
  UNSUBMITTED: ['identity', 'address', 'ssn'],
}

export const statusOf = (row: DepositorRow): RegistrationStatus | null =>
  registrationStatuses.find((one) => one === row.registrationStatus) ?? null

/** The kinds of document that are still needed. Staff may have asked for others than the status does. */
export function missingDocuments(row: DepositorRow): readonly string[] {
  const status = statusOf(row)
  const usual = status === null ? [] : (askedFor[status] ?? [])
  return row.askedDocuments ?? usual
}
