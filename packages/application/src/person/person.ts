import type { DepositorProgress } from '@coffer/api-client/depositor'

/** The saved details of a person, with only the last four digits of the Social Security number. */
export type SavedPerson = Pick<
  DepositorProgress['fields'],
  'firstName' | 'middleName' | 'lastName' | 'suffix' | 'dateOfBirth' | 'ssnLastFour'
>

/** Initial values of the form. The Social Security number is never sent back. */
export const toForm = (saved: SavedPerson) => ({
  firstName: saved.firstName ?? '',
  middleName: saved.middleName ?? '',
  lastName: saved.lastName ?? '',
  hasSingleName: Boolean(saved.firstName) && !saved.lastName,
  suffix: saved.suffix ?? '',
  dateOfBirth: saved.dateOfBirth ?? '',
  ssn: '',
})
export type PersonForm = ReturnType<typeof toForm>
