import type { DepositorProgress } from '@coffer/api-client/depositor'

/** Initial values of the form. The Social Security number is never sent back. */
export const toForm = (saved: DepositorProgress['fields']) => ({
  firstName: saved.firstName ?? '',
  middleName: saved.middleName ?? '',
  lastName: saved.lastName ?? '',
  hasSingleName: Boolean(saved.firstName) && !saved.lastName,
  suffix: saved.suffix ?? '',
  dateOfBirth: saved.dateOfBirth ?? '',
  ssn: '',
})
export type PersonForm = ReturnType<typeof toForm>
