import { extendedStatuses, parseStep, registrationStatuses, type LastStep } from '@coffer/domain/status'
import * as v from 'valibot'

const isStep = (text: string | null) => text === null || parseLastStep(text) !== null

function parseLastStep(text: string | null): LastStep | null {
  if (text === null || text === '' || text.toLowerCase() === 'none') return 'none'
  return parseStep(text)
}

/** The last completed step; null, empty and "none" all mean that no step is completed. Case-insensitive. */
export const lastStepSchema = v.pipe(
  v.nullable(v.string()),
  v.check(isStep),
  v.transform((text): LastStep => parseLastStep(text) ?? 'none'),
)

export const registrationStatusSchema = v.picklist(registrationStatuses)

/** The three statuses that a depositor and their progress share. */
export const statusEntries = {
  registration_status: v.nullable(registrationStatusSchema),
  registration_last_step: lastStepSchema,
  extended_status: v.nullable(v.picklist(extendedStatuses)),
}

/** Renames the wire's `registrationLastStep` to `lastStep`. */
export const withLastStep = <Answer extends { registrationLastStep: LastStep }>({
  registrationLastStep,
  ...answer
}: Answer) => ({ ...answer, lastStep: registrationLastStep })
