import { extendedStatuses, parseStep, registrationStatuses, type LastStep } from '@coffer/domain/status'
import * as v from 'valibot'

const isStep = (text: string | null) => text === null || lastStepOf(text) !== null

function lastStepOf(text: string | null): LastStep | null {
  if (text === null || text === '' || text.toLowerCase() === 'none') return 'none'
  return parseStep(text)
}

/** The last completed step; null, empty and "none" mean that no step is. Case does not matter. */
export const lastStepSchema = v.pipe(
  v.nullable(v.string()),
  v.check(isStep),
  v.transform((text): LastStep => lastStepOf(text) ?? 'none'),
)

export const registrationStatusSchema = v.picklist(registrationStatuses)

/** The three statuses that a depositor and their progress share. */
export const statusEntries = {
  registration_status: v.nullable(registrationStatusSchema),
  registration_last_step: lastStepSchema,
  extended_status: v.nullable(v.picklist(extendedStatuses)),
}

/** The short name of the last step; the wire's repeats that it belongs to the registration. */
export const withLastStep = <Answer extends { registrationLastStep: LastStep }>({
  registrationLastStep,
  ...answer
}: Answer) => ({ ...answer, lastStep: registrationLastStep })
