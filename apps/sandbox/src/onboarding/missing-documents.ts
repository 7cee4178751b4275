import type { DocumentKind } from '@coffer/api-client/depositor/schema'
import type { RegistrationStatus } from '@coffer/domain/status'
import type { DepositorRow } from './progress.ts'

/** Documents that the identity review requires, by status; none in other statuses. */
const askedFor: Readonly<Partial<Record<RegistrationStatus, readonly DocumentKind[]>>> = {
  FLAGGED: ['identity', 'address'],
  ERRORED: ['identity'],
  UNSUBMITTED: ['identity', 'address', 'ssn'],
}

/** The types of document still required. Staff may have requested others than the status does. */
export function missingDocuments({
  registrationStatus: status,
  askedDocuments,
}: DepositorRow): readonly DocumentKind[] {
  const usual = status === null ? [] : (askedFor[status] ?? [])
  return askedDocuments ?? usual
}
