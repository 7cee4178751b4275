import { depositor, depositorProgress, filledFields, handlers } from '@coffer/api-client/fakes'

export type Progress = ReturnType<typeof depositorProgress>

/** The progress of an application that has not been confirmed. */
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

/** The progress of an application whose review has the given status. */
export function reviewed(status: Progress['registration_status'], part: Partial<Progress> = {}) {
  return depositorProgress({
    registration_status: status,
    registration_last_step: 'confirmed',
    extended_status: 'UNLINKED',
    fields: filledFields(),
    ...part,
  })
}

/** Handlers of both calls that return the progress, for tests and stories. */
export function progressHandlers(progress: Progress) {
  const { registration_status, registration_last_step, extended_status } = progress
  return [
    handlers.progress(progress),
    handlers.depositor(depositor({ registration_status, registration_last_step, extended_status })),
  ]
}
