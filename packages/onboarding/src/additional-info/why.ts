import type { DepositorProgress } from '@coffer/api-client/depositor'

type Standing = Pick<DepositorProgress, 'registrationStatus' | 'missingDocuments'>

/** Why the person is here, as a word key: what the check says, and whether anything is needed of them. */
export function whyKey({ registrationStatus: status, missingDocuments }: Standing) {
  const need = missingDocuments.length > 0 ? 'needed' : 'nothing'
  switch (status) {
    case 'IN_REVIEW':
      return `additional.inReview.${need}` as const
    case 'ERRORED':
      return `additional.errored.${need}` as const
    case 'UNSUBMITTED':
      return `additional.unsubmitted.${need}` as const
    case 'FLAGGED':
    case 'PASSED':
    case 'MANUALLY_REVIEWED':
    case 'FAILED':
    case 'VIEW_ONLY':
    case null:
      return `additional.flagged.${need}` as const
    default:
      return status satisfies never
  }
}
