import type { ResponseData } from '../openapi/answers.ts'
import { missingDocuments } from './missing-documents.ts'
import type { DepositorRow } from './progress.ts'
import { toRevision } from './revision.ts'

const statusFields = (row: DepositorRow) => ({
  registration_status: row.registrationStatus,
  registration_last_step: row.registrationLastStep,
  extended_status: row.extendedStatus,
})

/** GET /depositor. */
export const depositorToWire = (row: DepositorRow) => ({
  depositor_id: row.depositorId,
  first_name: row.firstName,
  last_name: row.lastName,
  is_primary: row.isPrimary,
  ...statusFields(row),
  revision: toRevision(row),
})

/** The saved fields. Only the last four digits of the SSN are stored. */
export const filledToWire = (row: DepositorRow) => ({
  first_name: row.firstName,
  middle_name: row.middleName,
  last_name: row.lastName,
  suffix: row.suffix,
  date_of_birth: row.dateOfBirth,
  ssn_last_four: row.ssnLastFour,
  phone: row.phone,
  address_line1: row.address?.address_line1 ?? null,
  address_line2: row.address?.address_line2 ?? null,
  city: row.address?.city ?? null,
  state: row.address?.state ?? null,
  postal_code: row.address?.postal_code ?? null,
  mailing_address: row.mailingAddress,
  employment_status: row.employmentStatus,
  employer_name: row.employerName,
  occupation: row.occupation,
})

type Joint = Pick<ResponseData<'POST /entity/details'>, 'primary_depositor' | 'secondary_depositors'>

/** GET /depositor/progress: the depositor, the saved fields, and the joint holder. */
export const progressToWire = (row: DepositorRow, joint: Joint) => ({
  ...depositorToWire(row),
  fields: filledToWire(row),
  missing_documents: missingDocuments(row),
  joint,
})
