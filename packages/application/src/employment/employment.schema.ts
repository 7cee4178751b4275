import {
  requiresEmployer,
  checkEmployer,
  employmentStatuses,
  type EmploymentStatus,
} from '@coffer/domain/depositor-rules'
import { tidyLine } from '@coffer/domain/typed-text'
import * as v from 'valibot'
import { crossFieldCheck, withMessageKeys } from '@coffer/forms/checks'

/** The chosen status; null without one. */
export const parseEmploymentStatus = (text: string): EmploymentStatus | null =>
  employmentStatuses.find((status) => status === text) ?? null

/** Whether employer and occupation are required. */
export const isWorking = (text: string): boolean => {
  const status = parseEmploymentStatus(text)
  return status !== null && requiresEmployer(status)
}

const employerMessages = {
  empty: 'problem.employerName.empty',
  'too-long': 'problem.employerName.too-long',
} as const
const employer = withMessageKeys(checkEmployer, employerMessages)
const business = withMessageKeys(checkEmployer, { ...employerMessages, empty: 'problem.businessName.empty' })
const occupation = withMessageKeys(checkEmployer, {
  empty: 'problem.occupation.empty',
  'too-long': 'problem.occupation.too-long',
})

const plain = v.pipe(v.string(), v.transform(tidyLine))

const fields = v.object({
  employmentStatus: v.pipe(
    v.string(),
    v.check((text) => parseEmploymentStatus(text) !== null, 'problem.employmentStatus.empty'),
  ),
  employerName: plain,
  occupation: plain,
})
export type EmploymentForm = v.InferOutput<typeof fields>

/** Employment; employer and occupation only for working statuses. Messages are message keys. */
export const employmentSchema = v.pipe(
  fields,
  crossFieldCheck(({ employmentStatus, employerName, occupation: work }: EmploymentForm) =>
    isWorking(employmentStatus)
      ? {
          employerName: (employmentStatus === 'employed' ? employer : business)(employerName),
          occupation: occupation(work),
        }
      : {},
  ),
)
