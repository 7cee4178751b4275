import type { DepositorProgress, EmployerFields } from '@coffer/api-client/depositor'
import { parseEmploymentStatus, type EmploymentForm, isWorking } from './employment.schema.ts'

type Saved = DepositorProgress['fields']
export type SavedEmployment = Pick<Saved, 'employmentStatus' | 'employerName' | 'occupation'>

/** Initial values of the form. */
export function toForm(saved: SavedEmployment): EmploymentForm {
  return {
    employmentStatus: saved.employmentStatus ?? '',
    employerName: saved.employerName ?? '',
    occupation: saved.occupation ?? '',
  }
}

/** The fields to save: employer and occupation only for working statuses, regardless of earlier input. */
export function toFields(form: EmploymentForm): EmployerFields {
  const employmentStatus = parseEmploymentStatus(form.employmentStatus)
  if (employmentStatus === null) throw new Error('the form was not validated')
  return isWorking(employmentStatus)
    ? { employmentStatus, employerName: form.employerName, occupation: form.occupation }
    : { employmentStatus }
}
