import type { DepositorProgress } from '@coffer/api-client/depositor'

type ReviewState = Pick<DepositorProgress, 'registrationStatus' | 'missingDocuments'>

/** Message key of the explanation, by the status of the review and whether documents are missing. */
export function reviewExplanation({ registrationStatus: status, missingDocuments }: ReviewState) {
  const documents = missingDocuments.length > 0 ? 'needed' : 'nothing'
  switch (status) {
    case 'IN_REVIEW':
      return `additional.inReview.${documents}` as const
    case 'ERRORED':
      return `additional.errored.${documents}` as const
    case 'UNSUBMITTED':
      return `additional.unsubmitted.${documents}` as const
    case 'FLAGGED':
    case 'PASSED':
    case 'MANUALLY_REVIEWED':
    case 'FAILED':
    case 'VIEW_ONLY':
    case null:
      return `additional.flagged.${documents}` as const
    default:
      return status satisfies never
  }
}
