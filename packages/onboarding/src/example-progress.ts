import { depositor, depositorProgress, filledFields, handlers } from '@coffer/api-client/fakes'

export type Progress = ReturnType<typeof depositorProgress>

/** The progress of someone whose application is not confirmed. */
export function unconfirmed(
  last: Progress['registration_last_step'],
  fields: Partial<Progress['fields']> = {},
) {
  return depositorProgress({
    registration_status: null,
    registration_last_step: last,
    extended_status: null,
    fields,
  })
}

/** The progress of someone whose review has led to `status`. */
export function reviewed(status: Progress['registration_status'], part: Partial<Progress> = {}) {
  return depositorProgress({
    registration_status: status,
    registration_last_step: 'confirmed',
    extended_status: 'UNLINKED',
    fields: filledFields(),
    ...part,
  })
}

/** Both calls that tell where an application stands, for tests and stories. */
export function standing(progress: Progress) {
  const { registration_status, registration_last_step, extended_status } = progress
  return [
    handlers.progress(progress),
    handlers.depositor(depositor({ registration_status, registration_last_step, extended_status })),
  ]
}
